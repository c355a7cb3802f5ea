"""What the conformance battery must know about Bitoku."""

from __future__ import annotations

from collections import Counter
from typing import Any

from zataku.games.bitoku.components import CRYSTAL, CRYSTALS, DATA, MITAMA, RIVER_NAMES, SLOT_NAMES, words
from zataku.games.bitoku.state import EMPTY, MEMORY_SPACES, Bitoku, Display
from zataku.games.bitoku.steps.purchases import ChooseSite, PutDown, SetCrystal
from zataku.games.bitoku.view import BitokuView, Seat
from zataku.kernel.effects import parse
from zataku.kernel.hidden import Bag, Deck
from zataku.kernel.tuples import replaced

COMBINATIONS = [
    (1, {"edition": "es", "easier_no_yokai": True, "easier_no_resources": True, "easier_kodama": True}),
    (1, {"edition": "ru", "harder_pilgrim": True, "harder_kodamas": True, "harder_leads": True}),
    (2, {"edition": "ru", "harder_forest": True}),
]


def census(state: Bitoku) -> Any:
    """Where every component is: all together they are always the same."""
    yokai = Counter([*state.yokai_deck.cards, *state.yokai_discard, *state.hill_yokai])
    bitoku = Counter([*state.bitoku_deck.cards, *state.bitoku_discard, *state.hill_bitoku])
    visions = Counter(state.vision_deck.cards)
    mitamas, dragonflies, crystals, buildings = (
        Counter([*display.row, *display.stack.cards, *display.gone]) for display in state.displays
    )
    buildings.update(state.zones)
    # A tile just bought is not yet on a board: the step that will put it there holds it.
    for step in (*state.agenda, state.asking):
        if isinstance(step, PutDown):
            (mitamas if step.kind == MITAMA else dragonflies)[step.tile] += 1
        elif isinstance(step, SetCrystal):
            crystals[step.tile] += 1
        elif isinstance(step, ChooseSite):
            buildings[step.tile] += 1
    pilgrims = []
    for seat, sheet in enumerate(state.sheets):
        yokai.update(sheet.all_yokai())
        bitoku.update(sheet.path)
        visions.update(sheet.visions)
        mitamas.update(sheet.all_mitamas())
        dragonflies.update([*sheet.dragonflies, *(pair[1] for pair in sheet.pairs)])
        crystals.update(sheet.crystals)
        assert len(sheet.dice) == len(sheet.places) == 3
        assert all(1 <= value <= 6 for value in sheet.dice)
        assert min(sheet.stock) >= 0
        assert sum(owner == seat for owner in state.owners) == sheet.built
        walking = sum(sheet.walkers(position) for position in range(16))
        asleep = 0 if seat == state.tengu_seat() else sheet.crystals.count(EMPTY)
        arrived = sum(branch.count(seat) for branch in state.branches)
        assert arrived == sheet.arrived.bit_count()
        in_play = sheet.pilgrims + walking + asleep + arrived + sheet.rockside.bit_count()
        pilgrims.append(in_play <= 11)
    for cards in (yokai, bitoku, visions, mitamas, dragonflies, crystals, buildings):
        cards.pop(EMPTY, None)
    return [sorted(cards.items()) for cards in (yokai, bitoku, visions, mitamas, dragonflies, crystals, buildings)] + [
        pilgrims
    ]


# Following a match by its events


