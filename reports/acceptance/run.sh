#!/bin/sh
# run.sh TEST.js: runs it, or says what is missing and is skipped (77).
cd "$(dirname "$0")" || exit 1
skip() { echo "skipped: $1"; exit 77; }
command -v node >/dev/null 2>&1 || skip "no node (apt install nodejs npm)"
[ -d node_modules ] || skip "no packages (npm ci in reports/acceptance)"
command -v xmllint >/dev/null 2>&1 || skip "no xmllint (apt install libxml2-utils)"
case $1 in page*) [ -x "${CHROMIUM:-/usr/bin/chromium}" ] || skip "no Chromium (apt install chromium)" ;; esac
exec node --test "$1"
