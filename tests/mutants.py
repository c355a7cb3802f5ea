"""Rules broken on purpose, one at a time: does a rule test notice?

`make mutants GAME=bamboo` breaks the rules of a game in many small ways (a comparison turned round, a number one off, a
line left out) and runs, for each, the tests of the game that reach the broken line. What nobody notices is a survivor:
either the change means nothing, or a test is missing. Nothing is written into the sources: a broken function exists
only in the process that tries it. General mutation tools run all tests for every change, which takes hours here; the
tests that reach a line are known from one run with coverage, and every trial parts from a process that has loaded them.

All changes of a game take an hour or two. `--kept FOLDER` goes on where an earlier run ended: what was noticed is not
tried again as long as its function stays as it is, and what survived only after a test or a rule has changed.
"""

from __future__ import annotations

import argparse
import ast
import copy
import gc
import json
import os
import pickle
import re
import shutil
import signal
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from hashlib import sha256
from importlib import import_module
from importlib.abc import MetaPathFinder, SourceLoader
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from random import Random
from subprocess import run
from types import CodeType, FunctionType
from typing import Any, ClassVar, NoReturn

import pytest

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src"
GAMES = SOURCES / "zataku" / "games"
TESTS = ROOT / "tests" / "games"
#: Where no rule lives: how things look, are called and are judged by bots.
NO_RULES = ("board", "judgement", "lessons", "text")
NO_RULE_FILES = ("names.py", "elements.py", "view.py", "vocabulary.py", "components.py", "__init__.py")
#: Methods that only tell, and those that copy: what they do is held by other tests, the battery's above all.
NO_RULE_METHODS = ("describe", "meaning", "prompt", "refusals", "obstacle", "tell", "_tell", "__init__", "clone")
#: What is given back by functions that only tell.
TOLD = re.compile(r"\b(Arg|Description|Effect|Message|Refusal)\b")
#: Files of tests that hold no rule, or run the others once more.
NO_RULE_TESTS = (
    "*board*",
    "*browser*",
    "*candidates*",
    "*elements*",
    "*forecast*",
    "*judgement*",
    "*other_data*",
    "*picture*",
    "*replaced*",
    "*telling*",
    "*terminal*",
    "*words*",
)
#: What every trial needs and no change touches: loaded once, before the trials part from this process.
SHARED = ("hypothesis", "zataku.kernel.match", "zataku.language")
#: A broken rule may run for ever: so many seconds of the processor for one test.
SECONDS = 8
#: So many tests are run first for a change: the quickest to tell are those that reach fewest lines.
FIRST_TESTS = 60
#: Before them so many that have noticed another change of the same function.
ATTENTIVE_TESTS = 6

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
    """One change: its place, what was there and what is there now, and which of the module's changes it is."""

    file: Path
    function: str
    line: int
    before: str
    after: str
    number: int
    #: The same as long as the function stays as it is, wherever it stands.
    key: str

    @property
    def module(self) -> str:
        return ".".join(self.file.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")

    @property
    def tree(self) -> ast.Module:
        """The whole broken module; as it is written for a number that no change has."""
        tree = ast.parse(self.file.read_text(encoding="utf-8"))
        for number, (_, place, change) in enumerate(every_change(tree)):
            if number == self.number:
                place.put(ast.copy_location(change(), place.node))
                break
        return ast.fix_missing_locations(tree)

    @property
    def code(self) -> CodeType:
        """The broken function."""
        codes: list[object] = [compile(self.tree, str(self.file), "exec", dont_inherit=True)]
        for code in codes:
            if isinstance(code, CodeType):
                if code.co_qualname == self.function:
                    return code
                codes += code.co_consts
        raise LookupError(self.function)

    def __str__(self) -> str:
        return f"{self.file.relative_to(ROOT)}:{self.line} {self.function}: {self.before}  ->  {self.after}"


#: Makes the broken piece.
Change = Callable[[], ast.AST]


def changes(node: ast.AST) -> Iterator[Change]:
    """What could be broken at this place."""
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


@dataclass(frozen=True)
class Place:
    """Where something stands in a module: the parent, its field, the index in it."""

    parent: ast.AST
    field: str
    index: int | None

    @property
    def node(self) -> Any:
        there = getattr(self.parent, self.field)
        return there if self.index is None else there[self.index]

    def put(self, node: ast.AST) -> None:
        if self.index is None:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.index] = node


