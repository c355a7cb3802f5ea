"""What follows from a view: whose eyes, which rules of the mode, what lies on whose gear."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from zataku.draw.stage import Speaks, Stage
from zataku.draw.svg import Value, el, title

from .. import gear
from .. import map as volcano
from ..components import BOARDS, CARD_BY_ID, CARDS, MIRRORED, Board, Card, weapon_length
from ..view import CraftView, FightView, FujiKoroView, SheetView, UnledView

#: Squares of gear with the material on them, as a view has them, but fixed.
Cubes = tuple[tuple[str, str], ...]
_BOARDS: Final = {board.id: board for board in BOARDS}


def scores_points(view: FujiKoroView) -> bool:
    """Do points count, as on the competitive side of the board?"""
    return view["mode"] == "competitive" or view["scenario"] == "ronin"


def own_seat(view: FujiKoroView) -> int:
    """Through whose eyes the table is seen; a spectator looks over the shoulder of whoever acts."""
    return view["active"] if view["seat"] is None else view["seat"]


def led(view: FujiKoroView, seat: int) -> SheetView:
    """The sheet of a seat that leads a samurai, or of an enemy behind the seats."""
    everybody: list[SheetView | UnledView] = [*view["seats"], *view["guards"]]
    sheet = everybody[seat]
    assert "gear" in sheet
    return sheet


#: The verbs of a step onto another cell.
STEPS: Final = frozenset({"go", "leap", "road"})


def opponent_on(view: FujiKoroView, cell: str) -> int | None:
    """Is there somebody on a cell who may want to fight the one who comes?"""
    place = volcano.CELL_PLACE[volcano.CELL_BY_NAME[cell]]
    safe = place in volcano.SAFE_PLACES and not (
        view["scenario"] == "every-man-for-himself" and place == volcano.CENTRE
    )
    if view["mode"] == "cooperative" or view["peaceful"] or safe:
        return None
    return next(
        (
            seat
            for seat, sheet in enumerate(view["seats"])
            if seat != view["active"] and "cell" in sheet and sheet["cell"] == cell and sheet["standing"]
        ),
        None,
    )


def fight_of(view: FujiKoroView) -> FightView:
    """The fight that is going on."""
    assert view["fight"] is not None
    return view["fight"]


def craft_of(view: FujiKoroView) -> CraftView:
    """The craft that is going on."""
    assert view["craft"] is not None
    return view["craft"]


def card_of(id: str) -> Card:
    return CARDS[CARD_BY_ID[id]]


def board_of(sheet: SheetView) -> Board:
    return _BOARDS[sheet["board"]]


def own_gear(view: FujiKoroView, kind: int) -> Cubes:
    """The cubes on a gear of whoever looks."""
    return gear_of(led(view, own_seat(view)), kind)


def gear_of(sheet: SheetView, kind: int) -> Cubes:
    return fixed(sheet["gear"][gear.GEAR_TYPES[kind]])


def fixed(layout: dict[str, str]) -> Cubes:
    return tuple(sorted(layout.items()))


def masks(cubes: Cubes) -> gear.Layout:
    found = [0, 0, 0]
    for name, material in cubes:
        found[gear.MATERIALS.index(material)] |= 1 << gear.SQUARE_BY_NAME[name]
    return found[0], found[1], found[2]


def strength(sheet: SheetView, kind: int) -> int:
    """What helmet or sandals can absorb, charm included."""
    return sheet["strengths"][gear.GEAR_TYPES[kind]]


# What the column beside the crater shows instead of a samurai's board


def lifted_gear(view: FujiKoroView) -> frozenset[tuple[int, int]]:
    """The gear, by seat and type, whose cubes are chosen beside the crater: in a fight, or on the workbench."""
    craft = view["craft"]
    if craft is not None:
        return frozenset({(craft["seat"], gear.GEAR_TYPES.index(craft["gear"]))})
    if view["fight"] is None or not view["fight"]["order"] or armed_seat(view) not in view["fight"]["fighters"]:
        return frozenset()
    return frozenset((armed_seat(view), kind) for kind in gear.KINDS)


def armed_seat(view: FujiKoroView) -> int:
    """Whose gear a fight shows: that of the fighter who decides now, else one's own."""
    deciding = view["deciding"]
    fighting = deciding is not None and deciding in fight_of(view)["fighters"]
    return deciding if fighting and deciding is not None else own_seat(view)


def lifted_pack(view: FujiKoroView) -> frozenset[int]:
    """The seats whose packs lie open beside the crater: that of somebody beaten, those of two who trade."""
    return frozenset(view["trade"] if view["theft"] is None else [view["theft"]["loser"]])