def tally(view: BitokuView) -> dict[str, int]:
    """Goods, points, markers and positions that lie open, counted by name."""
    counts: Counter[str] = Counter()
    counts["round"] = view["round"]
    counts[f"season {view['season']}"] = 1
    counts.update(f"order {place} {seat}" for place, seat in enumerate(view["order"]))
    counts.update(f"{seat} passed" for seat in view["passed"])
    for region in view["regions"]:
        for seat, space in enumerate(region["kodamas"]):
            counts[f"{seat} kodama {region['id']}"] = space
        for site in region.get("zone", ()):
            if site["building"] is not None and site["owner"] is not None:
                counts[f"{site['owner']} building {region['id']} {site['building']['id']}"] = 1
    for hill in view["hills"]:
        counts.update(f"hill {hill['id']} covered {favour}" for favour in hill["covered"])
        for kind in ("bitoku", "yokai"):
            card = hill["bitoku"] if kind == "bitoku" else hill["yokai"]
            if card is not None:
                counts[f"hill {hill['id']} {kind} {card['id']}"] = 1
    for path in view["paths"]:
        for space, pilgrims in enumerate(path["pilgrims"], start=1):
            counts.update({f"{seat} walks {path['id']} {space}": count for seat, count in enumerate(pilgrims)})
        for branch in path["branches"]:
            counts.update(f"{seat} sleeps {path['id']} {branch['id']}" for seat in branch["pilgrims"])
    for kind, row in _rows(view).items():
        counts.update(f"display {kind} {space} {tile}" for space, tile in enumerate(row) if tile is not None)
        counts[f"display {kind} spaces"] = len(row)
    for kind, left in view["stacks"].items():
        counts[f"stack {kind}"] = int(str(left))
    counts.update(f"garden {rock}" for rock in view["garden"] if rock is not None)
    for kind, deck in dict[str, Any](view["decks"]).items():
        counts[f"deck {kind}"] = deck["cards"]
    counts.update(f"discards yokai {card}" for card in view["discards"]["yokai"])
    counts.update(f"discards bitoku {card}" for card in view["discards"]["bitoku"])
    for own in view["seats"]:
        counts.update({f"{own['seat']} {name}": count for name, count in _sheet_tally(own).items()})
    if view["tengu"] is not None:
        tengu = view["tengu"]
        counts["tengu active"] = int(tengu["active"])
        counts["tengu deck"] = tengu["deck"]
        counts.update(f"tengu discard {card}" for card in tengu["discard"])
        counts.update(f"tengu row {place} {card['id']}" for place, card in enumerate(tengu["row"]))
    return {name: count for name, count in counts.items() if count}


def _rows(view: BitokuView) -> dict[str, list[str | None]]:
    """The tiles of each display by id."""
    return {
        kind: [None if space["tile"] is None else space["tile"]["id"] for space in row]
        for kind, row in dict[str, Any](view["displays"]).items()
    }


def _sheet_tally(own: Seat) -> Counter[str]:
    counts: Counter[str] = Counter()
    counts["tengu"] = int(own["automa"])
    counts["vp"] = own["vp"]
    counts.update({f"stock {name}": count for name, count in own["stock"].items()})
    for die in own["dice"]:
        counts[f"die {die['die']} shows"] = die["value"]
        counts[f"die {die['die']} at {die['place']}"] = 1
    counts.update(f"slot {place} {card['id']}" for place, card in enumerate(own["slots"]) if card is not None)
    counts["hand"] = own["hand_size"]
    counts["deck"] = own["deck"]
    counts["pilgrims"] = own["pilgrims"]
    counts["built"] = own["built"]
    counts["completed"] = own["completed"]
    for name in ("discard", "removed", "mitamas", "dragonflies", "rocks", "visions"):
        counts.update(f"{name} {card['id']}" for card in own[name])
    for number, card in enumerate(own["path"]):
        counts[f"path {number} {card['id']}"] = 1
    for pair in own["pairs"]:
        counts[f"pair {pair['mitama']['id']} {pair['dragonfly']['id']}"] = 1
    for crystal in dict[str, Any](own)["crystals"]:
        if own["automa"]:
            counts[f"crystal {crystal['id']}"] = 1
        elif crystal["tile"] is not None:
            counts[f"crystal {crystal['space']} {crystal['tile']['id']}"] = 1
    counts.update(f"beside {space}" for space in own["rockside"])
    counts.update(f"fulfilled {card}" for card in own["fulfilled"])
    return counts


def hear(event: dict[str, Any], tally: dict[str, int]) -> None:
    """What an event says about all this."""
    id = event["message"]["id"].removeprefix("event-").replace("-", "_")
    _Listener(tally, event["message"]["args"], event["targets"]).hear(id)
    for name in [name for name, count in tally.items() if not count]:
        del tally[name]


