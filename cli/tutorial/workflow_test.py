"""The example workflow does what it says: its `run` steps in their order, in a clean folder, by bash as GitHub runs them.

workflow_test.py PROGRAM. What needs the network (packages, a clone of passant) is left out; PROGRAM stands in for it.
Ends with 77 when there is no PyYAML.
"""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

try:
    import yaml
except ImportError:
    print("skipped: no PyYAML (apt install python3-yaml)")
    sys.exit(77)

HERE = pathlib.Path(__file__).parent
NEEDS_NETWORK = ("apt-get", "git clone")


def steps():
    workflow = yaml.safe_load((HERE / "workflow.yml").read_text())
    assert workflow[True].keys() >= {"push", "pull_request", "schedule"}, "YAML 1.1 reads `on` as true"
    job = workflow["jobs"]["passant"]
    assert job["runs-on"] and job["container"] == "debian:12"
    for step in job["steps"]:
        assert ("run" in step) != ("uses" in step), step
        assert "uses" not in step or "@v" in step["uses"], "an action is named with its version"
    return job["env"], job["steps"]


def run_job(program, folder):
    """Names of the steps that failed. A step after a failure runs only when its `if` says so."""
    env, all_steps = steps()
    env = {**os.environ, **env, "SUBJECT": "lines:./engine", "HUNT": "2", "GITHUB_EVENT_NAME": "push",
           "PATH": f"{program.parent}:{os.environ['PATH']}"}
    failed = []
    for step in all_steps:
        if "run" not in step or any(word in step["run"] for word in NEEDS_NETWORK) or (failed and "if" not in step):
            continue
        done = subprocess.run(["bash", "-e", "-c", step["run"]], cwd=folder, env=env, capture_output=True, text=True)
        print(f"{step['name']}: {done.returncode}")
        if done.returncode:
            failed.append(step["name"])
    return failed


def main():
    program = pathlib.Path(sys.argv[1])
    for mend, expected in ((False, ["positions of public reports", "hunt"]), (True, [])):
        with tempfile.TemporaryDirectory() as folder:
            source = pathlib.Path(folder, "src", "engine.cpp")
            source.parent.mkdir()
            shutil.copy(HERE / "engine.cpp", source)
            if mend:
                text = source.read_text()
                wrong = "after.at[to] = after.at[to];"
                assert wrong in text
                source.write_text(text.replace(wrong, "after.at[square(to % 8, from / 8)] = '.';"))
            failed = run_job(program, folder)
            assert failed == expected, failed
            for file in ("report.html", "junit.xml", "report.sarif", "report.md"):
                assert pathlib.Path(folder, "run", file).stat().st_size > 0, file


main()