def functions(scope: ast.AST, prefix: str = "") -> Iterator[tuple[str, ast.FunctionDef]]:
    """The functions and methods of a module in which a rule may live; those inside others go by the outer name."""
    for node in ast.iter_child_nodes(scope):
        if isinstance(node, ast.ClassDef):
            yield from functions(node, f"{prefix}{node.name}.")
        elif isinstance(node, ast.FunctionDef):
            for inner in ast.walk(node):
                if isinstance(inner, ast.FunctionDef) and _acts(inner):
                    yield prefix + node.name, inner


def _acts(function: ast.FunctionDef) -> bool:
    """Does the function do more than tell or copy?"""
    given = ast.unparse(function.returns) if function.returns is not None else ""
    return not function.name.startswith(NO_RULE_METHODS) and TOLD.search(given) is None


def _within(parent: ast.AST) -> Iterator[Place]:
    """Every place inside a function where a rule may live."""
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
            yield Place(parent, name, index)
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


def every_change(tree: ast.Module) -> Iterator[tuple[str, Place, Change]]:
    """The function, the place, and what makes the piece that comes there instead."""
    for name, function in functions(tree):
        for place, change in _changes_within(function):
            yield name, place, change


def _changes_within(function: ast.FunctionDef) -> Iterator[tuple[Place, Change]]:
    for place in _within(function):
        for change in changes(place.node):
            yield place, change


def mutants_of(file: Path) -> Iterator[Mutant]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    number = 0
    for name, function in functions(tree):
        text = digest(str(file.relative_to(GAMES)), name, ast.unparse(function))
        for within, (place, change) in enumerate(_changes_within(function)):
            before, after = ast.unparse(place.node), ast.unparse(change())
            yield Mutant(file, name, place.node.lineno, before, after, number, f"{text}-{within}")
            number += 1


def digest(*texts: str) -> str:
    return sha256("\0".join(texts).encode()).hexdigest()[:16]


def rule_files(game: str) -> list[Path]:
    folder = GAMES / game
    return [
        file
        for file in sorted(folder.rglob("*.py"))
        if file.name not in NO_RULE_FILES and not set(file.relative_to(folder).parts) & set(NO_RULES)
    ]


