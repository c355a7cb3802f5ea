"""What the conformance battery must know about Fuji Koro."""

from __future__ import annotations

from collections import Counter
from typing import Any

from zataku.games.fuji_koro import gear
from zataku.games.fuji_koro import map as volcano
from zataku.games.fuji_koro.components import BOARDS, SCENARIOS, SLOT_ACTION
from zataku.games.fuji_koro.gear import GEAR_TYPES, MATERIALS
from zataku.games.fuji_koro.state import ADVENTURE_BASE, SCROLL_BASE, Volcano
from zataku.games.fuji_koro.steps.backpack import ExchangeScroll
from zataku.games.fuji_koro.steps.cubes import PlaceMonk

LIMITED = {"round-limit": 5}
SCENARIO_SETTINGS = [
    (4, {"scenario": "every-man-for-himself", **LIMITED}),
    (3, {"scenario": "restless-dragons", "boards": "asymmetric", "adventure": True, **LIMITED}),
    (2, {"scenario": "getting-hot", "boards": "asymmetric", **LIMITED}),
    (5, {"scenario": "who-is-worthy", "boards": "asymmetric", "peaceful": True, **LIMITED}),
    (6, {"scenario": "survival", "boards": "asymmetric", "adventure": True, **LIMITED}),
    (1, {"scenario": "taming-the-beast", "boards": "asymmetric"}),
    (2, {"scenario": "taming-the-beast", "mode": "cooperative"}),
    (1, {"scenario": "three-fallen-samurai", "adventure": True}),
    (1, {"scenario": "ronin", "boards": "asymmetric", **LIMITED}),
]
COMBINATIONS = [
    *SCENARIO_SETTINGS,
    (2, {"boards": "asymmetric", "adventure": True, **LIMITED}),
    (6, {"boards": "asymmetric", "adventure": True, **LIMITED}),
    (3, {"mode": "cooperative", "boards": "asymmetric", "adventure": True}),
    (6, {"mode": "cooperative", "adventure": True, "difficulty": "hard"}),
    (3, {"mode": "cooperative", "scenario": "getting-hot"}),
    (4, {"mode": "cooperative", "scenario": "survival", "boards": "asymmetric"}),
]


