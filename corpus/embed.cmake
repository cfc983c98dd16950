# Writes text files as C++ data: cmake -DOUTPUT=file.cpp -DFOLDER=folder "-DFILES=a.epd b.epd" -P embed.cmake
# No line of theirs may hold )EPD" .
separate_arguments(FILES)
set(arrays "")
set(table "")
foreach(file IN LISTS FILES)
  file(READ "${FOLDER}/${file}" text)
  string(REPLACE "\n" "\n)EPD\",\n    R\"EPD(" text "${text}")
  string(MAKE_C_IDENTIFIER "${file}" identifier)
  string(APPEND arrays "constexpr std::string_view ${identifier}[] = {\n    R\"EPD(${text})EPD\"};\n\n")
  string(APPEND table "    {\"${file}\", ${identifier}},\n")
endforeach()
file(WRITE "${OUTPUT}" "// Written by embed.cmake.
#include \"corpus/builtin_data.h\"

namespace passant {
namespace {

${arrays}constexpr BuiltinFile kFiles[] = {
${table}};

}  // namespace

std::span<const BuiltinFile> builtin_files() { return kFiles; }

}  // namespace passant
")
