"""Rules broken on purpose, one at a time: does a rule test notice?

`make mutants GAME=bamboo` breaks the rules of a game in many small ways (a comparison turned round, a number one off, a
line left out) and runs, for each, the tests of the game that reach the broken line. What nobody notices is a survivor:
either the change means nothing, or a test is missing. Nothing is written into the sources: a broken module exists only
in the process that tries it. General mutation tools run all tests for every change, which takes hours here; the tests
that reach a line are known from one run with coverage.
"""

from __future__ import annotations

import argparse
import ast
import copy
import os
import re
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from importlib import import_module
from importlib.abc import MetaPathFinder, SourceLoader
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from random import Random
from subprocess import run
from typing import Any

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src"
#: Where no rule lives: how things look, are called and are judged by bots.
NO_RULES = ("board", "judgement", "lessons", "text")
NO_RULE_FILES = ("names.py", "elements.py", "view.py", "vocabulary.py", "components.py", "__init__.py")
#: Methods that only tell, and those that copy: what they do is held by other tests, the battery's above all.
NO_RULE_METHODS = ("describe", "meaning", "prompt", "refusals", "obstacle", "__init__", "clone")
#: Files of tests that hold no rule, or run the others once more.
NO_RULE_TESTS = (
    "*board*",
    "*browser*",
    "*elements*",
    "*other_data*",
    "*picture*",
    "*replaced*",
    "*terminal*",
    "*words*",
)
#: What every trial needs and no change touches: loaded once, before the trials part from this process.
SHARED = ("hypothesis", "pytest", "zataku.kernel.match", "zataku.language")
#: A broken rule may run for ever.
SECONDS = 60
#: So many tests are run first for a change: the quickest to tell are those that reach fewest lines.
FIRST_TESTS = 60
#: If they notice nothing, all others that reach the line are run before a change counts as a survivor.
SECONDS_FOR_ALL = 900

_COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
_ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


