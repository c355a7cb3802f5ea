"""The drawn board: everything is on it, everything on it can be read, and what it tells is what the rules say."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any, cast
from xml.etree.ElementTree import Element, fromstring

import pytest

import zataku
from tests.draw.sizes import texts
from tests.games.bitoku.position import in_summer
from zataku.draw.icons import ICONS
from zataku.games.bitoku import GAME, board, elements
from zataku.games.bitoku.board.counting import counts, leaders, worth
from zataku.games.bitoku.board.hints import least_to_act
from zataku.games.bitoku.components import (
    BITOKU,
    CRYSTALS,
    DRAGONFLIES,
    MITAMAS,
    NEEDS,
    ORDINARY_BUILDINGS,
    TORII,
    YOKAI,
)
from zataku.games.bitoku.scoring import snapshot, virtue_points
from zataku.games.bitoku.state import Bitoku, Display
from zataku.games.bitoku.steps.purchases import Build, TakeCrystal, TakeMitama
from zataku.kernel.match import Match, framed_view
from zataku.language import LANGUAGES, Speaker

#: The least size of letters and figures, in units of a picture that is 1600 wide.
ON_BOARD, ON_DOCK = 20, 18


def positions(players: int, seed: str, part: float = 0.1) -> Iterator[Match]:
    """Positions of a random match."""
    match = zataku.new_match("bitoku", players=players, seed=seed)
    rng = Random(seed)
    while not match.over:
        if rng.random() < part:
            yield match
        match.choose(rng.choice(match.state.offer))
    yield match


def seen(match: Match, seat: int | None) -> Any:
    """The view of a seat; boards name more exactly what is in it."""
    return match.view(seat)


def targets_of(match: Match) -> dict[str, list[str]]:
    targets: dict[str, list[str]] = {}
    for option in match.state.offer:
        for target in match.describe(option).targets:
            targets.setdefault(target, []).append(option.code)
    return targets


def ids(*pictures: str) -> list[str]:
    return [id for picture in pictures for id in re.findall(r'\sid="([^"]+)"', picture)]


def drawn(match: Match, *, language: str = "en") -> list[str]:
    """The board and the own board in its four forms, as the deciding seat sees them."""
    seat = match.state.seat if not match.over else 0
    view, speaker, targets = seen(match, seat), Speaker(match.game, language), targets_of(match)
    return [
        board.draw_board(view, speaker, targets=targets),
        board.draw_seat(view, seat, speaker, compact=False, targets=targets),
        board.draw_dock(view, seat, speaker, tall=False, targets=targets),
        board.draw_dock(view, seat, speaker, tall=True, targets=targets),
        board.draw_sheet(view, seat, speaker, targets=targets),
    ]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_an_id_stands_once_on_a_page_and_every_target_is_there(players: int) -> None:
    for match in positions(players, "ids"):
        place, *forms = drawn(match)
        for own in forms:
            found = Counter(ids(place, own))
            assert [id for id, count in found.items() if count > 1] == []
            for option in match.state.offer:
                assert set(match.describe(option).targets) & set(found), option.code


@pytest.mark.parametrize("players", [1, 3])
def test_what_an_event_tells_of_can_be_shown(players: int) -> None:
    match = zataku.new_match("bitoku", players=players, seed="events")
    rng = Random("events")
    while not match.over:
        before = len(match.events)
        speaker = Speaker(match.game, "en")
        looking = rng.random() < 0.2
        earlier = ids(*everything(match, speaker)) if looking else []
        match.choose(rng.choice(match.state.offer))
        if looking:
            told = {target for event in match.events[before:] for target in event.targets}
            assert told - {*earlier, *ids(*everything(match, speaker))} == set()


def everything(match: Match, speaker: Speaker) -> list[str]:
    """The board and all personal boards, as nobody sees them at once: each with its own hand."""
    seats = range(match.seats)
    return [
        *(board.draw_board(seen(match, seat), speaker) for seat in seats),
        *(board.draw_seat(seen(match, seat), seat, speaker, compact=False) for seat in seats),
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_on_the_board_is_large_enough(players: int) -> None:
    """With every component in every place where it can lie."""
    match = zataku.new_match("bitoku", players=players, seed="large")
    speaker = Speaker(match.game, "en")
    for number in range(max(len(YOKAI), len(DRAGONFLIES), len(CRYSTALS))):
        picture = board.draw_board(filled(match, number), speaker)
        assert [each for each in texts(picture) if each.size < ON_BOARD] == []


def filled(match: Match, number: int) -> Any:
    """A view with other components in it, those that follow this number."""
    state: Any = match.state.clone()
    hills = range(len(state.hill_yokai))
    state.hill_yokai = tuple((4 * number + hill) % len(YOKAI) for hill in hills)
    state.hill_bitoku = tuple((4 * number + hill) % len(BITOKU) for hill in hills)
    counts = (len(MITAMAS), len(DRAGONFLIES), len(CRYSTALS), len(ORDINARY_BUILDINGS))
    state.displays = tuple(
        Display(tuple((number + place) % count for place in range(len(shown.row))), shown.stack, shown.gone)
        for shown, count in zip(state.displays, counts, strict=True)
    )
    spaces = range(len(state.zones))
    state.zones = tuple((number + space) % len(ORDINARY_BUILDINGS) for space in spaces)
    state.owners = tuple(space % len(state.sheets) for space in spaces)
    view = framed_view(match.game, state, 0)
    gates = [branch for way in view["paths"] for branch in way["branches"] if branch["torii"]]
    for place, branch in enumerate(gates):
        tile = TORII[(number + place) % len(TORII)]
        branch["torii"] = {"id": tile.id, "action": str(tile.action)}
    return view


@pytest.mark.parametrize("players", [2, 4])
def test_everything_on_the_docks_is_large_enough(players: int) -> None:
    for match in positions(players, "docks", 0.2):
        for dock in drawn(match)[2:]:
            assert [each for each in texts(dock) if each.size < ON_DOCK] == []


def test_counts_are_those_of_the_scoring() -> None:
    for match in positions(3, "counts", 0.1):
        view, state = seen(match, None), cast(Bitoku, match.state)
        for seat in range(match.seats):
            counted = counts(view, seat)
            assert [counted[need] for need in NEEDS] == list(snapshot(state, seat))
            for number, card in enumerate(view["seats"][seat]["slots"]):
                if card is not None:
                    lying = state.sheets[seat].slots[number]
                    assert worth(view, seat, card) == virtue_points(state, seat, lying)


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    for match in positions(2, "hands", 0.05):
        speaker = Speaker(match.game, "en")
        hidden = {
            f"seat-1-yokai-{card['id']}"
            for card, known in zip(seen(match, 1)["seats"][1]["hand"], seen(match, 0)["seats"][1]["hand"], strict=True)
            if known is None
        }
        for seat in (0, None):
            view = seen(match, seat)
            shown = ids(board.draw_seat(view, 1, speaker, compact=False), board.draw_sheet(view, 1, speaker))
            assert match.over or not hidden & set(shown)


def test_a_picture_tells_nothing_that_the_seat_does_not_know() -> None:
    rng = Random("leak")
    for match in positions(2, "leak", 0.05):
        for seat in (0, 1, None):
            real: Any = seen(match, seat)
            guessed: Any = framed_view(match.game, match.state.sample(seat, rng), seat)
            speaker = Speaker(match.game, "en")
            for other in range(match.seats):
                assert board.draw_seat(real, other, speaker) == board.draw_seat(guessed, other, speaker)
                assert board.draw_sheet(real, other, speaker) == board.draw_sheet(guessed, other, speaker)
            assert board.draw_board(real, speaker) == board.draw_board(guessed, speaker)


# What a die reaches


def region_with(*values: int, spaces: int = 3) -> Any:
    return {"dice": [{"seat": 1, "die": "left", "value": value} for value in values], "spaces": spaces}


@pytest.mark.parametrize(
    ("values", "harder", "above", "least"),
    [
        ((), False, False, 0),
        ((2, 4), False, False, 4),
        ((4,), True, False, 5),
        ((6,), True, True, 6),
        ((), True, False, 0),
    ],
)
def test_the_die_to_match(values: tuple[int, ...], harder: bool, above: bool, least: int) -> None:
    view: Any = {"harder_forest": harder, "asked": {"above": above}}
    assert least_to_act(view, region_with(*values)) == least


def test_rows_that_the_die_reaches_are_offered_after_placing_it() -> None:
    """What is drawn in gold before a die is placed is what the visit offers then, as far as something can be done."""
    for match in positions(3, "reach", 1):
        asked = seen(match, None)["asked"]
        place = next((option for option in match.state.offer if option.code.startswith("place:yomi")), None)
        if asked["die"] is None or place is None:
            continue
        region: Any = next(each for each in seen(match, None)["regions"] if each["id"] == "yomi")
        least = least_to_act(seen(match, None), region)
        reached = {row["id"] for row in region["forest"] if max(row["minimum"], least) <= asked["die"]["value"]}
        after = match.state.clone()
        after.apply(place)
        rows = {"-".join(option.names) for option in after.offer if option.verb.word == "forest"}
        assert rows <= reached


def test_movement_points_left_are_shown_as_rings() -> None:
    matches = (match for seed in range(20) for match in positions(3, f"rings-{seed}", 1))
    match = next(each for each in matches if seen(each, None)["asked"]["moves"] > 1)
    with_rings = board.draw_board(seen(match, None), Speaker(match.game, "en"))
    view: Any = deepcopy(seen(match, None))
    view["asked"]["moves"] = 0
    assert len(board.draw_board(view, Speaker(match.game, "en"))) < len(with_rings)


def test_who_leads_a_kodama_track() -> None:
    alone: Any = {"kodamas": [3, 5, 2], "neutral": None}
    level: Any = {"kodamas": [4, 4], "neutral": 4}
    behind: Any = {"kodamas": [1, 2], "neutral": 4}
    assert leaders(alone) == ([1], 2)
    assert leaders(level) == ([0, 1, None], 0)
    assert leaders(behind) == ([None], 2)


# The tengu


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tengu_tells_what_it_did_and_why(language: str) -> None:
    for match in positions(1, "tengu", 0.2):
        view, speaker = seen(match, 0), Speaker(match.game, language)
        turn = view["tengu"]["turn"]
        # On a desk and on a phone.
        for picture in (board.draw_seat(view, 1, speaker, compact=False), board.draw_sheet(view, 1, speaker)):
            assert {f"tengu-row-{letter}" for letter in "abcdefghijkl"} <= set(ids(picture))
            assert [each for each in texts(picture) if each.size < ON_DOCK] == []
            for each in () if turn is None else turn["skipped"]:
                assert speaker.text(f"event-tengu-lacks-{each['unmet']}") in picture
        if turn is None:
            continue
        last = [event for event in match.events if event.message.id == "event-tengu-row"][-1]
        assert last.message.args["row"] == turn["row"]
        assert [each["row"] for each in turn["skipped"]] == list("ABCDEFGHIJKL"[: len(turn["skipped"])])


def test_the_plan_of_the_tengu_is_what_it_does() -> None:
    """If nothing changes in between, the active card leads to the row that was announced."""
    match = zataku.new_match("bitoku", players=1, seed="plan")
    rng = Random("plan")
    checked = 0
    while not match.over:
        before = seen(match, 0)["tengu"]
        option = rng.choice(match.state.offer)
        told = len(match.events)
        match.choose(option)
        turn = seen(match, 0)["tengu"]["turn"]
        turns = sum(event.message.id == "event-tengu-turn" for event in match.events[told:])
        if option.code == "pass" and turns == 1 and turn is not None:
            assert turn["row"] == before["plan"][turn["active"]]["row"]
            checked += 1
    assert checked or match.over


# A player's line


@pytest.mark.parametrize("players", [1, 4])
def test_goods_of_a_players_line(players: int) -> None:
    match = zataku.new_match("bitoku", players=players, seed="goods")
    for seat in range(match.seats):
        line = board.goods(seen(match, None), seat)
        assert 5 <= len(line) <= 6
        for language in LANGUAGES:
            speaker = Speaker(match.game, language)
            assert all(good.icon in ICONS and "{" not in speaker.text(good.label) for good in line)


# Motion and rules


@pytest.mark.parametrize("players", [1, 3])
def test_a_piece_travels_under_one_name(players: int) -> None:
    for match in positions(players, "travel", 0.1):
        seat = match.state.seat if not match.over else 0
        place, own, *_ = drawn(match)
        others = [
            board.draw_seat(seen(match, seat), other, Speaker(match.game, "en"), compact=False)
            for other in range(match.seats)
            if other != seat
        ]
        names = Counter(re.findall(r'data-move="([^"]+)"', "".join((place, own, *others))))
        assert [name for name, count in names.items() if count > 1] == []


def test_rules_that_the_board_names_exist() -> None:
    known = set(re.findall(r"\*\*(BK-\w+)\*\*", (GAME.folder / "rules.md").read_text(encoding="utf-8")))
    for players in (1, 3):
        for match in positions(players, "rules", 0.02):
            named = set(re.findall(r"BK-\w+", "".join(drawn(match))))
            assert named <= known
    solo = zataku.new_match("bitoku", players=1, seed="rules")
    assert set(re.findall(r"BK-\w+", board.draw_seat(seen(solo, 0), 1, Speaker(solo.game, "en")))) <= known


@pytest.mark.parametrize("players", [1, 4])
def test_every_icon_explains_itself(players: int) -> None:
    """Whatever is drawn as an icon stands in a thing that tells its words and the rule."""
    for match in positions(players, "icons", 0.02):
        view = seen(match, 0)
        others = (board.draw_seat(view, seat, Speaker(GAME, "en"), compact=False) for seat in range(match.seats))
        for picture in (*drawn(match), *others):
            assert set(unexplained(fromstring(picture))) == set()


def unexplained(element: Element, explained: bool = False) -> Iterator[str]:
    """Icons in no thing with a title that names a rule."""
    told = next((child.text or "" for child in element if child.tag.endswith("title")), "")
    explained = explained or "(BK-" in told
    name = element.get("href", "")
    if name.startswith("#i-") and not explained:
        yield name
    for child in element:
        yield from unexplained(child, explained)


def part(picture: str, id: str) -> str:
    """A thing of a picture, with all that is drawn in it."""
    start = picture.index(f'id="{id}"')
    depth, at = 1, picture.index(">", start) + 1
    while depth:
        found = re.compile(r"<(/?)g[ >]").search(picture, at)
        assert found is not None
        depth += -1 if found[1] else 1
        at = found.end()
    return picture[start:at]


def test_a_price_is_told_after_its_discount() -> None:
    position = in_summer(2)
    position.stock(position.me, wood=2, jade=1)
    position.display("crystal", "cd01", "cd02", "cd03", "cd04")
    position.display("mitama", "ma1", "ma2", "ma3", "ma4")
    for buying, kind in ((TakeCrystal, "crystal"), (TakeMitama, "mitama"), (Build, "building")):
        pictures = []
        for discount in (0, 1):
            position.only(buying.of(discount))
            picture, _, low, *_ = drawn(position.match)
            pictures.append((picture, low))
        if kind == "building":
            (_, plain), (_, cheaper) = pictures
            own = elements.constructions(position.seat)
            assert "−1<" in part(cheaper, own)
            assert "−1<" not in part(plain, own)
            continue
        (plain, _), (cheaper, _) = pictures
        dearest = elements.display_space(kind, 4)
        assert "now for 1 less" in part(cheaper, dearest)
        assert "now for 1 less" not in part(plain, dearest)
        # Of goods of any kind what is left to pay is shown, of named ones what may be waived.
        assert "−1<" in part(cheaper, dearest)
        assert ("−2<" in part(plain, dearest)) is (kind == "crystal")


@pytest.mark.parametrize("takes_any", [False, True])
def test_the_upper_half_of_the_tengus_cards_shows_whom_it_crosses_for(takes_any: bool) -> None:
    match = zataku.new_match("bitoku", players=1, seed="liked", options={"tengu_takes_any": takes_any})
    view = seen(match, 0)
    liked = next(rock["shows"][0] for rock in view["seats"][1]["rocks"] if rock["kind"] == "yokai")
    picture = board.draw_seat(view, 1, Speaker(GAME, "en"), compact=False)
    for number, card in enumerate(view["tengu"]["row"], start=1):
        drawn_card = part(picture, elements.tengu_card(number))
        assert (f"#i-mask-{liked}" in drawn_card) == (card["yokai"] and not takes_any)
        assert ("favourite yokai" in drawn_card) == (card["yokai"] and not takes_any)
