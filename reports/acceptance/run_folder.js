// Runs for the tests: the program hunts faults that were seeded, and reports them. PASSANT names the program.
"use strict";
const {execFileSync} = require("node:child_process");
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");

const program = process.env.PASSANT;

function passant(...words) {
  try {
    return execFileSync(program, words, {encoding: "utf8", stdio: ["ignore", "pipe", "pipe"], maxBuffer: 1 << 26});
  } catch (error) {
    if (error.status === 1) return error.stdout;  // a disagreement was found, as it should be
    throw error;
  }
}

/// A folder with the findings of several seeded faults, of both tiers, put together as one run would leave them.
function folder_with_findings() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "passant-acceptance-"));
  const mutants = ["rank-test-absent", "reblock-on-diagonal-forgotten", "captured-pawn-stays", "castling-through-check"];
  let lines = "";
  for (const mutant of mutants) {
    const run = path.join(folder, mutant);
    passant("hunt", "--quiet", "--subject", "mutant:" + mutant, "--seed", "5", "--positions", "20000", "--jobs", "1", "--out", run);
    lines += fs.readFileSync(path.join(run, "findings.jsonl"), "utf8");
    fs.copyFileSync(path.join(run, "run.json"), path.join(folder, "run.json"));
  }
  fs.writeFileSync(path.join(folder, "findings.jsonl"), lines);
  return folder;
}

const hostile = "<script>window.broken=1</script>\"'><img src=x onerror=\"window.broken=2\">{{{style}}}\u001b[31m ]]> ```\n# heading";

/// The same findings with hostile text wherever a program or a person outside had a say.
function make_hostile(folder) {
  const file = path.join(folder, "findings.jsonl");
  const lines = fs.readFileSync(file, "utf8").trim().split("\n").map((line) => {
    const finding = JSON.parse(line);
    finding.subject = finding.reference = finding.source = hostile;
    for (const party of finding.parties) {
      party.party = party.version = party.family = hostile;
      party.detail = hostile;
    }
    finding.certificate = [[hostile, hostile]];
    return JSON.stringify(finding);
  });
  fs.writeFileSync(file, lines.join("\n") + "\n");
}

module.exports = {passant, folder_with_findings, make_hostile, hostile};