class _Listener:
    """Carries one event into a tally. What an event does not mention here, it does not change."""

    #: They say what is going on, and what comes of it is told by events of its own.
    WORDS_ALONE = frozenset(
        (
            *("fruit", "no_forest_action", "forest", "enter", "copy", "torii", "look_yokai", "look_bitoku"),
            *("look_visions", "no_vision", "tengu_skips", "tengu_row"),
        )
    )

    def __init__(self, tally: dict[str, int], args: dict[str, Any], targets: list[str]) -> None:
        self.tally = tally
        self.args = args
        self.targets = targets
        self.seat = args["seat"]["seat"] if "seat" in args else None

    def hear(self, id: str) -> None:
        if id not in self.WORDS_ALONE:
            getattr(self, f"{id}_")()

    # What a tally can be told

    def add(self, name: str, amount: int = 1) -> None:
        self.tally[name] = self.tally.get(name, 0) + amount

    def own(self, name: str, amount: int = 1) -> None:
        self.add(f"{self.seat} {name}", amount)

    def only(self, prefix: str, name: object) -> None:
        """Of several things one is so now."""
        self.gone(prefix)
        self.tally[f"{prefix}{name}"] = 1

    def gone(self, prefix: str) -> list[str]:
        """Nothing of this kind is left; what there was."""
        there = [name for name in self.tally if name.startswith(prefix)]
        for name in there:
            del self.tally[name]
        return [name.removeprefix(prefix) for name in there]

    @property
    def amount(self) -> int:
        return int(self.args["amount"])

    @property
    def die(self) -> str:
        return str(self.targets[0]).rpartition("-")[2]

    def goods(self, sign: int) -> None:
        effects = self.args["what"] if isinstance(self.args["what"], list) else [self.args["what"]]
        for effect in effects:
            for word in words(parse(effect["effect"])):
                name = f"amulet-{word.args[0]}" if word.name == "amulet" else word.name
                self.own(f"stock {name}", sign * word.amount)

    def is_tengu(self) -> bool:
        return f"{self.seat} tengu" in self.tally

    # Seasons

    def round_(self) -> None:
        self.tally["round"] = self.amount
        self.only("season ", "spring")

    def season_(self) -> None:
        self.only("season ", _last(self.args["season"]))
        if "season summer" in self.tally:
            for name in [name for name in self.tally if name.endswith(" passed")]:
                del self.tally[name]

    def draw_(self) -> None:
        self.own("hand", self.amount)
        self.own("deck", -self.amount)

    def shuffle_(self) -> None:
        self.own("deck", len(self.gone(f"{self.seat} discard ")))

    def aside_(self) -> None:
        self.own("hand", -1)

    def discards_(self) -> None:
        for card in self.args["cards"]:
            self.own(f"discard {_id(card)}")

    def order_(self) -> None:
        self.gone("order ")
        for place, seat in enumerate(self.args["seats"]):
            self.add(f"order {place} {seat['seat']}")

    def dice_home_(self) -> None:
        for slot in SLOT_NAMES:
            self.only(f"{self.seat} die {slot} at ", "locked")

    def arrange_(self) -> None:
        for slot in SLOT_NAMES:
            self.tally[f"{self.seat} die {slot} shows"] = self.args[slot]

    def virtue_(self) -> None:
        self.own("vp", self.amount)
        self.own(f"removed {self.from_slot(_id(self.args['card']))}")

    def from_slot(self, card: str) -> str:
        name = next(name for name in self.tally if name.startswith(f"{self.seat} slot ") and name.endswith(f" {card}"))
        del self.tally[name]
        return card

    def farewell_(self) -> None:
        for card in self.args["cards"]:
            self.own(f"discard {self.from_slot(_id(card))}")

    def hills_(self) -> None:
        for kind in ("bitoku", "yokai"):
            for hill in RIVER_NAMES:
                for card in self.gone(f"hill {hill} {kind} "):
                    self.add(f"discards {kind} {card}")
            for hill, card in zip(RIVER_NAMES, self.args[kind], strict=False):
                self.add(f"hill {hill} {kind} {_id(card)}")
                self.add(f"deck {kind}", -1)
        for hill in RIVER_NAMES:
            self.gone(f"hill {hill} covered ")

    def renew(self, kind: str) -> None:
        """The discards go under a deck. In winter the cards of the hills are among them, before new ones are told."""
        if "season winter" in self.tally:
            for hill in RIVER_NAMES:
                for card in self.gone(f"hill {hill} {kind} "):
                    self.add(f"discards {kind} {card}")
        assert len(self.gone(f"discards {kind} ")) == self.amount
        self.add(f"deck {kind}", self.amount)

    def renew_yokai_(self) -> None:
        self.renew("yokai")

    def renew_bitoku_(self) -> None:
        self.renew("bitoku")

    def snow(self, kind: str) -> None:
        spaces = self.tally.pop(f"display {kind} spaces")
        lying = dict(name.split(" ") for name in self.gone(f"display {kind} "))
        assert lying.pop("0", None) == next(map(_id, self.args["gone"]), None)
        tiles = [lying[space] for space in sorted(lying)] + [_id(tile) for tile in self.args["new"]]
        for number, tile in enumerate(tiles):
            self.add(f"display {kind} {number} {tile}")
        self.tally[f"display {kind} spaces"] = spaces
        self.add(f"stack {kind}", -len(self.args["new"]))

    def snow_mitama_(self) -> None:
        self.snow("mitama")

    def snow_dragonfly_(self) -> None:
        self.snow("dragonfly")

    def snow_crystal_(self) -> None:
        self.snow("crystal")

    def snow_building_(self) -> None:
        self.snow("building")

    def rock_gone_(self) -> None:
        self.add(f"garden {_id(self.args['tile'])}", -1)

    def ascension_(self) -> None:
        self.only("season ", "ascension")

    def fulfil_(self) -> None:
        for card in self.args["cards"]:
            self.own(f"fulfilled {_id(card)}")

    def score_(self) -> None:
        self.own("vp", self.amount)
        assert self.tally[f"{self.seat} vp"] == self.args["total"]

    # A turn

    def play_(self) -> None:
        self.own(f"slot {SLOT_NAMES.index(_last(self.args['slot']))} {_id(self.args['card'])}")
        self.own("hand", -1)

    def unlock_(self) -> None:
        assert self.tally[f"{self.seat} die {self.die} shows"] == self.amount
        self.only(f"{self.seat} die {self.die} at ", "unlocked")

    tengu_unlock_ = unlock_

    def sacrifice_(self) -> None:
        self.own("pilgrims", -1)

    def amulets_(self) -> None:
        self.goods(-1)
        self.tally[f"{self.seat} die {self.die} shows"] = self.amount

    def tired_(self) -> None:
        self.tally[f"{self.seat} die {self.die} shows"] = self.amount

    def place_(self) -> None:
        assert self.tally[f"{self.seat} die {self.die} shows"] == self.amount
        self.only(f"{self.seat} die {self.die} at ", _last(self.args["region"]))

    def place_home_(self) -> None:
        assert self.tally[f"{self.seat} die {self.die} shows"] == self.amount
        homes = next(item["home"] for item in DATA["layouts"]["items"] if item["id"] == self.layout())
        self.only(f"{self.seat} die {self.die} at ", f"home-{homes.index(_id(self.args['space'])) + 1}")

    def layout(self) -> str:
        return {2: "two", 3: "three", 4: "four"}[self.seats()]

    def seats(self) -> int:
        return sum(name.startswith("order ") for name in self.tally)

    def cross_(self) -> None:
        self.tally[f"{self.seat} die {self.die} shows"] = self.amount
        region = _last(self.args["region"])
        sides = ["yomi-stairs", "jade-forges"]
        area = next(side for side in sides if region in side) if self.seats() == 2 else region
        self.only(f"{self.seat} die {self.die} at ", f"hill-{area}")

    def cover_(self) -> None:
        self.covered({"a": "bitoku", "b": "yokai", "c": "deeds"}[_last(self.args["favour"])])

    def covered(self, favour: str) -> None:
        self.add(f"hill {_last(self.args['hill'])} covered {favour}")

    def deeds_(self) -> None:
        self.covered("deeds")

    def hill_bitoku_(self) -> None:
        """The card itself is told by what follows."""
        self.covered("bitoku")
        self.gone(f"hill {_last(self.args['hill'])} bitoku ")
        self.add("deck bitoku")

    def take_yokai_(self) -> None:
        self.covered("yokai")
        assert self.gone(f"hill {_last(self.args['hill'])} yokai ") == [_id(self.args["card"])]
        self.own(f"discard {_id(self.args['card'])}" if self.is_tengu() else "hand")

    def bitoku_(self) -> None:
        self.add("deck bitoku", -1)
        cards = sum(name.startswith(f"{self.seat} path ") for name in self.tally)
        self.own(f"path {cards} {_id(self.args['card'])}")

    def pass__(self) -> None:
        self.own("passed")

    pass_ = pass__

    # What is gained and paid

    def gain_(self) -> None:
        self.goods(1)

    def pay_(self) -> None:
        self.goods(-1)

    def vp_(self) -> None:
        self.own("vp", self.amount)

    memory_ = vp_

    def owner_vp_(self) -> None:
        self.own("vp")

    def owner_amulet_(self) -> None:
        self.own("stock amulet-1")

    def keep_yokai_(self) -> None:
        self.add("deck yokai", -1)
        self.own("hand")

    def vision_(self) -> None:
        self.add("deck vision", -1)
        self.own(f"visions {_id(self.args['card'])}")

    def kodama_(self) -> None:
        self.tally[f"{self.seat} kodama {_last(self.args['region'])}"] = self.amount

    def back_(self) -> None:
        self.tally[f"{self.args['rival']['seat']} kodama {_last(self.args['region'])}"] = self.amount

    def rock_(self) -> None:
        self.add(f"garden {_id(self.args['tile'])}", -1)
        self.own(f"rocks {_id(self.args['tile'])}")

    def rockside_(self) -> None:
        self.own(f"beside {_last(self.args['space'])}")
        self.own("pilgrims", -1)

    # Paths

    def complete_(self) -> None:
        done = self.tally.get(f"{self.seat} completed", 0)
        assert f"{self.seat} path {done} {_id(self.args['card'])}" in self.tally
        self.own("completed")

    def start_(self) -> None:
        self.own("pilgrims", -1)
        self.own(f"walks {_last(self.args['path'])} {self.args['space']}")

    def walk_(self) -> None:
        path, space = _last(self.args["path"]), self.args["space"]
        self.own(f"walks {path} {space - 1}", -1)
        self.own(f"walks {path} {space}")

    def arrive_(self) -> None:
        path, branch = _last(self.args["path"]), _last(self.args["space"])
        space = next(item["id"] for item in DATA["paths"]["items"] if branch in item["branches"])
        self.own(f"walks {path} {space}", -1)
        self.own(f"sleeps {path} {branch}")
        self.own("vp", self.amount)

    # Tiles

    def taken(self, kind: str) -> None:
        tile = _id(self.args["tile"])
        spaces = range(self.tally[f"display {kind} spaces"])
        name = next(name for space in spaces if (name := f"display {kind} {space} {tile}") in self.tally)
        self.add(name, -1)

    def mitama_(self) -> None:
        self.taken("mitama")

    def dragonfly_(self) -> None:
        self.taken("dragonfly")

    def crystal_(self) -> None:
        self.taken("crystal")

    def building_(self) -> None:
        self.taken("building")

    def put_down_(self) -> None:
        kind = _last(self.args["tile"])
        place = {"mitama": "mitamas", "dragonfly": "dragonflies"}.get(kind, "crystal")
        self.own(f"{place} {_id(self.args['tile'])}")

    def combine_(self) -> None:
        mitama, dragonfly = _id(self.args["mitama"]), _id(self.args["dragonfly"])
        self.own(f"mitamas {mitama}", -1)
        self.own(f"dragonflies {dragonfly}", -1)
        self.own(f"pair {mitama} {dragonfly}")

    def set_crystal_(self) -> None:
        self.own(f"crystal {_last(self.args['space'])} {_id(self.args['tile'])}")
        self.own("pilgrims")

    def build_(self) -> None:
        self.own("built")
        self.own(f"building {_last(self.args['region'])} {_id(self.args['tile'])}")

    # The tengu

    def tengu_turn_(self) -> None:
        places: list[int] = DATA["tengu"]["active-by-roll"]
        place = places[min(self.args["first"], self.args["second"]) - 1]
        assert f"tengu row {place} {_id(self.args['card'])}" in self.tally
        self.tally["tengu acts"] = place + 1

    def tengu_reveals_(self) -> None:
        active = self.tally.pop("tengu acts") - 1
        row = {int(name[0]): name[2:] for name in self.gone("tengu row ")}
        self.add(f"tengu discard {row.pop(active)}", 1 - self.tally.pop("tengu renewed", 0))
        for place, card in enumerate([_id(self.args["card"]), *(row[place] for place in sorted(row))]):
            self.add(f"tengu row {place} {card}")
        self.add("tengu deck", -1)

    def tengu_shuffles_(self) -> None:
        discards = len(self.gone("tengu discard "))
        if discards < self.amount:
            # The card of this turn was among them.
            self.tally["tengu renewed"] = 1
        self.add("tengu deck", self.amount)

    def tengu_torii_(self) -> None:
        self.add("tengu deck", -1)
        self.add(f"tengu discard {_id(self.args['card'])}")

    def tengu_active_(self) -> None:
        self.tally["tengu active"] = 1

    def tengu_inactive_(self) -> None:
        self.tally["tengu active"] = 0


