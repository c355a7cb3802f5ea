"""What the table says no to."""

from __future__ import annotations

from zataku.kernel.messages import Arg


class Refused(Exception):
    """A request that cannot be granted: an HTTP status and a message in the table's own texts; nothing was changed."""

    def __init__(self, status: int, id: str, **args: Arg) -> None:
        super().__init__(id)
        self.status = status
        self.id = id
        self.args_of_message = args
