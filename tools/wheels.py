"""A wheel for every Python 3.11 to 3.14 found here, each tried in a fresh environment: `make wheels`.

What `cibuildwheel` does in the workflow for all systems, this does for the one at hand without containers.
The wheels are tagged `linux_*`: for this machine, not for publishing.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tools.release import PROJECT

VERSIONS = ("3.11", "3.12", "3.13", "3.14")
DIST = PROJECT / "dist"


def run(*words: str | Path) -> None:
    """Run a command quietly; what it said is shown if it fails."""
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(map(str, words))}\n{done.stdout}{done.stderr}")


def python_of(uv: Path, version: str) -> str:
    """An interpreter of this version, or an empty string."""
    asked = subprocess.run(
        [str(uv), "python", "find", "--no-project", "--no-python-downloads", "--system", version],
        capture_output=True,
        text=True,
        check=False,
    )
    return asked.stdout.strip() if asked.returncode == 0 else ""


def main() -> None:
    """Build and try, one Python after the other."""
    uv = Path(sys.executable).with_name("uv")
    for version in VERSIONS:
        python = python_of(uv, version)
        if not python:
            print(f"Python {version}: not on this machine")
            continue
        with tempfile.TemporaryDirectory() as folder:
            made, tried = Path(folder) / "made", Path(folder) / "tried"
            run(uv, "build", "--wheel", "--python", python, "--out-dir", made, PROJECT)
            (wheel,) = made.glob("*.whl")
            run(uv, "venv", "--python", python, tried)
            inside = tried / ("Scripts" if os.name == "nt" else "bin") / "python"
            run(uv, "pip", "install", "--python", inside, wheel)
            run(inside, "-I", PROJECT / "tools" / "try_wheel.py")
            DIST.mkdir(exist_ok=True)
            wheel.replace(DIST / wheel.name)
        print(f"Python {version}: {wheel.name}, tried")


if __name__ == "__main__":
    main()
