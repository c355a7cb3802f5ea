"""How the server does: for whoever starts it again when it does not answer, and for Prometheus."""

from __future__ import annotations

import asyncio
import os
import resource
from collections.abc import Iterator
from importlib.metadata import version
from ipaddress import ip_address, ip_network
from pathlib import Path

from litestar import MediaType, Response, get

from .gate import Gate
from .house import House
from .refused import Refused
from .requests import Ask, house_of

#: Seconds in which the store must answer.
_PATIENCE = 2.0
_PRIVATE = tuple(map(ip_network, ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7", "fe80::/10")))


@get("/health", include_in_schema=False)
async def health(request: Ask) -> Response[dict[str, str]]:
    """200 while the store answers."""
    try:
        async with asyncio.timeout(_PATIENCE):
            await house_of(request).store.ping()
    except Exception:
        return Response({"status": "failing", "store": "no answer", "version": version("zataku")}, status_code=503)
    return Response({"status": "ok", "store": "ok", "version": version("zataku")})


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def metrics(request: Ask) -> Response[str]:
    """For Prometheus, from this machine or a private network only."""
    client = request.scope.get("client")
    if client is not None and not is_nearby(client[0]):
        raise Refused(404, "refused-not-found")
    house = house_of(request)
    told = [*_gauges(house), *house.metrics.lines()]
    return Response("\n".join(told) + "\n", media_type="text/plain; version=0.0.4; charset=utf-8")


def is_nearby(host: str) -> bool:
    """Is it this machine, or one of a private network?"""
    try:
        address = ip_address(host)
    except ValueError:
        return True
    return address.is_loopback or any(address in network for network in _PRIVATE if network.version == address.version)


def _gauges(house: House) -> Iterator[str]:
    used = resource.getrusage(resource.RUSAGE_SELF)
    figures: dict[str, tuple[str, str, float]] = {
        "zataku_tables": ("gauge", "Tables in memory.", house.tables.count),
        "zataku_choices_total": ("counter", "Choices made durable by this worker.", house.tables.chosen),
        "zataku_streams": ("gauge", "Open streams of live events.", house.hub.streams),
        "zataku_thinking_waiting": (
            "gauge",
            "Thoughts that wait for their turn.",
            house.thinking.turns.waiting,
        ),
        "zataku_clocks": ("gauge", "Clocks that run.", house.robots.clocks),
        "zataku_turned_away_total": ("counter", "Requests beyond a limit.", house.doorman.turned_away),
        "zataku_gate_refused_total": ("counter", "Connections cut at the gate.", Gate.refused),
        "zataku_worker": ("gauge", "The process that answers.", os.getpid()),
        "process_cpu_seconds_total": ("counter", "CPU time.", used.ru_utime + used.ru_stime),
        "process_resident_memory_bytes": ("gauge", "Memory.", _memory()),
    }
    for name, (kind, meant, value) in figures.items():
        yield f"# HELP {name} {meant}"
        yield f"# TYPE {name} {kind}"
        yield f"{name} {value:.6f}" if isinstance(value, float) else f"{name} {value}"


def _memory() -> int:
    here = Path("/proc/self/statm")
    if here.exists():
        return int(here.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


HANDLERS = (health, metrics)
