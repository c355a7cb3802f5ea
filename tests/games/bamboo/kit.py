"""What the conformance battery must know about Bamboo."""

from __future__ import annotations

from collections import Counter
from typing import Any

from zataku.games.bamboo.components import COMPONENTS, SEASONS, TEMPLES
from zataku.games.bamboo.state import Bamboo
from zataku.games.bamboo.view import BambooView, SheetView


def census(state: Bamboo) -> object:
    """Where every component is: all together they are always the same."""
    sheets = state.sheets
    shoots = [shoot for slot in state.slots for shoot in slot] + [*state.draft]
    if state.turn is not None:
        shoots += state.turn.taken
    shoots += [shoot for sheet in sheets for area in sheet.areas for shoot in area]
    harmony: list[int] = []
    house: list[int] = []
    for column in range(len(state.market)):
        (harmony if column < 3 else house).extend([*state.market[column], *state.stacks[column].cards])
    for sheet in sheets:
        harmony += [tile for tile in (*sheet.harmony, *sheet.fan) if tile >= 0]
        house += [tile for tile in sheet.house if tile >= 0]
    food = Counter([*state.food, *state.supply.cards])
    seen = [spirit for spirit in state.spirits if spirit >= 0]
    spirits = Counter([*state.unseen.cards, *state.departed, *seen])
    for kind in range(len(COMPONENTS.food)):
        food[kind] += state.discards[kind] + sum(sheet.food[kind] for sheet in sheets)
    for kind in range(len(COMPONENTS.spirits)):
        spirits[kind] += sum(sheet.awake[kind] + sheet.asleep[kind] for sheet in sheets)
    incense = Counter(owner for temple in state.temples for owner in temple)
    for seat, sheet in enumerate(sheets):
        incense[seat] += sheet.incense + sheet.waiting
    ghost = incense.pop(3, 0) if len(sheets) == 2 else 0
    # After the last autumn the ghost's incense is not laid out again (BB-084).
    assert len(sheets) > 2 or ghost == 8 or (ghost == 0 and state.round == 4)
    return (
        sorted(shoots),
        sorted(harmony),
        sorted(house),
        sorted(food.items()),
        sorted(spirits.items()),
        sorted(incense.items()),
    )