def enrich(state: Bitoku) -> None:
    """Goods for everything, a memory crystal on every board, visions to spare, and decks that soon run out."""
    crystals = state.displays[CRYSTAL]
    memory = [tile for tile in crystals.stack.cards if CRYSTALS[tile].colour == "memory"]
    for seat in state.human_seats():
        sheet = state.sheets[seat]
        sheet.stock[:] = [6] * len(sheet.stock)
        sheet.kodamas = (3,) * len(sheet.kodamas)
        sheet.crystals = replaced(sheet.crystals, MEMORY_SPACES[0], memory[seat])
        sheet.pilgrims += 3
    kept = [tile for tile in crystals.stack.cards if tile not in memory[: len(state.sheets)]]
    state.displays = replaced(state.displays, CRYSTAL, Display(crystals.row, Bag(kept), crystals.gone))
    state.yokai_deck = Deck(Bag(state.yokai_deck.cards[:3]))
    state.bitoku_deck = Deck(Bag(state.bitoku_deck.cards[:3]))
    state.ask_again()


def _last(message: dict[str, Any]) -> str:
    """`name-region-yomi` is yomi."""
    return str(message["id"]).rpartition("-")[2]


def _id(message: dict[str, Any]) -> str:
    """A card or tile says which it is."""
    return str(message["args"]["id"])


