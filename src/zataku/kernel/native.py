"""What the compiler is told about the engine; see `hatch_build.py`. To the plain engine it means nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    #: A number that fits into a machine word.
    i64 = int

    def mypyc_attr(**attributes: bool | int) -> Callable[[type], type]:
        return lambda marked: marked