class Kept:
    """What is known of a game's changes, in a folder: of later runs too, where it is a lasting one."""

    def __init__(self, game: str, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        texts = [file.read_text(encoding="utf-8") for file in (*rule_files(game), *rule_test_files(game))]
        #: Of the rules and tests as they are now.
        self._now = digest(*texts)
        self.coverage = folder / f"coverage-{self._now}"
        self._file = folder / "outcomes.jsonl"
        self._known: dict[str, dict[str, str]] = {}
        if self._file.exists():
            for line in self._file.read_text(encoding="utf-8").splitlines():
                outcome = json.loads(line)
                self._known[outcome["key"]] = outcome

    def outcome(self, mutant: Mutant) -> Outcome | None:
        """What became of the change, where that still holds."""
        known = self._known.get(mutant.key)
        if known is None or known["survived"] not in ("", self._now):
            return None
        return Outcome(mutant, not known["survived"], known["test"])

    def keep(self, outcome: Outcome) -> None:
        survived = "" if outcome.noticed else self._now
        with self._file.open("a", encoding="utf-8") as file:
            print(json.dumps({"key": outcome.mutant.key, "survived": survived, "test": outcome.test}), file=file)


class Reached:
    """For each line of a game the tests that reach it."""

    def __init__(self, game: str, file: Path) -> None:
        from coverage import CoverageData

        #: Have the tests been seen to pass just now?
        self.anew = not file.exists()
        if self.anew:
            self._measure(game, file)
        data = CoverageData(str(file))
        data.read()
        self._lines: dict[Path, dict[int, set[str]]] = {
            Path(measured): {
                line: {context.rpartition("|")[0] for context in contexts}
                for line, contexts in data.contexts_by_lineno(measured).items()
            }
            for measured in data.measured_files()
        }
        self._breadth = Counter(
            test for by_line in self._lines.values() for tests in by_line.values() for test in tests
        )

    @staticmethod
    def _measure(game: str, file: Path) -> None:
        with tempfile.TemporaryDirectory() as folder:
            measured, settings = Path(folder, "coverage"), Path(folder, "settings")
            settings.write_text(f"[run]\ndata_file = {measured}\n", encoding="utf-8")
            command = [sys.executable, "-m", "pytest", "-q", "-x", f"--cov=zataku.games.{game}", "--cov-context=test"]
            command += ["--cov-report=", f"--cov-config={settings}", *of_the_game(game)]
            if run(command, cwd=ROOT, check=False).returncode:
                raise SystemExit("the tests of the game must pass before its rules are broken")
            shutil.move(measured, file)

    def at_import(self, mutant: Mutant) -> bool:
        """Is the line reached before any test runs?"""
        return "" in self._tests(mutant)

    def tests(self, mutant: Mutant) -> list[str]:
        """Those that reach fewest lines first."""
        return self._ordered(self._tests(mutant))

    def all_tests(self, mutant: Mutant) -> list[str]:
        """What runs at import is reached by all."""
        return self._ordered(self._breadth) if self.at_import(mutant) else self.tests(mutant)

    def _ordered(self, tests: Iterable[str]) -> list[str]:
        ordered = sorted((test for test in tests if test), key=lambda test: (self._breadth[test], test))
        return _by_file(ordered[:FIRST_TESTS]) + _by_file(ordered[FIRST_TESTS:])

    def _tests(self, mutant: Mutant) -> set[str]:
        return self._lines.get(mutant.file, {}).get(mutant.line, set())


def _by_file(tests: list[str]) -> list[str]:
    """For every file of tests the box of the game is laid out anew."""
    files = {test.split("::")[0]: number for number, test in reversed(list(enumerate(tests)))}
    return sorted(tests, key=lambda test: files[test.split("::")[0]])


def rule_test_files(game: str) -> list[Path]:
    """The tests that hold the rules of a game, and what they stand on."""
    files = sorted(TESTS.glob(f"{game}/*.py"))
    return [file for file in files if not any(file.match(f"test_{name}.py") for name in NO_RULE_TESTS)]


def of_the_game(game: str) -> list[str]:
    """What pytest is told to find the tests that hold the rules of a game."""
    ignored = [f"--ignore-glob=**/test_{name}.py" for name in NO_RULE_TESTS]
    return ["-p", "no:cacheprovider", *ignored, f"tests/games/{game}"]


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
        return ast.unparse(self._mutant.tree).encode()


def break_loaded(mutant: Mutant) -> None:
    """Puts the broken code into the function, wherever the function has been handed to."""
    function: Any = sys.modules[mutant.module]
    for name in mutant.function.split("."):
        function = vars(function)[name]
    while not isinstance(function, FunctionType):
        # Properties, class methods, functions that keep their results.
        function = next(filter(None, (getattr(function, name, None) for name in ("fget", "__func__", "__wrapped__"))))
    function.__code__ = mutant.code


#: What a trial does in a process of its own: is anything noticed?
Trial = Callable[[], bool]


@dataclass(frozen=True)
class Outcome:
    """What became of a change; the test that noticed it, where one failed."""

    mutant: Mutant
    noticed: bool
    test: str


def tried(trials: Iterable[tuple[Mutant, Trial]], jobs: int) -> Iterator[Outcome]:
    """Which changes were noticed, so many trials at once."""
    running: dict[int, tuple[Mutant, int]] = {}
    for mutant, trial in trials:
        if len(running) == jobs:
            yield _ended(running)
        heard, told = os.pipe()
        child = os.fork()
        if not child:
            _try_in_silence(trial, told)
        os.close(told)
        running[child] = mutant, heard
    while running:
        yield _ended(running)


#: How a trial's process ends; by a signal where a test does not end.
_UNNOTICED, _NOTICED, _NOT_TRIED = range(3)


def _try_in_silence(trial: Trial, told: int) -> NoReturn:
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    os.dup2(nothing, 2)
    _Impatient.told = told
    outcome = _NOT_TRIED
    try:
        outcome = _NOTICED if trial() else _UNNOTICED
    finally:
        os._exit(outcome)


def _ended(running: dict[int, tuple[Mutant, int]]) -> Outcome:
    child, status = os.wait()
    mutant, heard = running.pop(child)
    with open(heard, encoding="utf-8") as report:
        test = report.read()
    outcome = os.waitstatus_to_exitcode(status)
    if outcome == _NOT_TRIED:
        raise RuntimeError(f"could not be tried: {mutant}")
    return Outcome(mutant, outcome != _UNNOTICED, test)


class _Impatient:
    """Leaves with the first test that fails or does not end."""

    #: Where the failed test is told.
    told: ClassVar[int]

    def pytest_runtest_setup(self) -> None:
        signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)

    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> None:
        if call.excinfo is not None:
            os.write(self.told, item.nodeid.encode())
            os._exit(_NOTICED)