# Recounting the final view, without the game's own scoring


def recount(view: dict[str, Any]) -> list[int]:
    solo = view["tengu"] is not None
    treasures = _treasures(view, solo)
    return [
        _tengu(view, seat, treasures[seat]) if solo and seat == 1 else _human(view, seat, treasures[seat])
        for seat in range(len(view["seats"]))
    ]


def _treasures(view: dict[str, Any], solo: bool) -> list[int]:
    totals = [0] * len(view["seats"])
    for region in view["regions"]:
        places = [(space, seat) for seat, space in enumerate(region["kodamas"])]
        if region["neutral"]:
            places.append((region["neutral"], -1))
        prizes = [*region["treasure"]["prizes"], 0, 0, 0, 0, 0]
        groups: list[list[int]] = []
        for space in sorted({space for space, _ in places}, reverse=True):
            level = [seat for other, seat in places if other == space]
            if solo and 0 in level and 1 in level:
                groups += [[1], [seat for seat in level if seat != 1]]
            else:
                groups.append(level)
        for group in groups:
            won, prizes = prizes[: len(group)], prizes[len(group) :]
            for seat in group:
                if seat >= 0:
                    totals[seat] += sum(won) // len(group)
    return totals


def _bitoku(player: dict[str, Any]) -> int:
    return [0, 1, 2, 4, 7, 11, 16, 22][len({card["type"] for card in player["path"]})]


