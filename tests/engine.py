"""Which engine is tested: the sources themselves, whatever has been compiled here, unless `ZATAKU_ENGINE` says so."""

from __future__ import annotations

import os

import pytest

os.environ.setdefault("ZATAKU_ENGINE", "plain")
COMPILED = os.environ["ZATAKU_ENGINE"] == "compiled"


def replaces_rules(what: str) -> None:
    """Leave the test out where rules are compiled: nothing in them can be replaced."""
    if COMPILED:
        pytest.skip(f"{what} can be replaced in the plain engine only")
