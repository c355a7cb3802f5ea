"""Known values laid over the components of a game, for rule tests that must hold whatever the component file says.

The values of a `box.toml` are read as if they stood in the component file. What the rules made of the file when they
were loaded is then changed to match: pieces are retouched, numbers and tables exchanged wherever they were imported to.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import fields, is_dataclass
from functools import cache, partial
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import zataku.kernel.components as kernel_components

#: Lays known values over those of a component file.
Merge = Callable[[dict[str, Any]], None]


class Box:
    """What the rule tests of a game know of its box.

    `derived` names what the rules work out of the components when they are loaded, in the order of its making; `renew`
    does what is left: compiles again, forgets what was kept.
    """

    def __init__(
        self,
        components: ModuleType,
        merge: Merge,
        derived: Mapping[ModuleType, tuple[str, ...]],
        renew: Callable[[], object],
    ) -> None:
        self._components = components
        self._package = components.__name__.rpartition(".")[0].rpartition(".")[2]
        self._merge = merge
        self._derived = derived
        self._renew = renew
        self._undo: list[Callable[[], None]] = []
        self._known = cache(self._load)

    @contextmanager
    def open(self) -> Iterator[None]:
        """The known values are in force."""
        for name, value in vars(self._known()).items():
            if name.isupper():
                self._lay(name, getattr(self._components, name), value)
        self._derive()
        try:
            yield
        finally:
            while self._undo:
                self._undo.pop()()
            self._renew()

    def _load(self) -> ModuleType:
        """The components as they would be with the known values."""
        read = kernel_components.read_components

        def merged(text: str) -> dict[str, Any]:
            data = read(text)
            self._merge(data)
            return data

        file = self._components.__file__
        assert file is not None
        # In the package, so that the module finds its neighbours.
        name = f"{self._components.__name__}_of_the_box"
        spec = spec_from_file_location(name, file)
        assert spec is not None
        assert spec.loader is not None
        known = module_from_spec(spec)
        sys.modules[name] = known
        kernel_components.read_components = merged
        try:
            spec.loader.exec_module(known)
        finally:
            kernel_components.read_components = read
            del sys.modules[name]
        return known

    def _lay(self, name: str, before: Any, value: Any) -> None:
        if isinstance(value, dict):
            self._refill(before, value)
        elif isinstance(value, tuple) and value and is_dataclass(value[0]):
            self._retouch(before, value)
        elif value != before:
            self._exchange(name, before, value)

    def _refill(self, there: dict[Any, Any], value: dict[Any, Any]) -> None:
        before = dict(there)
        there.update(value)
        self._undo.append(partial(there.update, before))

    def _retouch(self, there: tuple[Any, ...], value: tuple[Any, ...]) -> None:
        """The same pieces, showing something else."""
        for piece, known in zip(there, value, strict=True):
            for field in fields(piece):
                before = getattr(piece, field.name)
                object.__setattr__(piece, field.name, getattr(known, field.name))
                self._undo.append(partial(object.__setattr__, piece, field.name, before))

    def _exchange(self, name: str, before: object, value: object) -> None:
        """A number or a table, wherever it was imported to."""
        for key, module in list(sys.modules.items()):
            if f".{self._package}" in key and getattr(module, name, None) is before:
                setattr(module, name, value)
                self._undo.append(partial(setattr, module, name, before))

    def _derive(self) -> None:
        for module, names in self._derived.items():
            source = _definitions(module)
            for name in names:
                value = eval(compile(source[name], str(module.__file__), "eval"), vars(module))
                self._exchange(name, getattr(module, name), value)
        self._renew()


@cache
def _definitions(module: ModuleType) -> dict[str, ast.Expression]:
    """What a module's constants are defined as."""
    assert module.__file__ is not None
    found: dict[str, ast.Expression] = {}
    for node in ast.parse(Path(module.__file__).read_text(encoding="utf-8")).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            found[node.target.id] = ast.Expression(node.value)
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            found[node.targets[0].id] = ast.Expression(node.value)
    return found