def _first(view: dict[str, Any], seat: int) -> int:
    return 3 if view["order"][0] == seat else 0


def _types(player: dict[str, Any]) -> list[str]:
    by_id = {item["id"]: item["type"] for name in ("starting-yokai", "yokai") for item in DATA[name]["items"]}
    return [by_id[card] for card in player["yokai"]]


def _mitamas(player: dict[str, Any]) -> list[str]:
    return [tile["type"] for tile in (*player["mitamas"], *(pair["mitama"] for pair in player["pairs"]))]


def _buildings(view: dict[str, Any], seat: int) -> list[str]:
    spaces = [space for region in view["regions"] for space in region.get("zone", ())]
    return [space["building"]["type"] for space in spaces if space["owner"] == seat]


def _human(view: dict[str, Any], seat: int, treasure: int) -> int:
    player = view["seats"][seat]
    total: int = player["parts"]["play"] + _first(view, seat) + _bitoku(player) + treasure
    total += _rocks(view, seat)
    resources = sum(player["stock"][name] for name in ("wood", "stone", "jade", "sake"))
    total += (sum(die["value"] for die in player["dice"]) + resources) // 4
    for vision in player["visions"]:
        total += vision["vp"] if vision["id"] in player["fulfilled"] else -vision["penalty"]
    total += sum(space["vp"] for space in player["construction"][: player["built"]])
    total += sum(space["vp"] for space in player["crystals"] if space["tile"] is not None)
    for need, have in player["counted"].items():
        fulfilled = [vision for vision in player["visions"] if vision["id"] in player["fulfilled"]]
        assert sum(vision["needs"].get(need, 0) for vision in fulfilled) <= have
    return total