class _Loaded(_Impatient):
    """Finds all tests of a game once; the trials part from there."""

    def __init__(self, mutants: list[Mutant], reached: Reached, jobs: int, tell: Callable[[Outcome], None]) -> None:
        self._mutants = mutants
        self._reached = reached
        self._jobs = jobs
        self._tell = tell
        #: The tests that noticed changes of a function, the latest first: they will notice others there.
        self._attentive: dict[tuple[Path, str], list[str]] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        from zataku.games import games

        games()
        # What is there already need not be looked through, nor copied, by every trial.
        gc.freeze()
        items = {item.nodeid: item for item in session.items}
        for mutant in self._mutants[: self._reached.anew]:
            whole = partial(self._try, replace(mutant, number=-1), session.items)
            if any(outcome.noticed for outcome in tried([(mutant, whole)], 1)):
                raise pytest.UsageError("the tests fail here although nothing is broken")
        trials = (
            (mutant, partial(self._try, mutant, [items[test] for test in self._tests(mutant)]))
            for mutant in self._mutants
        )
        for outcome in tried(trials, self._jobs):
            if outcome.test:
                self._remember(outcome)
            self._tell(outcome)
        return True

    def _tests(self, mutant: Mutant) -> list[str]:
        tests = self._reached.tests(mutant)
        first = [test for test in self._attentive.get((mutant.file, mutant.function), ()) if test in tests]
        return first + [test for test in tests if test not in first]

    def _remember(self, outcome: Outcome) -> None:
        attentive = self._attentive.setdefault((outcome.mutant.file, outcome.mutant.function), [])
        if outcome.test in attentive:
            attentive.remove(outcome.test)
        attentive.insert(0, outcome.test)
        del attentive[ATTENTIVE_TESTS:]

    def _try(self, mutant: Mutant, tests: list[pytest.Item]) -> bool:
        break_loaded(mutant)
        try:
            for test, following in zip(tests, [*tests[1:], None], strict=True):
                test.config.hook.pytest_runtest_protocol(item=test, nextitem=following)
        except BaseException:
            return True
        return False


def in_place(game: str, mutants: list[Mutant], reached: Reached, jobs: int) -> Iterator[Outcome]:
    """Which changes are noticed where a loaded function is broken; the game is loaded by a process of its own."""
    heard, told = os.pipe()
    child = os.fork()
    if not child:
        _try_loaded(game, mutants, reached, jobs, told)
    os.close(told)
    with open(heard, "rb") as outcomes:
        while True:
            try:
                yield pickle.load(outcomes)
            except EOFError:
                break
    _, status = os.waitpid(child, 0)
    if status:
        raise SystemExit(os.waitstatus_to_exitcode(status))


def _try_loaded(game: str, mutants: list[Mutant], reached: Reached, jobs: int, told: int) -> NoReturn:
    code = 1
    try:
        with open(told, "wb") as outcomes:

            def tell(outcome: Outcome) -> None:
                pickle.dump(outcome, outcomes)
                outcomes.flush()

            code = int(pytest.main(["-q", "-s", *of_the_game(game)], plugins=[_Loaded(mutants, reached, jobs, tell)]))
    finally:
        os._exit(code)