@dataclass(frozen=True)
class Mutant:
    """One change: the module, the line, what it was and what it is now, and which of the module's changes it is."""

    file: Path
    line: int
    before: str
    after: str
    number: int

    @property
    def module(self) -> str:
        return ".".join(self.file.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")

    @property
    def source(self) -> str:
        """The whole broken module; as it is written for a number that no change has."""
        tree = ast.parse(self.file.read_text(encoding="utf-8"))
        for number, (parent, name, index, _, broken) in enumerate(broken_pieces(tree)):
            if number == self.number:
                _put(parent, name, index, broken)
                break
        return ast.unparse(ast.fix_missing_locations(tree))

    def __str__(self) -> str:
        return f"{self.file.relative_to(ROOT)}:{self.line}: {self.before}  ->  {self.after}"


def changes(node: ast.AST) -> Iterator[Callable[[], ast.AST]]:
    """What could be broken at this place; each call makes the broken piece."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in _COMPARISONS:
        yield lambda: _with(node, ops=[_COMPARISONS[type(node.ops[0])](), *node.ops[1:]])
    if isinstance(node, ast.BinOp) and type(node.op) in _ARITHMETIC:
        yield lambda: _with(node, op=_ARITHMETIC[type(node.op)]())
    if isinstance(node, ast.BoolOp):
        yield lambda: _with(node, op=ast.Or() if isinstance(node.op, ast.And) else ast.And())
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield lambda: copy.deepcopy(node.operand)
    if isinstance(node, ast.Constant) and type(node.value) is int:
        value = node.value
        yield lambda: ast.Constant(value + 1)
    if isinstance(node, ast.Constant) and isinstance(node.value, bool):
        turned = not node.value
        yield lambda: ast.Constant(turned)
    if isinstance(node, ast.AugAssign) and type(node.op) in _ARITHMETIC:
        yield lambda: _with(node, op=_ARITHMETIC[type(node.op)]())
    if isinstance(node, (ast.Expr, ast.AugAssign)) or (
        isinstance(node, ast.Assign) and isinstance(node.targets[0], (ast.Attribute, ast.Subscript))
    ):
        yield ast.Pass


def _with(node: ast.AST, **changed: object) -> ast.AST:
    twin = copy.deepcopy(node)
    for name, value in changed.items():
        setattr(twin, name, value)
    return twin


def places(tree: ast.Module) -> Iterator[tuple[ast.AST, str, int | None]]:
    """Every place inside the functions of a module where a rule may live: the parent, its field, the index in it."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef) and not function.name.startswith(NO_RULE_METHODS):
            yield from _within(function)


def _within(parent: ast.AST) -> Iterator[tuple[ast.AST, str, int | None]]:
    for name, value in ast.iter_fields(parent):
        if name in ("decorator_list", "returns", "annotation") or (
            name == "args" and isinstance(parent, ast.FunctionDef)
        ):
            continue
        for index, child in enumerate(value) if isinstance(value, list) else ((None, value),):
            if not isinstance(child, ast.AST) or isinstance(child, ast.FunctionDef) or _tells(child):
                continue
            if isinstance(child, ast.keyword) and child.arg == "strict":
                continue
            yield parent, name, index
            yield from _within(child)


#: `state.tell(…)`, `tell_gear(…)` and the like.
_TELLING = re.compile(r"([\w.]+\.)?_?tell\w*\(")


def _tells(node: ast.AST) -> bool:
    """A doc string, or a block that is only there for the log."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return True
    return (isinstance(node, ast.If) and ".log" in ast.unparse(node.test)) or (
        isinstance(node, ast.Expr) and _TELLING.match(ast.unparse(node)) is not None
    )


def broken_pieces(tree: ast.Module) -> Iterator[tuple[ast.AST, str, int | None, Any, ast.AST]]:
    """Every change: its place (see `places`), what is there and what comes there instead."""
    for parent, name, index in places(tree):
        field = getattr(parent, name)
        node = field if index is None else field[index]
        for change in changes(node):
            yield parent, name, index, node, ast.copy_location(change(), node)


def mutants_of(file: Path) -> Iterator[Mutant]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for number, (_, _, _, node, broken) in enumerate(broken_pieces(tree)):
        yield Mutant(file, node.lineno, ast.unparse(node), ast.unparse(broken), number)


def _put(parent: ast.AST, name: str, index: int | None, node: ast.AST) -> None:
    if index is None:
        setattr(parent, name, node)
    else:
        getattr(parent, name)[index] = node


def rule_files(game: str) -> list[Path]:
    folder = SOURCES / "zataku" / "games" / game
    return [
        file
        for file in sorted(folder.rglob("*.py"))
        if file.name not in NO_RULE_FILES and not set(file.relative_to(folder).parts) & set(NO_RULES)
    ]


def reached(game: str, folder: Path) -> dict[Path, dict[int, list[str]]]:
    """For each line of the game the tests that reach it, those that reach fewest lines first."""
    from coverage import CoverageData

    file = folder / "coverage"
    command = [sys.executable, "-m", "pytest", "-q", "-x", f"tests/games/{game}", f"--cov=zataku.games.{game}"]
    command += ["--cov-context=test", "--cov-report=", "-p", "no:cacheprovider"]
    command += [f"--ignore-glob=**/test_{name}.py" for name in NO_RULE_TESTS]
    settings = folder / "settings"
    settings.write_text(f"[run]\ndata_file = {file}\n", encoding="utf-8")
    found = run([*command, f"--cov-config={settings}"], cwd=ROOT, check=False)
    if found.returncode:
        raise SystemExit("the tests of the game must pass before its rules are broken")
    data = CoverageData(str(file))
    data.read()
    breadth: dict[str, int] = {}
    lines: dict[Path, dict[int, list[str]]] = {}
    for measured in data.measured_files():
        by_line = data.contexts_by_lineno(measured)
        lines[Path(measured)] = {
            line: [context.split("|")[0] for context in contexts] for line, contexts in by_line.items()
        }
        for tests in lines[Path(measured)].values():
            for test in tests:
                breadth[test] = breadth.get(test, 0) + 1
    everything = sorted((test for test in breadth if test), key=breadth.__getitem__)
    for by_line in lines.values():
        for line, tests in by_line.items():
            # What runs at import is reached by whatever test comes first.
            by_line[line] = everything if "" in tests else sorted(tests, key=breadth.__getitem__)
    return lines


class _Broken(MetaPathFinder, SourceLoader):  # type: ignore[misc]
    """Gives the broken source instead of the module's own."""

    def __init__(self, mutant: Mutant) -> None:
        self._mutant = mutant

    def find_spec(self, fullname: str, path: object, target: object = None) -> ModuleSpec | None:
        if fullname != self._mutant.module:
            return None
        return spec_from_file_location(fullname, self._mutant.file, loader=self)

    def get_filename(self, fullname: str) -> str:
        return str(self._mutant.file)

    def get_data(self, path: str | bytes) -> bytes:
        return self._mutant.source.encode()


def noticed(mutant: Mutant, tests: list[str]) -> bool:
    """Does any of the tests fail?"""
    first, others = tests[:FIRST_TESTS], tests[FIRST_TESTS:]
    return fails(mutant, first, SECONDS) or bool(others and fails(mutant, others, SECONDS_FOR_ALL))


def fails(mutant: Mutant, tests: list[str], seconds: float) -> bool:
    """Tried in a process of its own; one that does not end counts as failed."""
    child = os.fork()
    if not child:
        _try_and_leave(mutant, tests)
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return os.waitstatus_to_exitcode(status) != 0
        time.sleep(0.02)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return True


def _try_and_leave(mutant: Mutant, tests: list[str]) -> None:
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    os.dup2(nothing, 2)
    sys.meta_path.insert(0, _Broken(mutant))
    try:
        import pytest

        code = int(pytest.main(["-x", "-q", "-p", "no:cacheprovider", *tests]))
    except BaseException:
        code = 1
    os._exit(min(code, 255))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", help="a folder of games, such as bamboo or white_castle")
    parser.add_argument("--sample", type=int, default=200, help="so many changes, chosen by the seed; 0: all")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", default="", help="only changes whose place, such as steps/dice.py:120, contains this")
    chosen = parser.parse_args()
    os.chdir(ROOT)
    os.environ.setdefault("ZATAKU_ENGINE", "plain")
    game = chosen.game.replace("-", "_")
    mutants = [mutant for file in rule_files(game) for mutant in mutants_of(file) if chosen.only in f"{mutant}"]
    if not mutants:
        raise SystemExit(f"there are no rules of {chosen.game!r} with {chosen.only!r} in their place")
    known = len(mutants)
    if chosen.sample and chosen.sample < known:
        mutants = Random(chosen.seed).sample(mutants, chosen.sample)
        mutants.sort(key=lambda mutant: (mutant.file, mutant.line))
    with tempfile.TemporaryDirectory() as folder:
        tests = reached(game, Path(folder))
    # Loading the plugins takes longer than most tests do.
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    for module in SHARED:
        import_module(module)

    whole = replace(mutants[0], number=-1)
    if fails(whole, tests[whole.file][max(tests[whole.file])][:FIRST_TESTS], SECONDS):
        raise SystemExit("the tests fail here although nothing is broken")

    def look(mutant: Mutant) -> tuple[Mutant, str]:
        reaching = tests.get(mutant.file, {}).get(mutant.line, [])
        if not reaching:
            return mutant, "no test reaches it"
        return mutant, "" if noticed(mutant, reaching) else "survived"

    with ThreadPoolExecutor(chosen.jobs) as pool:
        results = []
        for number, result in enumerate(pool.map(look, mutants), start=1):
            results.append(result)
            if result[1]:
                print(f"{result[1]}: {result[0]}", flush=True)
            if number % 50 == 0:
                print(f"... {number} of {len(mutants)}", file=sys.stderr, flush=True)
    left = sum(bool(outcome) for _, outcome in results)
    share = 100 * left / len(results)
    print(f"{game}: {len(results)} of {known} changes tried, {len(results) - left} noticed, {left} not ({share:.1f}%)")


if __name__ == "__main__":
    main()