def _rocks(view: dict[str, Any], seat: int) -> int:
    """Every rock by itself; wild ones are tried as each type, the same for all rocks."""
    player = view["seats"][seat]
    touches = {item["id"]: item["touches"] for item in DATA["rock-route"]["items"]}
    contacts = [sum(place in touches[space] for space in player["rockside"]) for place in range(len(player["rocks"]))]

    def worth(kind: str, element: str) -> int:
        rocks = zip(player["rocks"], contacts, strict=True)
        return sum(count for rock, count in rocks if rock["kind"] == kind and element in rock["shows"])

    total = 0
    for kind, elements, wild in (
        ("yokai", _types(player), "yama-uba"),
        ("mitama", _mitamas(player), "shinigami"),
        ("building", _buildings(view, seat), ""),
    ):
        shown = {element for rock in player["rocks"] if rock["kind"] == kind for element in rock["shows"]}
        for element in elements:
            total += max((worth(kind, each) for each in shown), default=0) if element == wild else worth(kind, element)
    return total


def _tengu(view: dict[str, Any], seat: int, treasure: int) -> int:
    player = view["seats"][seat]
    total: int = player["parts"]["play"] + _first(view, seat) + _bitoku(player) + treasure
    starting = sum(card["id"].startswith("sy") for card in player["discard"])
    total += 3 * starting + 6 * (len(player["discard"]) - starting)
    for rock in player["rocks"]:
        if rock["kind"] == "yokai":
            elements = [card["type"] for card in player["discard"]]
        else:
            elements = _mitamas(player) if rock["kind"] == "mitama" else _buildings(view, seat)
        wild = {"yokai": "yama-uba", "mitama": "shinigami", "building": ""}[rock["kind"]]
        total += 3 * sum(element in rock["shows"] or element == wild for element in elements)
    total += sum(player["stock"].values()) + 2 * len(player["crystals"])
    total += sum(player["construction"][: player["built"]])
    total += player["parts"]["leads"]
    return total
