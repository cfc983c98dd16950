#!/bin/bash -eu
# Builds the fuzz targets for OSS-Fuzz and ClusterFuzzLite: by $CXX with $CXXFLAGS, linked with $LIB_FUZZING_ENGINE,
# into $OUT, each with its seeds and dictionary. $SRC/passant is this repository; $SRC/fmt and $SRC/json are built with
# the same flags when they are there, else the system's are used.
build_dependency() {
  local source="$SRC/$1"
  shift
  [ -d "$source" ] || return 0
  cmake -S "$source" -B "$WORK/build-$(basename "$source")" -G Ninja -DCMAKE_BUILD_TYPE=Release \
    -DCMAKE_INSTALL_PREFIX="$WORK/prefix" -DBUILD_SHARED_LIBS=OFF "$@"
  cmake --build "$WORK/build-$(basename "$source")" --target install
}
build_dependency fmt -DFMT_TEST=OFF -DFMT_DOC=OFF
build_dependency json -DJSON_BuildTests=OFF

passant="$SRC/passant"
cmake -S "$passant" -B "$WORK/build-passant" -G Ninja -DCMAKE_BUILD_TYPE=None -DCMAKE_PREFIX_PATH="$WORK/prefix" \
  -DPASSANT_ONLY_FUZZERS=ON -DPASSANT_TESTS=OFF -DPASSANT_WERROR=OFF -DPASSANT_FUZZING_ENGINE="$LIB_FUZZING_ENGINE"
cmake --build "$WORK/build-passant" --target fuzzers

targets="$passant/fuzz/targets"
for binary in "$WORK"/build-passant/fuzz/targets/fuzz_*; do
  name="$(basename "$binary" | sed s/fuzz_//)"
  [ "$name" != mutant ] || continue  # it is made to fail
  cp "$binary" "$OUT/"
  (cd "$targets/seeds/$name" && python3 -m zipfile -c "$OUT/fuzz_${name}_seed_corpus.zip" *)
  for dictionary in "$targets"/*.dict; do
    if grep -q "^#.*\b$name\b" "$dictionary"; then cat "$dictionary" >> "$OUT/fuzz_$name.dict"; fi
  done
done
