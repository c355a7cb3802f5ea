"""What a server writes down: one line for each thing, without anything secret, and nothing over and over."""

from __future__ import annotations

import json
import logging
import re
import time
from collections import OrderedDict
from typing import Any

#: What looks like a token, a signed cookie or link, or the password of a database.
_SECRETS = (
    re.compile(r"zataku_[\w-]{20,}"),
    re.compile(r"(?<=[Bb]earer )\S+"),
    re.compile(r"(?<=://)[^\s/@]*:[^\s/@]*(?=@)"),
    re.compile(r"\b[0-9a-f]{40}\b"),
    re.compile(r"\b[0-9a-f]{64}\b"),
)
#: The same is said so many times in so many seconds; after that only how often it was left out.
_TIMES, _SECONDS = 5, 60.0
_KEPT = 500


def without_secrets(text: str) -> str:
    """The text with dots where a secret may have been."""
    for secret in _SECRETS:
        text = secret.sub("…", text)
    return text


class Seldom(logging.Filter):
    """Lets the same thing pass a few times a minute: whoever makes the server complain must not fill its disk."""

    def __init__(self) -> None:
        super().__init__()
        self._said: OrderedDict[tuple[str, str], tuple[float, int]] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        key = (record.name, str(record.msg))
        now = time.monotonic()
        since, times = self._said.pop(key, (now, 0))
        left_out = 0
        if now - since > _SECONDS:
            left_out = max(0, times - _TIMES)
            since, times = now, 0
        self._said[key] = (since, times + 1)
        if len(self._said) > _KEPT:
            self._said.popitem(last=False)
        if left_out:
            record.msg = f"{record.msg} (left out before: {left_out})"
        return times < _TIMES


class Lines(logging.Formatter):
    """Each record as one line of JSON, or as one for people."""

    def __init__(self, form: str = "text") -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")
        self._json = form == "json"

    def format(self, record: logging.LogRecord) -> str:
        if not self._json:
            return without_secrets(super().format(record))
        told = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": without_secrets(record.getMessage()),
        }
        if record.exc_info:
            told["error"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps(told, ensure_ascii=False)


def logging_config(form: str) -> dict[str, Any]:
    """For uvicorn, which hands it to its workers."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "filters": {"seldom": {"()": "zataku.table.logs.Seldom"}},
        "formatters": {"lines": {"()": "zataku.table.logs.Lines", "form": form}},
        "handlers": {
            "stderr": {
                "class": "logging.StreamHandler",
                "stream": "ext://sys.stderr",
                "formatter": "lines",
                "filters": ["seldom"],
            }
        },
        "root": {"handlers": ["stderr"], "level": "WARNING"},
    }
