"""What the table says no to."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from zataku.kernel.game import Game
from zataku.kernel.messages import Arg, Told

#: What the rules refuse that the table has a sentence and a status for, by the kernel's message.
_KNOWN = {
    "error-not-offered": (422, "refused-not-offered"),
    "error-not-your-turn": (409, "refused-not-deciding"),
    "error-over": (409, "refused-over"),
    "error-undo": (409, "refused-no-undo"),
}


class Refused(Exception):
    """A request that cannot be granted: an HTTP status and a message in the table's own texts; nothing was changed.

    Messages among the arguments are the game's, if one is named.
    """

    def __init__(self, status: int, id: str, /, *, by: Game | None = None, **args: Arg) -> None:
        super().__init__(id)
        self.status = status
        self.id = id
        self.by = by
        self.args_of_message = args


@contextmanager
def refusing(game: Game | None = None) -> Iterator[None]:
    """Whatever the rules refuse in here (a choice, an undo, a set of options) is the table's refusal, said once."""
    try:
        yield
    except Told as error:
        status, id = _KNOWN.get(error.told.id, (422, "refused-options"))
        args = error.told.args if error.told.id in _KNOWN else {"reason": error.told}
        raise Refused(status, id, by=game, **args) from error
