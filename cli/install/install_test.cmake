# cmake -DBUILD=… -DEXAMPLE=… -DCOMPILER=… -DSCRATCH=… -P install_test.cmake
# Installs into a folder of its own, looks whether everything is there and works from there, builds the example against it,
# and makes the Debian package.
file(REMOVE_RECURSE ${SCRATCH})
set(prefix ${SCRATCH}/staged/usr)

function(run expected)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE code OUTPUT_VARIABLE out ERROR_VARIABLE err)
  if(NOT code EQUAL 0 OR NOT "${out}${err}" MATCHES "${expected}")
    message(FATAL_ERROR "${ARGN}\nended with ${code}, expected '${expected}':\n${out}\n${err}")
  endif()
endfunction()

run("" ${CMAKE_COMMAND} --install ${BUILD} --prefix ${prefix})
foreach(file bin/passant share/man/man1/passant.1 share/bash-completion/completions/passant share/zsh/vendor-completions/_passant
        share/fish/vendor_completions.d/passant.fish share/passant/corpus/reported.epd share/passant/corpus/README.md
        include/passant/oracles/plugin.h include/passant/position/fen.h)
  if(NOT EXISTS ${prefix}/${file})
    message(FATAL_ERROR "${file} is not installed")
  endif()
endforeach()
file(GLOB_RECURSE headers ${prefix}/include/*.h)
foreach(header ${headers})
  file(READ ${header} text)
  if(text MATCHES "gtest/|rapidcheck")
    message(FATAL_ERROR "${header} is for tests and should not be installed")
  endif()
endforeach()

# In an empty environment and another folder: nothing of the build tree is needed.
run("Nodes searched: 8902" ${CMAKE_COMMAND} -E chdir / env -i ${prefix}/bin/passant perft startpos 3)
run("positions" ${CMAKE_COMMAND} -E chdir / ${prefix}/bin/passant check ${prefix}/share/passant/corpus/rule.epd --subject bitboard)

run("" ${CMAKE_COMMAND} -S ${EXAMPLE} -B ${SCRATCH}/example -DCMAKE_PREFIX_PATH=${prefix} -DCMAKE_CXX_COMPILER=${COMPILER}
       -DCMAKE_BUILD_TYPE=Release)
run("" ${CMAKE_COMMAND} --build ${SCRATCH}/example)
run("4 legal moves.*b5c6 is illegal" ${SCRATCH}/example/captures "4k3/8/8/KPp4r/8/8/8/8 w - c6 0 2")

find_program(dpkg dpkg-deb)
if(dpkg)
  # Of what is installed already: cpack would else build everything first.
  run("" ${CMAKE_CPACK_COMMAND} -G DEB --config ${BUILD}/CPackConfig.cmake -B ${SCRATCH}/package
         -D CPACK_INSTALL_CMAKE_PROJECTS= -D "CPACK_INSTALLED_DIRECTORIES=${SCRATCH}/staged\;/")
  file(GLOB package ${SCRATCH}/package/*.deb)
  run("usr/bin/passant" ${dpkg} --contents ${package})
  run("Depends: .*libfmt" ${dpkg} --info ${package})
endif()
