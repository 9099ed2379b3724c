"""What is published holds what it should, says what it needs, and tells everybody the fitting command."""

import os
import re
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path

import pytest

import monoceros
from monoceros.core import installation
from monoceros.core.mistakes import Mistake
from tools import release

PROJECT = Path(__file__).parents[1]
PYPROJECT = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))
HOME = "https://git.example/owner/monoceros"


def distribution_name(requirement: str) -> str:
    return re.split(r"[\[<>=~!; ]", requirement)[0]


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The archive of the sources, unpacked; made from a copy, so that nothing is left in the project."""
    folder = tmp_path_factory.mktemp("archive")
    build = "from setuptools.build_meta import build_sdist; import sys; build_sdist(sys.argv[1])"
    subprocess.run(
        [sys.executable, "-c", build, str(folder)],
        cwd=PROJECT,
        env={**os.environ, "MONOCEROS_HOME": HOME, "MONOCEROS_COMPILE": "0"},
        capture_output=True,
        check=True,
    )
    (made,) = folder.glob("*.tar.gz")
    with tarfile.open(made) as opened:
        opened.extractall(folder, filter="data")
    return folder / made.name.removesuffix(".tar.gz")


def test_the_archive_is_the_repository_with_the_page_built(archive: Path) -> None:
    asked = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=PROJECT,
        capture_output=True,
        text=True,
        check=False,
    )
    tracked = {Path(name) for name in asked.stdout.splitlines() if (PROJECT / name).is_file()}
    found = {path.relative_to(archive) for path in archive.rglob("*") if path.is_file()}
    missing = {path.as_posix() for path in tracked - found if path.parts[0] not in (".ci",)}
    assert missing <= {".dockerignore", ".gitattributes"}
    static = archive / "src" / "monoceros" / "server" / "static"
    assert (static / "index.html").is_file()
    fonts = re.findall(
        r"^(\S+) \S+ \(OFL-1\.1\)$", (static / "licences.txt").read_text("utf-8"), re.MULTILINE
    )
    assert {"@fontsource/atkinson-hyperlegible", "@fontsource/baloo-2"} <= set(fonts)
    unwanted = {path.suffix for path in found} & {".so", ".pyc", ".pyd"}
    assert not unwanted
    assert not any("node_modules" in path.parts or path.parts[0] in (".venv", "build") for path in found)


def test_the_archive_says_where_the_project_lives_and_how_it_looks(archive: Path) -> None:
    told = (archive / "PKG-INFO").read_text(encoding="utf-8")
    version = monoceros.__version__
    assert f"Version: {version}\n" in told
    assert f"Project-URL: Source, {HOME}\n" in told
    assert "License-Expression: MIT AND Apache-2.0 AND OFL-1.1\n" in told
    targets = re.findall(r"\]\(([^)]+)\)", told.partition("\n\n")[2])
    assert targets
    assert all(target.startswith("https://") for target in targets)
    pictures = re.findall(r"!\[[^\]]*\]\(([^)]+)\)", told)
    assert len(pictures) >= 3
    for picture in pictures:
        prefix = f"{HOME}/raw/v{version}/"
        assert picture.startswith(prefix)
        assert (PROJECT / picture.removeprefix(prefix)).is_file()
    # Whoever builds a wheel from the archive says the same, without git and without being told.
    assert release.home(archive) == HOME


@pytest.mark.parametrize(
    ("remote", "page"),
    [
        ("git@git.example:owner/monoceros.git", HOME),
        ("ssh://git@git.example/owner/monoceros.git", HOME),
        ("https://name:secret@git.example/owner/monoceros.git", HOME),
        ("https://git.example/owner/monoceros/", HOME),
        ("/srv/monoceros.git", ""),
        ("../monoceros", ""),
        ("", ""),
    ],
)
def test_an_address_is_what_git_knows_without_passwords_and_folders(remote: str, page: str) -> None:
    assert release.web_address(remote) == page


def test_a_readme_of_nowhere_stays_as_it_is() -> None:
    assert release.long_description("[a](b.md)", "", "1.0.0") == "[a](b.md)"
    assert release.project_urls("", "1.0.0") == {}


LOADED = """
import sys
import monoceros
match = monoceros.new_match("hilo", seats=2, seed=1)
monoceros.play_out(match, ["skilled", "casual"])
monoceros.simulate("hilo", ["random"], games=2, seed=1)
print(*sorted({name.partition(".")[0] for name in sys.modules}))
"""


def test_a_program_that_plays_loads_no_server_and_no_lab() -> None:
    done = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True)
    heavy = {
        "litestar",
        "uvicorn",
        "sqlalchemy",
        "psycopg",
        "numpy",
        "polars",
        "click",
        "cryptography",
        "openskill",
    }
    assert not heavy & set(done.stdout.split())


def test_drivers_and_the_lab_are_extras() -> None:
    needed = {distribution_name(requirement) for requirement in PYPROJECT["project"]["dependencies"]}
    extras = PYPROJECT["project"]["optional-dependencies"]
    optional = {distribution_name(requirement) for extra in extras.values() for requirement in extra}
    assert not needed & optional
    assert {"psycopg", "redis", "numpy", "polars", "openskill", "ray", "torch"} <= optional


IMPORTED = {
    "fluent.runtime": "fluent",
    "mypy-extensions": "mypy_extensions",
    "prometheus-client": "prometheus_client",
    "resvg-py": "resvg_py",
}
"""What packages are imported as, where it is not their own name."""
BY_UVICORN = {"httptools", "uvloop", "websockets"}
"""What uvicorn takes by itself where it is installed."""


def test_nothing_comes_along_that_is_not_used() -> None:
    source = "\n".join(path.read_text("utf-8") for path in (PROJECT / "src" / "monoceros").rglob("*.py"))
    needed = {distribution_name(requirement) for requirement in PYPROJECT["project"]["dependencies"]}
    assert needed >= BY_UVICORN
    for name in needed - BY_UVICORN:
        module = re.escape(IMPORTED.get(name, name))
        assert re.search(rf"^\s*(?:import|from) {module}\b", source, re.MULTILINE), name


def test_wheels_are_made_for_every_python_it_says_it_runs_on() -> None:
    classifiers = PYPROJECT["project"]["classifiers"]
    stated = {word.rpartition(" ")[2] for word in classifiers if re.search(r":: 3\.\d+$", word)}
    built = {f"3.{name[3:5]}" for name in PYPROJECT["tool"]["cibuildwheel"]["build"]}
    assert stated == built
    workflow = (PROJECT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8")
    tested = re.search(r"python: \[(.*)\]", workflow)
    assert tested
    assert {word.strip(' "') for word in tested[1].split(",")} == stated


def test_the_newest_changes_are_those_of_this_version() -> None:
    headings = re.findall(r"^## (.*)$", (PROJECT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    released = [heading for heading in headings if heading != "Unreleased"]
    assert headings[0] in ("Unreleased", released[0])
    assert released[0].split()[0] == monoceros.__version__
    assert all(re.fullmatch(r"\d+\.\d+\.\d+ \(\d{4}-\d\d-\d\d\)", heading) for heading in released)


@pytest.mark.parametrize(
    ("file", "how"), [("uv-receipt.toml", "uv-tool"), ("pipx_metadata.json", "pipx"), ("pyvenv.cfg", "pip")]
)
def test_how_it_was_installed_is_found_out(tmp_path: Path, file: str, how: str) -> None:
    (tmp_path / file).touch()
    assert installation.found_by(tmp_path, tmp_path) == how
    assert installation.found_by(PROJECT, tmp_path) == "clone"


@pytest.mark.parametrize("how", list(installation.ADD))
def test_every_hint_fits_how_it_was_installed(monkeypatch: pytest.MonkeyPatch, how: str) -> None:
    monkeypatch.setattr(installation, "installed_by", lambda: how)
    first = {"clone": "make", "pip": "pip", "pipx": "pipx", "uv-tool": "uv"}[how]
    commands = [installation.compile_command(), installation.page_command(), installation.add_command("lab")]
    assert {command.split()[0] for command in commands} == {first}
    with pytest.raises(Mistake, match="extra-missing") as raised:
        installation.need("no_such_module", "lab")
    assert raised.value.params["command"] == installation.add_command("lab")


def test_make_knows_the_commands_a_clone_is_told() -> None:
    makefile = (PROJECT / "Makefile").read_text(encoding="utf-8")
    for table in (installation.ADD, installation.COMPILE, installation.BUILD_PAGE):
        target = table["clone"].removeprefix("make ")
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
