"""The link between tests and rules: `@rule("WC-051")` says that the test fails when rule WC-051 is broken."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test as holding the rules named by their ids in a game's `rules.md`."""
    return pytest.mark.rule(*ids)
