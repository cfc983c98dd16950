# Writes the templates as C++ data: cmake -DOUTPUT=file.cpp -DFOLDER=folder "-DFILES=a.html b.css" -P embed.cmake
# No line of theirs may hold )TPL" . The digest of page.js goes into the page's content security policy, so that a
# browser runs that script and no other (W3C, Content Security Policy Level 3, 2.3.1).
separate_arguments(FILES)

# base64(HEX VARIABLE): six hexadecimal digits, that is 24 bits, are four characters.
function(base64 hex variable)
  set(alphabet "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
  string(LENGTH "${hex}" digits)
  math(EXPR missing "(6 - ${digits} % 6) % 6")
  string(REPEAT "0" ${missing} zeros)
  set(text "")
  math(EXPR last "${digits} + ${missing} - 6")
  foreach(at RANGE 0 ${last} 6)
    string(SUBSTRING "${hex}${zeros}" ${at} 6 group)
    foreach(shift 18 12 6 0)
      math(EXPR index "(0x${group} >> ${shift}) & 63")
      string(SUBSTRING "${alphabet}" ${index} 1 character)
      string(APPEND text "${character}")
    endforeach()
  endforeach()
  math(EXPR padding "${missing} / 2")
  string(LENGTH "${text}" length)
  math(EXPR kept "${length} - ${padding}")
  string(SUBSTRING "${text}" 0 ${kept} text)
  string(REPEAT "=" ${padding} equals)
  set(${variable} "${text}${equals}" PARENT_SCOPE)
endfunction()

set(table "")
foreach(file IN LISTS FILES)
  file(READ "${FOLDER}/${file}" text)
  string(APPEND table "    {\"${file}\", R\"TPL(${text})TPL\"},\n")
endforeach()
file(SHA256 "${FOLDER}/page.js" digest)
base64("${digest}" digest)
file(WRITE "${OUTPUT}" "// Written by embed.cmake.
#include \"reports/template_data.h\"

namespace passant::reports {
namespace {

constexpr TemplateFile kFiles[] = {
${table}};

}  // namespace

std::span<const TemplateFile> template_files() { return kFiles; }

std::string_view page_script_digest() { return \"sha256-${digest}\"; }

}  // namespace passant::reports
")
