"""Counts what a worker answers, by kind and time, without naming anybody's table."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

#: Upper ends of the stretches of time that answers are counted by, in seconds.
_STRETCHES = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """Counts what this worker answers."""

    def __init__(self) -> None:
        self.answers: Counter[tuple[str, int]] = Counter()
        self._stretches: dict[str, list[int]] = {}
        self._seconds: dict[str, float] = {}

    def counting(self, app: ASGIApp) -> ASGIApp:
        """An application whose answers are counted."""

        async def counted(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] != ScopeType.HTTP:
                await app(scope, receive, send)
                return
            began = time.perf_counter()
            kind = _kind(scope["method"], scope["path"])

            async def sending(message: Message) -> None:
                if message["type"] == "http.response.start":
                    self.count(kind, message["status"], time.perf_counter() - began)
                await send(message)

            await app(scope, receive, sending)

        return counted

    def count(self, kind: str, status: int, seconds: float) -> None:
        self.answers[kind, status] += 1
        stretches = self._stretches.setdefault(kind, [0] * (len(_STRETCHES) + 1))
        stretches[bisect_left(_STRETCHES, seconds)] += 1
        self._seconds[kind] = self._seconds.get(kind, 0.0) + seconds

    def lines(self) -> Iterator[str]:
        yield "# HELP zataku_answers_total Answers, by kind of request and status."
        yield "# TYPE zataku_answers_total counter"
        for (kind, status), count in sorted(self.answers.items()):
            yield f'zataku_answers_total{{kind="{kind}",status="{status}"}} {count}'
        yield "# HELP zataku_answer_seconds Time until an answer begins."
        yield "# TYPE zataku_answer_seconds histogram"
        for kind, stretches in sorted(self._stretches.items()):
            below = 0
            for end, count in zip(_STRETCHES, stretches, strict=False):
                below += count
                yield f'zataku_answer_seconds_bucket{{kind="{kind}",le="{end}"}} {below}'
            yield f'zataku_answer_seconds_bucket{{kind="{kind}",le="+Inf"}} {sum(stretches)}'
            yield f'zataku_answer_seconds_sum{{kind="{kind}"}} {self._seconds[kind]:.6f}'
            yield f'zataku_answer_seconds_count{{kind="{kind}"}} {sum(stretches)}'


def _kind(method: str, path: str) -> str:
    """A few kinds of requests, so that nobody's table is named."""
    if path.startswith("/api/"):
        last = path.rpartition("/")[2]
        return last if last in ("choices", "undo", "chat", "stream", "decision", "view", "events") else "api"
    if path.startswith("/static/"):
        return "static"
    return "page" if method in ("GET", "HEAD") else "form"