def load_and_test(mutant: Mutant, tests: list[str]) -> bool:
    """For what runs at import: the game is loaded broken."""
    sys.meta_path.insert(0, _Broken(mutant))
    return pytest.main(["-q", "-p", "no:cacheprovider", *tests], plugins=[_Impatient()]) != pytest.ExitCode.OK


def outcomes(game: str, mutants: list[Mutant], reached: Reached, jobs: int) -> Iterator[Outcome]:
    """What became of each change. Loading the game broken takes long: only for what cannot be told otherwise."""
    # `super()` is bound to a function when it is made.
    anew = [mutant for mutant in mutants if "super()" in mutant.before]
    for outcome in in_place(game, [mutant for mutant in mutants if mutant not in anew], reached, jobs):
        if not outcome.noticed and reached.at_import(outcome.mutant):
            anew.append(outcome.mutant)
        else:
            yield outcome
    yield from tried(((mutant, partial(load_and_test, mutant, reached.all_tests(mutant))) for mutant in anew), jobs)


def chosen_mutants(game: str, arguments: argparse.Namespace) -> tuple[list[Mutant], int]:
    """The changes to be tried in the seed's order, and how many there are."""
    mutants = [mutant for file in rule_files(game) for mutant in mutants_of(file) if arguments.only in f"{mutant}"]
    if not mutants:
        raise SystemExit(f"there are no rules of {arguments.game!r} with {arguments.only!r} in their place")
    known = len(mutants)
    Random(arguments.seed).shuffle(mutants)
    return mutants[arguments.after :][: arguments.sample or None], known


def try_all(game: str, mutants: list[Mutant], known: int, kept: Kept, jobs: int) -> None:
    reached = Reached(game, kept.coverage)
    # Loading the plugins takes longer than most tests do.
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    others = [f"zataku.games.{file.parent.name}" for file in GAMES.glob("*/__init__.py") if file.parent.name != game]
    for module in (*SHARED, *others):
        import_module(module)
    counted: Counter[str] = Counter()

    def tell(outcome: Outcome) -> None:
        reached_by = reached.all_tests(outcome.mutant)
        name = "noticed" if outcome.noticed else "survived" if reached_by else "no test reaches it"
        counted[name] += 1
        if not outcome.noticed:
            print(f"{name}: {outcome.mutant}", flush=True)

    untried = []
    for mutant in mutants:
        before = kept.outcome(mutant)
        if before is None:
            untried.append(mutant)
        else:
            tell(before)
    for outcome in outcomes(game, untried, reached, jobs):
        kept.keep(outcome)
        tell(outcome)
        if counted.total() % 50 == 0:
            print(f"... {counted.total()} of {len(mutants)}", file=sys.stderr, flush=True)
    left = len(mutants) - counted["noticed"]
    share = 100 * left / len(mutants)
    print(f"{game}: {len(mutants)} of {known} changes tried, {counted['noticed']} noticed, {left} not ({share:.1f}%)")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", help="a folder of games, such as bamboo or white_castle")
    parser.add_argument("--sample", type=int, default=200, help="so many changes, chosen by the seed; 0: all")
    parser.add_argument("--after", type=int, default=0, help="leave out so many that the seed would choose first")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", default="", help="only changes whose place, such as steps/dice.py:120, contains this")
    parser.add_argument("--kept", type=Path, help="a folder for what becomes known, to go on from there another time")
    arguments = parser.parse_args()
    os.environ.setdefault("ZATAKU_ENGINE", "plain")
    game = arguments.game.replace("-", "_")
    mutants, known = chosen_mutants(game, arguments)
    with tempfile.TemporaryDirectory() as folder:
        kept = Kept(game, arguments.kept.absolute() if arguments.kept else Path(folder))
        os.chdir(ROOT)
        try_all(game, mutants, known, kept, arguments.jobs)


if __name__ == "__main__":
    main()