class Bare(Stage):
    """Draws things without ids: those that have theirs elsewhere on the page, or none at all."""

    def __init__(self, speaker: Speaks) -> None:
        super().__init__(speaker)

    def thing(self, id: str, *children: str, label: str = "", rules: Sequence[str] = (), **attributes: Value) -> str:
        told = title(f"{label} ({', '.join(rules)})" if rules else label) if label else ""
        return el("g", told, *children, **attributes)


def held_by(stage: Stage, view: FujiKoroView, seat: int) -> Stage:
    """With what scrolls and blueprints of a seat are drawn: without ids where its pack lies open beside the crater."""
    return Bare(stage.speaker) if seat in lifted_pack(view) else stage


# Weapons


class Arms:
    """What a weapon grid is good for: its weapons, the dice of each, the longest line, and what is wrong with it."""

    __slots__ = ("dice", "halves", "initiative", "legal")

    def __init__(self, board: Board, cubes: Cubes, right_open: bool) -> None:
        layout = masks(cubes)
        grid = board.grid
        groups = grid.weapons(layout)
        self.legal = grid.legal(gear.occupied(layout), right_open)
        self.initiative = max((weapon_length(group) for group in groups), default=0)
        #: For each usable weapon its dice by material, and where it is held.
        self.dice = tuple(gear.counts(gear.only(layout, group)) for group in groups)
        self.halves = tuple(
            "both" if grid.spans(group) or grid.no_one_handed else "left" if group & grid.left else "right"
            for group in groups
        )

    def totals(self) -> tuple[int, int, int]:
        """All dice by material."""
        return (
            sum(dice[0] for dice in self.dice),
            sum(dice[1] for dice in self.dice),
            sum(dice[2] for dice in self.dice),
        )


@lru_cache(1024)
def arms(board: str, cubes: Cubes, right_open: bool) -> Arms:
    return Arms(_BOARDS[board], cubes, right_open)


def arms_of(sheet: SheetView) -> Arms:
    return arms(sheet["board"], gear_of(sheet, gear.WEAPON), sheet["right_open"])


def sandals_armed(sheet: SheetView) -> bool:
    """Can the sandals be rolled as a weapon (Tomoe)?"""
    layout = masks(gear_of(sheet, gear.SANDALS))
    mask = gear.occupied(layout)
    if not board_of(sheet).sandals_as_weapon or layout[gear.WOOD].bit_count() < gear.ONE_HANDED_WOOD:
        return False
    return gear.flood(mask & -mask, mask) == mask


# Patterns

#: A cube of a pattern: its part, row and column, and its letter.
Drawn = tuple[int, int, int]


def pattern_size(card: Card) -> tuple[float, float]:
    """Columns and rows of a pattern as it is drawn; a pair stands one above the other."""
    parts = card.pattern.parts
    wide = max(len(row) for part in parts for row in part)
    return wide, sum(len(part) for part in parts) + 0.45 * (len(parts) - 1)


@lru_cache(256)
def cubes_in(id: str) -> int:
    return sum(card_of(id).pattern.cubes)


@lru_cache(4096)
def in_place(id: str, cubes: Cubes) -> frozenset[Drawn]:
    """The cubes of a pattern that are there when it is laid over the gear as well as it can be."""
    left = masks(cubes)
    found: set[Drawn] = set()
    for number, part in enumerate(card_of(id).pattern.parts):
        best: tuple[tuple[Drawn, int, int], ...] = ()
        most = -1
        for way in _ways(part):
            met = sum(1 for _, material, square in way if left[material] >> square & 1)
            if met > most:
                most, best = met, way
        for (_, row, column), material, square in best:
            if left[material] >> square & 1:
                found.add((number, row, column))
                left = gear.without(left, 1 << square)
    return frozenset(found)


@lru_cache(256)
def _ways(part: tuple[str, ...]) -> tuple[tuple[tuple[Drawn, int, int], ...], ...]:
    """Every way a part can lie on the sheet: for each of its cubes where it is drawn, its material, its square."""
    drawn = [
        (row, column, gear.LETTERS.index(letter))
        for row, line in enumerate(part)
        for column, letter in enumerate(line)
        if letter != "."
    ]
    ways = []
    for mirror in (1, -1) if MIRRORED else (1,):
        for turn in range(4):
            moved = [(*_turned(mirror * column, row, turn), row, column, material) for row, column, material in drawn]
            left, top = min(x for x, *_ in moved), min(y for _, y, *_ in moved)
            wide, high = max(x for x, *_ in moved) - left, max(y for _, y, *_ in moved) - top
            ways += [
                tuple(
                    ((0, row, column), material, (y - top + down) * gear.COLUMNS + x - left + across)
                    for x, y, row, column, material in moved
                )
                for down in range(gear.ROWS - high)
                for across in range(gear.COLUMNS - wide)
            ]
    return tuple(ways)


def _turned(x: int, y: int, turn: int) -> tuple[int, int]:
    for _ in range(turn):
        x, y = -y, x
    return x, y