def census(state: Volcano) -> Any:
    """Where every component is: all together they are always the same."""
    sheets = state.sheets
    cubes = list(state.supply)
    cubes[2] += state.remains.bit_count()
    monks = state.monks_left + state.monks.bit_count() + isinstance(state.asking, PlaceMonk)
    scrolls = [*state.scroll_row, *state.scroll_deck.cards, *state.scroll_discards]
    if isinstance(state.asking, ExchangeScroll):
        scrolls.append(state.asking.scroll)
    prints = [card for cards in state.temples for card in cards] + list(state.gone_blueprints)
    prints += [card for bag in state.temple_bags for card in bag.cards]
    for sheet in sheets:
        for kind in range(3):
            layout = sheet.gear(kind)
            masks = [layout[0] & layout[1], layout[0] & layout[2], layout[1] & layout[2]]
            assert not any(masks), "two cubes on one square"
            for material, number in enumerate(gear.counts(layout)):
                cubes[material] += number
        for material in range(3):
            cubes[material] += sheet.pack[material]
            assert sheet.pack[material] >= 0
        monks += sum(sheet.monks) + sheet.pack_monks
        scrolls += [scroll for scroll in sheet.scrolls if scroll >= 0]
        prints += sheet.blueprints
        if sheet.board >= 0 and sheet.discs and sheet.palace == 0:
            assert (
                sheet.discs + sum(sheet.spent) == BOARDS[sheet.board].discs + sheet.monks[SLOT_ACTION]
                or sheet in sheets[state.config.players :]
            )
    assert all(number >= 0 for number in state.supply)
    assert len(set(prints)) == len(prints)
    tiles = [laid // 6 for laid in state.tiles if laid >= 0] + list(state.aside)
    if state.laying is not None:
        tiles += state.laying.drawn.cards
    for stack in state.stacks():
        tiles += stack.cards
    dealt = len(tiles) > len(state.aside)
    if dealt:
        assert sorted(tiles) == list(range(33))
        assert sorted(scrolls) == list(range(16))
        assert len(prints) == 3 * state.config.players + 3 * state.config.guards
    tokens = sorted(
        [*state.gone_tokens, *(card for bag in state.token_bags for card in bag.cards), *_laid_tokens(state)]
    )
    adventures = sorted([*state.adventure_bag.cards, *state.used_adventures, *_laid_adventures(state)])
    dragons = sorted(
        [*state.slain, *(card for bag in state.dragon_bags for card in bag.cards), *(d - 1 for d in state.dragons if d)]
    )
    for cell in range(volcano.CELL_COUNT):
        if not volcano.ROOMY_MASK >> cell & 1:
            assert state.samurai_on(cell) <= 2, "three samurai on a cell"
    return (
        cubes,
        monks,
        tokens,
        adventures,
        dragons,
        state.damage_left + sum(state.dragon_damage),
        state.states_left + state.state_remains.bit_count() + sum(sheet.states for sheet in sheets),
    )


def _laid_tokens(state: Volcano) -> list[int]:
    return [thing - 1 for thing in state.things if 0 < thing < SCROLL_BASE]


def _laid_adventures(state: Volcano) -> list[int]:
    held = [kind for sheet in state.sheets for kind in sheet.adventures]
    return held + [thing - ADVENTURE_BASE for thing in state.things if thing >= ADVENTURE_BASE]


def recount(view: dict[str, Any]) -> list[int]:
    """Totals from what can be seen at the end, independently of the game's scoring."""
    scenario = next((item for item in SCENARIOS.values() if item["id"] == view["scenario"]), {})
    if view["mode"] == "cooperative" and not scenario.get("competitive_side"):
        return [100 if view["won"] else 0] * view["players"]
    totals = []
    for sheet in view["seats"]:
        total = sheet["points"] + 5 * sheet["states"]
        if sheet["palace"] == "great":
            total += sheet["backpack"]["monk"] + sum(sheet["monks"].values()) + sheet["backpack"]["tooth"]
            total += sum(cube == "tooth" for cubes in sheet["gear"].values() for cube in cubes.values())
            enchanted = dict(zip("hws", sheet["charms"], strict=True))
            total += sum(3 for card in sheet["blueprints"] if enchanted[card[1]])
        if scenario.get("figures"):
            figures = sheet["figures"]
            worth = {"blue": 2, "green": 3, "red": 5, "legendary": 7}
            total += sum(number * worth[kind] for kind, number in figures.items())
            total += 7 * sum(number // 3 for number in figures.values())
            sets = 0
            left = sorted(figures.values(), reverse=True)
            while left[2] > 0:
                left = sorted([left[0] - 1, left[1] - 1, left[2] - 1, left[3]], reverse=True)
                sets += 1
            total += 10 * sets
        totals.append(total)
    return totals


def tally(view: dict[str, Any]) -> dict[str, int]:
    """Goods, points, markers and positions that lie open, counted by name."""
    counts: Counter[str] = Counter()
    counts["round"] = view["round"]
    countdown = view["countdown"]
    counts["pawn"] = countdown["cell"]
    counts["lava pawn"] = countdown["lava_cell"]
    counts[f"countdown of {countdown['owner']}"] = countdown["owner"] is not None
    counts.update(f"lava {number} called" for number in countdown["called"])
    counts["rope"] = view["rope"]
    counts["won"], counts["lost"] = view["won"], view["lost"]
    for palace, tracks in view["palaces"].items():
        counts.update({f"{palace} {track}": taken for track, taken in tracks.items()})
    for place in view["places"]:
        counts[f"tile on {place['id']}"] = place["tile"] is not None
        if place["dragon"] is not None:
            counts[f"{place['dragon']['type']} on {place['id']}"] = 1
            counts[f"damage on {place['id']}"] = place["dragon"]["damage"]
        for cell in place["cells"]:
            counts[f"lava on {cell['id']}"] = cell["lava"]
            counts[f"monk on {cell['id']}"] = cell["monk"]
            thing = cell["thing"]
            if thing is not None:
                counts[f"token on {cell['id']}"] = 1
                counts[f"face down on {cell['id']}"] = thing["kind"] == "token" and not thing["face_up"]
    for seat, sheet in enumerate(view["seats"]):
        counts.update(_sheet_tally(seat, sheet))
    waiting = view["waiting_scroll"]
    if waiting is not None:
        counts[f"{waiting['seat']} holds {waiting['scroll']}"] += 1
    return {name: int(count) for name, count in counts.items() if count}


def _sheet_tally(seat: int, sheet: dict[str, Any]) -> dict[str, int]:
    counts = Counter({f"{seat} leads {sheet['samurai']}": sheet["samurai"] is not None})
    if "gear" not in sheet:
        return counts
    counts[f"{seat} points"] = sheet["points"]
    counts[f"{seat} lives"] = sheet["lives"]
    counts[f"{seat} at {sheet['cell']}"] = 1
    counts[f"{seat} stands"] = sheet["standing"]
    counts[f"{seat} in {sheet['palace']}"] = sheet["palace"] is not None
    counts[f"{seat} discs"] = sheet["discs"]
    counts.update({f"{seat} on {action}": sheet["spent"][place] for place, action in enumerate(ACTIONS)})
    for kind, name in enumerate(GEAR_TYPES):
        counts.update(f"{seat} {name} {material}" for material in sheet["gear"][name].values())
        counts[f"{seat} {name} charm"] = sheet["charms"][kind] > 0
    for thing in (*sheet["packs"]["lower"], *sheet["packs"]["upper"], *sheet["packs"]["loose"]):
        counts[f"{seat} holds {thing}"] += 1
    counts.update({f"{seat} monk {slot}": number for slot, number in sheet["monks"].items()})
    counts.update({f"{seat} card {card}": 1 for card in sheet["cards"] if card is not None})
    counts.update(f"{seat} token {name}" for name in sheet["adventures"])
    counts[f"{seat} states"] = sheet["states"]
    counts.update({f"{seat} figure {kind}": number for kind, number in sheet["figures"].items()})
    return counts


ACTIONS = ("move", "explore", "gather")
#: Events that change nothing of all this: what follows from them is told for itself.
SILENT = frozenset(
    (
        "first",
        "lava-phase",
        "eruption",
        "side-points",
        "side-look",
        "look",
        "looked",
        "dragon-fight",
        "brave-monk",
        "roll",
        "roll-again",
        "foe-roll",
        "health",
        "monk-health",
        "retreat",
        "surrender",
        "duel",
        "monk-fight",
        "guard-beaten",
        "swallowed",
        "stays",
        "declines",
        "other-cards",
        "end",
    )
)


def hear(event: dict[str, Any], tally: dict[str, int]) -> None:
    """What an event says about all this."""
    id = event["message"]["id"].removeprefix("event-")
    if id not in SILENT:
        _Listener(event, tally).hear(id)
    for name in [name for name, count in tally.items() if not count]:
        del tally[name]


def _last(message: Any, prefix: str) -> str:
    """The thing that a message names."""
    return str(message["id"]).removeprefix(prefix)


def _thing(message: dict[str, Any]) -> str:
    """A thing in a backpack, by its name in views."""
    id = str(message["id"])
    for prefix in ("name-cube-", "name-scroll-", "name-blueprint-", "name-equipment-"):
        if id.startswith(prefix):
            return id.removeprefix(prefix)
    assert id == "word-monk"
    return "monk"


def _cubes(messages: list[dict[str, Any]]) -> dict[str, int]:
    return {_last(each, "word-"): each["args"]["amount"] for each in messages if each["id"].startswith("word-")}


class _Listener:
    """Carries one event into a tally."""

    def __init__(self, event: dict[str, Any], tally: dict[str, int]) -> None:
        self.tally = tally
        self.args = event["message"]["args"]
        self.at: list[str] = event["targets"]
        named = self.args.get("seat")
        self.seat = named["seat"] if named is not None and "seat" in named else None

    def hear(self, id: str) -> None:
        # What befalls the enemies of scenario 7 is nobody's.
        if "seat" not in self.args or self.seat is not None:
            getattr(self, id.replace("-", "_"))()

    def add(self, name: str, amount: int = 1) -> None:
        self.tally[name] = self.tally.get(name, 0) + amount

    def own(self, name: str, amount: int = 1) -> None:
        self.add(f"{self.seat} {name}", amount)

    def put(self, name: str, amount: int = 1) -> None:
        self.tally[f"{self.seat} {name}"] = amount

    def only(self, prefix: str, name: object) -> None:
        """Of several things one is so now."""
        for other in [other for other in self.tally if other.startswith(f"{self.seat} {prefix} ")]:
            del self.tally[other]
        self.put(f"{prefix} {name}")

    def cells(self, kind: str = "cell") -> list[str]:
        return [id.removeprefix(f"{kind}-") for id in self.at if id.startswith(f"{kind}-")]

    @property
    def amount(self) -> int:
        return int(self.args["amount"])

    @property
    def place(self) -> str:
        return str(self.args["place"]["args"]["id"])

    @property
    def gear(self) -> str:
        return _last(self.args["gear"], "name-gear-")

    def named(self, arg: str, prefix: str) -> str:
        return _last(self.args[arg], prefix)

    # Setup

    def samurai(self) -> None:
        self.put(f"leads {self.named('item', 'name-samurai-')}")
        self.put("at C/0")
        self.put("stands")

    def board(self) -> None:
        self.put("discs", self.args["discs"])
        self.put("lives", self.args["lives"])
        for name in GEAR_TYPES:
            for material, number in _cubes(self.args[name]).items():
                self.put(f"{name} {material}", number)

    def first_gear(self) -> None:
        for material in MATERIALS:
            self.put(f"{self.gear} {material}", self.args[material])

    def card(self) -> None:
        """It lies nowhere before it is attached."""

    def attach(self) -> None:
        self.put(f"card {_thing(self.args['item'])}")

    # Rounds and turns

    def round(self) -> None:
        self.tally["round"] = self.amount

    round_of = round

    def action(self) -> None:
        self.own("discs", -1)
        self.own(f"on {self.named('action', 'name-action-')}")

    def free_action(self) -> None:
        """Without a disc."""

    def rest(self) -> None:
        for action in ACTIONS:
            self.own("discs", self.tally.get(f"{self.seat} on {action}", 0))
            self.put(f"on {action}", 0)

    def extra_action(self) -> None:
        self.own("states", -1)

    def state_token(self) -> None:
        self.own("states", -1)

    def points(self) -> None:
        self.own("points", self.amount)

    def points_lost(self) -> None:
        self.own("points", -self.amount)

    # Where everybody is

    def step(self) -> None:
        self.only("at", self.cells()[0])

    join = goes_back = flees = step

    def stands_up(self) -> None:
        self.put("stands")

    def knocked_out(self) -> None:
        self.put("stands", 0)

    def lies(self) -> None:
        self.step()
        self.put("stands", 0)

    def respawn(self) -> None:
        self.step()
        self.put("stands")

    def life(self) -> None:
        self.put("lives", self.amount)
        self.only("at", "C/0")
        self.put("stands")

    def escape(self) -> None:
        self.only("at", None)
        self.put(f"in {self.named('palace', 'name-palace-')}")

    def leave(self) -> None:
        self.only("at", None)
        self.put("in left")

    def come_back(self) -> None:
        self.only("in", "")
        self.put("in ", 0)
        self.respawn()

    # The map

    def explore(self) -> None:
        self.add(f"tile on {self.place}")

    def found(self) -> None:
        for each in self.args["things"]:
            cell = self.place + each["args"]["cells"]
            id = each["args"]["spot"]["id"]
            if id == "name-spot-lava":
                self.add(f"lava on {cell}")
            elif id == "word-monk":
                self.add(f"monk on {cell}")
            elif id == "name-token" or id == "name-spot-scroll" or id.startswith("name-adventure-"):
                self.add(f"token on {cell}")

    def turned_up(self) -> None:
        for cell in self.cells():
            self.add(f"face down on {cell}", -1)

    def gather(self) -> None:
        for cell in self.cells():
            self.add(f"{'monk' if self.args['item']['id'] == 'word-monk' else 'token'} on {cell}", -1)

    def gather_token(self) -> None:
        for cell in self.cells():
            self.add(f"face down on {cell}")

    def dragon_appears(self) -> None:
        self.add(f"{self.named('dragon', 'name-dragon-')} on {self.place}")

    def dragon_moves(self) -> None:
        kind = self.named("dragon", "name-dragon-")
        there, to = self.cells("place")
        self.add(f"{kind} on {there}", -1)
        self.add(f"{kind} on {to}")
        self.tally[f"damage on {to}"] = self.tally.pop(f"damage on {there}", 0)

    def slain(self) -> None:
        place = self.cells("place")[0]
        self.add(f"{self.named('dragon', 'name-dragon-')} on {place}", -1)
        self.tally.pop(f"damage on {place}", None)

    def venom(self) -> None:
        self.add(f"damage on {self.cells('place')[0]}", self.amount)

    def figure(self) -> None:
        self.own(f"figure {self.named('dragon', 'name-dragon-')}")

    def monk_walks(self) -> None:
        there, to = self.cells()
        self.add(f"monk on {there}", -1)
        self.add(f"monk on {to}")

    def monk_beaten(self) -> None:
        self.add(f"monk on {self.cells()[0]}", -1)

    def lava(self) -> None:
        self.tally[f"lava {self.args['number']} called"] = 1
        for cell in self.cells():
            self.add(f"lava on {cell}")

    def cooled(self) -> None:
        for cell in self.cells():
            self.add(f"lava on {cell}", -1)

    # The final chapter

    def countdown(self) -> None:
        self.add(f"countdown of {self.seat}")
        self.tally["lava pawn"] = 0

    def pawn(self) -> None:
        self.tally["pawn"] = self.amount

    def lava_pawn(self) -> None:
        self.tally["lava pawn"] = self.amount

    def rope(self) -> None:
        self.tally["rope"] = 1

    def deliver(self) -> None:
        """What was delivered has left the board by an event of its own."""
        (at,) = self.at
        self.add(at.removeprefix("palace-").replace("-", " "))

    deliver_blueprint = deliver

    def victory(self) -> None:
        self.tally["won"] = 1

    def defeat(self) -> None:
        self.tally["lost"] = 1

    # Backpacks

    def cubes(self) -> None:
        for material, number in _cubes(self.args["cubes"]).items():
            self.own(f"holds {material}", number)

    def discard(self) -> None:
        self.own(f"holds {_thing(self.args['item'])}", -1)

    def upper_pack(self) -> None:
        for each in self.args["items"]:
            self.own(f"holds {_thing(each)}", -1)

    def scroll(self) -> None:
        self.own(f"holds {_thing(self.args['item'])}")

    blueprint = scroll

    def give(self) -> None:
        for each in self.args["items"]:
            self.own(f"holds {_thing(each)}", -1)
            self.add(f"{self.args['other']['seat']} holds {_thing(each)}")

    def steal(self) -> None:
        thing = _thing(self.args["item"])
        self._robbed(thing)
        self.own(f"holds {thing}")

    def spoil(self) -> None:
        self._robbed(_thing(self.args["item"]))

    def _robbed(self, thing: str) -> None:
        if "seat" in self.args["other"]:
            self.add(f"{self.args['other']['seat']} holds {thing}", -1)

    def monk(self) -> None:
        slot = self.named("slot", "name-slot-")
        self.own("holds monk" if slot == "pack" else f"monk {slot}")
        if slot == "action":
            self.own("discs")

    def monk_gone(self) -> None:
        slot = self.named("slot", "name-slot-")
        self.own("holds monk" if slot == "pack" else f"monk {slot}", -1)

    def disc_lost(self) -> None:
        self.own("discs", -1)

    def disc_lost_from(self) -> None:
        self.own(f"on {self.named('action', 'name-action-')}", -1)

    def throw(self) -> None:
        self.own(f"holds {self.named('cube', 'name-cube-')}", -1)

    def remains(self) -> None:
        self.own("states", self.amount)

    def adventure_found(self) -> None:
        self.own(f"token {self.named('item', 'name-adventure-')}")
        self.add(f"token on {self.cells()[0]}", -1)

    def adventure(self) -> None:
        self.own(f"token {self.named('item', 'name-adventure-')}", -1)

    # Gear

    def craft(self) -> None:
        for material in MATERIALS:
            name = f"{self.gear} {material}"
            self.own(f"holds {material}", self.tally.get(f"{self.seat} {name}", 0) - self.args[material])
            self.put(name, self.args[material])

    def craft_loss(self) -> None:
        self.own(f"holds {self.named('cube', 'name-cube-')}", -1)

    def pay(self) -> None:
        self.own(f"{self.gear} {self.named('cube', 'name-cube-')}", -1)

    broken = pay

    def used_up(self) -> None:
        for thing in (*MATERIALS, "charm"):
            self.put(f"{self.gear} {thing}", 0)

    def weapon_falls_apart(self) -> None:
        for material, number in _cubes(self.args["cubes"]).items():
            self.own(f"weapon {material}", -number)

    right_half = weapon_falls_apart

    def leap(self) -> None:
        self.own("weapon wood", -1)

    def tooth_of_gear(self) -> None:
        self.own(f"{self.gear} tooth", -1)

    def charm(self) -> None:
        self.put(f"{self.gear} charm")

    def charm_lost(self) -> None:
        self.put(f"{self.gear} charm", 0)
