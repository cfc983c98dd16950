# Fails when a form's object file defines a symbol that the linker may merge with another file's: of two copies of an
# inline function it keeps any, perhaps the one compiled for a newer processor than the one at hand. OBJECTS, NM.
if(NOT OBJECTS)
  message(FATAL_ERROR "no objects given")
endif()
foreach(object ${OBJECTS})
  execute_process(COMMAND ${NM} --defined-only ${object} OUTPUT_VARIABLE symbols COMMAND_ERROR_IS_FATAL ANY)
  string(REGEX MATCHALL "[^\n]* [WwVvu] [^\n]*" shared "${symbols}")
  if(shared)
    list(JOIN shared "\n  " text)
    message(FATAL_ERROR "${object} defines symbols that may be merged:\n  ${text}")
  endif()
endforeach()
