#include "generators/bitboard/forms.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>

namespace passant::bitboard {
namespace {

struct AllForms {
  std::array<Form, 3> form;
  std::size_t count;
};

#if defined(PASSANT_X86_FORMS)

bool has_avx512() {
  return __builtin_cpu_supports("x86-64-v4") && __builtin_cpu_supports("avx512vbmi") &&
         __builtin_cpu_supports("avx512vbmi2") && __builtin_cpu_supports("avx512bitalg") &&
         __builtin_cpu_supports("avx512vpopcntdq") && __builtin_cpu_supports("gfni");
}

AllForms find_forms() {
  AllForms all{{Form{"portable", kPortableForm}}, 1};
  if (__builtin_cpu_supports("x86-64-v3")) all.form[all.count++] = {"avx2", kAvx2Form};
  if (has_avx512()) all.form[all.count++] = {"avx512", kAvx512Form};
  return all;
}

/// Zen 1 and 2 have PEXT in microcode, ten times as slow as a multiplication (uops.info).
bool has_slow_pext() { return __builtin_cpu_is("znver1") || __builtin_cpu_is("znver2"); }

#else

AllForms find_forms() { return {{Form{"portable", kPortableForm}}, 1}; }
bool has_slow_pext() { return false; }

#endif

const Form& choose() {
  const auto all = forms();
  const char* const wanted = std::getenv("PASSANT_FORM");
  if (wanted == nullptr) return has_slow_pext() ? all.front() : all.back();
  const auto form = std::ranges::find(all, std::string_view(wanted), &Form::name);
  if (form != all.end()) return *form;
  std::fprintf(stderr, "PASSANT_FORM: '%s' is no form that this processor can run (expected:", wanted);
  for (const Form& known : all) std::fprintf(stderr, " %.*s", static_cast<int>(known.name.size()), known.name.data());
  std::fprintf(stderr, ")\n");
  std::exit(2);
}

}  // namespace

std::span<const Form> forms() {
  static const AllForms all = find_forms();
  return std::span(all.form).first(all.count);
}

const FormFunctions& chosen_form() {
  static const FormFunctions& chosen = choose().run;
  return chosen;
}

}  // namespace passant::bitboard
