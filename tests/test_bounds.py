"""A test that would wait for ever fails by itself."""

import time

import pytest


@pytest.mark.seconds(0.2)
@pytest.mark.xfail(reason="it waits for ever", raises=pytest.fail.Exception, strict=True)
def test_waiting_for_ever_fails() -> None:
    while True:
        time.sleep(0.01)