def recount(view: BambooView) -> list[int]:
    """Totals from what can be seen at the end, independently of the game's scoring."""
    totals = []
    for sheet in view["seats"]:
        total = sheet["happiness"] + 2 * len(sheet["spirits"])
        comfort = {"left": 0, "right": 0}
        for number, cell in enumerate(sheet["house"]):
            part = {0: "left", 1: "left", 3: "right", 4: "right"}.get(number % 5)
            if cell["tile"] is None:
                total -= cell["named"] is not None
            elif part is not None:
                comfort[part] += cell["tile"]["comfort"]
        total -= 2 * abs(comfort["left"] - comfort["right"])
        for tiles in sheet["harmony"].values():
            total += sum(-(-tile["points"] // 2) for tile in tiles if tile is not None and tile["met"])
        totals.append(total)
    return totals


def tally(view: BambooView) -> dict[str, int]:
    """Everything that lies open, counted by name."""
    counts: Counter[str] = Counter()
    counts["round"] = view["round"]
    counts[f"season {view['season']}"] = 1
    counts[f"first {view['first']}"] = 1
    counts["supply"] = view["food_supply"]
    counts["departed"] = len(view["departed"])
    counts["draft"] = len(view["draft"])
    counts["taken"] = len(view["taken"])
    counts.update(f"open {kind}" for kind in view["food"])
    counts.update(f"gift {gift}" for gift in view["gifts"])
    for kind, count in view["food_discards"].items():
        counts[f"spent {kind}"] = count
    for place, slot in enumerate(view["slots"], start=1):
        counts[f"slot {place}"] = len(slot["kept"]) + len(slot["new"])
    for temple in view["temples"]:
        counts[f"{temple['id']} spirit {temple['spirit']}"] = 1
        counts.update(f"{temple['id']} incense {owner}" for owner in temple["incense"])
    for column in view["harmony_market"].values():
        counts.update(f"open {tile['part']} {tile['points']}" for tile in column["tiles"])
    for house_column in view["house_market"].values():
        counts.update(f"open {tile['kind']} {tile['comfort']}" for tile in house_column["tiles"])
    for seat, sheet in enumerate(view["seats"]):
        counts.update(_sheet_tally(seat, sheet))
    return +counts | {name: count for name, count in counts.items() if count < 0}


def _sheet_tally(seat: int, sheet: SheetView) -> dict[str, int]:
    counts = Counter(
        {
            f"{seat} colour {sheet['colour']}": 1,
            f"{seat} happiness": sheet["happiness"],
            f"{seat} coins": sheet["coins"],
            f"{seat} incense": sheet["incense"],
            f"{seat} waiting": sheet["waiting"],
            f"{seat} fan": len(sheet["fan"]),
        }
    )
    if sheet["marker"] is not None:
        counts[f"{seat} marker {sheet['marker']}"] = 1
    for temple, shoots in sheet["areas"].items():
        counts.update(f"{seat} area {temple}: {shoot['colour']} {shoot['action']}" for shoot in shoots)
    for cell, room in enumerate(sheet["house"]):
        if room["tile"] is not None:
            name = COMPONENTS.grid.name(cell)
            counts[f"{seat} house {name}: {room['tile']['kind']} {room['tile']['comfort']}"] = 1
    for tiles in sheet["harmony"].values():
        counts.update(f"{seat} holds {tile['part']} {tile['points']}" for tile in tiles if tile is not None)
    for kind, count in sheet["food"].items():
        counts[f"{seat} food {kind}"] = count
    for spirit, held in sheet["spirits"].items():
        counts[f"{seat} awake {spirit}"] = held["awake"]
        counts[f"{seat} asleep {spirit}"] = held["asleep"]
    return counts


def hear(event: dict[str, Any], tally: dict[str, int]) -> None:
    """What an event says about all this."""
    id, args = event["message"]["id"].removeprefix("event-"), event["message"]["args"]
    _Listener(tally, args).hear(id)
    for name in [name for name, count in tally.items() if not count]:
        del tally[name]


class _Listener:
    """Carries one event into a tally."""

    def __init__(self, tally: dict[str, int], args: dict[str, Any]) -> None:
        self.tally = tally
        self.args = args
        self.seat = args["seat"]["seat"] if "seat" in args else None

    def hear(self, id: str) -> None:
        getattr(self, id.replace("-", "_") + ("_" if id == "pass" else ""))()

    def add(self, name: str, amount: int = 1) -> None:
        self.tally[name] = self.tally.get(name, 0) + amount

    def own(self, name: str, amount: int = 1) -> None:
        self.add(f"{self.seat} {name}", amount)

    def only(self, prefix: str, name: object) -> None:
        """Of several things one is so now."""
        for other in [other for other in self.tally if other.startswith(prefix)]:
            del self.tally[other]
        self.tally[f"{prefix}{name}"] = 1

    @property
    def amount(self) -> int:
        return int(self.args["amount"])

    def named(self, arg: str) -> str:
        return _last(self.args[arg])

    # Setup and seasons

    def colour(self) -> None:
        self.only(f"{self.seat} colour ", self.named("colour"))

    def first_player(self) -> None:
        self.only("first ", self.seat)

    def pick(self) -> None:
        self.add("draft", -1)
        shoot = _shoot(self.args["shoot"])
        self.own(f"area {shoot.split()[0]}: {shoot}")

    def round(self) -> None:
        self.tally["round"] = self.args["round"]

    def season(self) -> None:
        self.only("season ", self.args["season"])
        assert self.args["season"] in SEASONS

    # Spring

    def gifts(self) -> None:
        for gift in self.args["gifts"]:
            self.add(f"gift {_last(gift)}")

    def gift(self) -> None:
        self.add(f"gift {self.named('gift')}", -1)

    def receive_incense(self) -> None:
        self.own("incense", self.amount)
        self.own("waiting", -self.amount)

    # Summer

    def visit(self) -> None:
        self.only(f"{self.seat} marker ", self.named("temple"))

    def offer(self) -> None:
        self.own("incense", -self.amount)
        self.add(f"{self.named('temple')} incense {self.seat}", self.amount)

    def redirect(self) -> None:
        self.own("coins", -self.amount)

    def pass_(self) -> None:
        assert self.tally.get(f"{self.seat} incense", 0) == 0

    def lay(self) -> None:
        shoot = _shoot(self.args["shoot"])
        marker = next(name for name in self.tally if name.startswith(f"{self.seat} marker "))
        self.own(f"area {marker.split()[-1]}: {shoot}", -1)
        self.add(f"slot {self.args['slot']}")

    def activate(self) -> None:
        """Its action tells for itself."""

    def collect(self) -> None:
        for place in range(1, COMPONENTS.numbers.slots + 1):
            self.tally[f"slot {place}"] = COMPONENTS.numbers.kept_cells
        self.add("taken", len(self.args["shoots"]))

    def put(self) -> None:
        self.add("taken", -1)
        self.own(f"area {self.named('temple')}: {_shoot(self.args['shoot'])}")

    def put_home(self) -> None:
        for shoot in map(_shoot, self.args["shoots"]):
            self.add("taken", -1)
            self.own(f"area {shoot.split()[0]}: {shoot}")

    # Actions

    def happiness(self) -> None:
        self.own("happiness", self.amount)

    def take_harmony(self) -> None:
        tile = _tile(self.args["tile"])
        self.add(f"open {tile}", -1)
        self.own(f"holds {tile}")

    def reveal_harmony(self) -> None:
        self.add(f"open {_tile(self.args['tile'])}")

    def score(self) -> None:
        self.own(f"holds {_tile(self.args['tile'])}", -1)
        self.own("fan")
        self.own("happiness", self.amount)

    def coins(self) -> None:
        self.own("coins", self.amount)

    def house(self) -> None:
        self.own("coins", -self.args["cost"])
        self.own("happiness", self.amount)

    def place(self) -> None:
        tile = _tile(self.args["tile"])
        self.add(f"open {tile}", -1)
        self.own(f"house {self.args['cell']}: {tile}")

    reveal_house = reveal_harmony

    def food(self) -> None:
        self.add(f"open {self.named('food')}", -1)
        self.own(f"food {self.named('food')}")

    def new_food(self) -> None:
        for food in map(_last, self.args["food"]):
            self.add(f"open {food}")
            self.add("supply", -1)

    def discard_food(self) -> None:
        for food in map(_last, self.args["food"]):
            self.add(f"open {food}", -1)
            self.add(f"spent {food}")

    def shuffle_food(self) -> None:
        for name in [name for name in self.tally if name.startswith("spent ")]:
            self.add("supply", self.tally.pop(name))

    def decline(self) -> None:
        """Nothing changes."""

    def spirit(self) -> None:
        self.own(f"awake {self.named('spirit')}", -1)
        self.own(f"asleep {self.named('spirit')}")

    # Autumn

    def bless(self) -> None:
        self.own(f"awake {self.named('spirit')}")
        self.only(f"{self.named('temple')} spirit ", None)

    def ghost(self) -> None:
        self.add("departed")
        self.only(f"{self.named('temple')} spirit ", None)

    def reveal_spirit(self) -> None:
        self.only(f"{self.named('temple')} spirit ", self.named("spirit"))

    def return_incense(self) -> None:
        self.own("incense", self.amount)
        for temple in TEMPLES:
            for owner in (self.seat, "ghost"):
                self.tally.pop(f"{temple} incense {owner}", None)

    def ghost_incense(self) -> None:
        self.add(f"{self.named('temple')} incense ghost", self.amount)

    # Winter

    def wake(self) -> None:
        self.own("coins", -self.args["cost"])
        self.own(f"asleep {self.named('spirit')}", -1)
        self.own(f"awake {self.named('spirit')}")

    def eat(self) -> None:
        for food in map(_last, self.args["food"]):
            self.own(f"food {food}", -1)
            self.add(f"spent {food}")

    def hungry(self) -> None:
        self.own("happiness", -self.amount)

    def renew(self) -> None:
        self.add(f"open {_tile(self.args['old'])}", -1)
        self.add(f"open {_tile(self.args['new'])}")


def _last(message: dict[str, Any]) -> str:
    """`name-temple-red` is red."""
    return str(message["id"]).rpartition("-")[2]


def _shoot(message: dict[str, Any]) -> str:
    return f"{_last(message['args']['colour'])} {_last(message['args']['action'])}"


def _tile(message: dict[str, Any]) -> str:
    args = message["args"]
    if "part" in args:
        return f"{_last(args['part'])} {args['points']}"
    return f"{_last(args['kind'])} {args['comfort']}"
