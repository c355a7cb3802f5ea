"""Pages that teach: the rules with how to play in two minutes, in every language."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape
from random import Random
from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Browser

from tests.table.client import Client
from tests.table.screen import Screen
from tests.table.server import Server
from zataku.games import games
from zataku.language import LANGUAGES
from zataku.language.reference import rules_of
from zataku.teaching.lessons import READ, Learner, lessons_of
from zataku.teaching.searching import find


def _phone(browser: Browser, server: Server, language: str) -> Screen:
    return Screen(browser, server, viewport={"width": 390, "height": 844}, has_touch=True, locale=language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", list(games()))
def test_the_rules_page_holds_every_rule_and_how_to_play(client: Client, name: str, language: str) -> None:
    page = client.get(f"/games/{name}/rules", headers={"accept-language": language}).text
    rules = rules_of(games()[name].folder, language)
    shown = re.findall(r'<li id="([A-Z]{2}-[A-Z]?\d+)">', page)
    assert sorted(shown) == sorted(rules)
    for rule in (rules[shown[0]], rules[shown[-1]]):
        assert escape(rule.text.split("`")[0].split("*")[0][:60], quote=True) in page.replace("&#39;", "&#x27;")
    links = re.findall(r'href="#(chapter-\d+)"', page)
    assert set(links) == set(re.findall(r'id="(chapter-\d+)"', page))
    pictures = set(re.findall(r'<img src="([^"]+)"', page))
    assert len(pictures) == 5
    assert all(f"/{language}-day.svg" in picture for picture in pictures)


def test_a_picture_of_the_rules_is_an_image(client: Client) -> None:
    answer = client.get("/games/bamboo/figures/0/es-night.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg")
    for wrong in ("0/xx-day.svg", "0/en-dusk.svg", "7/en-day.svg"):
        assert client.get(f"/games/bamboo/figures/{wrong}").status_code == 404


@pytest.mark.browser
def test_rules_are_found_by_word_and_by_number(browser: Browser, server: Server) -> None:
    for language, words, ids in (
        ("en", "courtier gate", {"WC-063", "WC-070"}),
        # In other forms, without accents, in words of the player's own, and where no rule has all the words.
        ("ru", "лишние ресурсы", {"WC-041"}),
        ("ru", "печатями", {"WC-043", "WC-072"}),
        ("es", "nacar", {"WC-041"}),
        ("es", "desempate", {"WC-116"}),
        ("en", "how many seals", {"WC-043"}),
        ("ru", "придворного к воротам", {"WC-063", "WC-X06"}),
        ("es", "cortesanos puerta", {"WC-063", "WC-064"}),
        ("en", "wc-06", {f"WC-06{number}" for number in range(10)}),
    ):
        screen = Screen(browser, server, locale=language)
        screen.page.goto(f"{server.address}/games/white-castle/rules")
        screen.page.keyboard.press("/")
        screen.page.keyboard.type(words)
        screen.page.wait_for_selector("#found a")
        found = set(screen.page.locator("#found a").all_inner_texts())
        assert ids <= found, f"{words}: {found}"
        assert not screen.page.locator("#chapters").is_visible()
        first = screen.page.locator("#found a").first.inner_text()
        screen.page.keyboard.press("Enter")
        screen.page.wait_for_url(f"**#{first}")
        screen.page.locator("#search").fill("zzz")
        screen.page.wait_for_selector("#found-count:not(.hidden)")
        assert screen.page.locator("#found a").count() == 0
        screen.page.keyboard.press("Escape")
        screen.page.wait_for_selector("#chapters:visible")
        assert screen.wrong == []
        screen.context.close()


@pytest.mark.browser
def test_a_phone_begins_with_the_two_minutes_and_folds_the_chapters(browser: Browser, server: Server) -> None:
    screen = _phone(browser, server, "ru")
    screen.go("/games/bamboo/rules")
    chapter = screen.page.locator("#chapters a").nth(2)
    assert not chapter.is_visible()
    box = screen.page.locator(".panels li").first.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] < 844
    screen.page.locator("#chapters summary").tap()
    chapter.tap()
    screen.page.wait_for_url("**#chapter-*")
    assert not chapter.is_visible()
    assert screen.wrong == []
    screen.context.close()


@pytest.mark.browser
def test_the_terminal_finds_the_rules_that_the_page_finds(browser: Browser, server: Server) -> None:
    for game, language, asked in (
        ("bamboo", "ru", ("джокерами", "равновесие", "сколько палочек", "еда зимой", "храм")),
        ("bitoku", "es", ("sacrificar", "dados", "cuántos cristales", "paso y final", "río", "zzz")),
        ("fuji-koro", "en", ("duels", "how many cubes", "FK-13", "scroll of the dragon", "turn")),
        ("white-castle", "ru", ("печатями", "придворного к воротам", "wc-06", "ход")),
    ):
        screen = Screen(browser, server, locale=language)
        screen.go(f"/games/{game}/rules")
        for words in asked:
            screen.page.locator("#search").fill(words)
            page = screen.page.locator("#found a").all_inner_texts()
            ids = [entry.id for entry in find(games()[game].folder, language, words)]
            assert len(page) == min(len(ids), 60), words
            assert set(page) <= set(ids), words
            assert bool(ids) is (words != "zzz")
        screen.context.close()


def test_the_language_is_chosen_beside_the_rules(client: Client) -> None:
    csrf = client.csrf()
    chosen = client.post("/games/bamboo/rules", data={"csrf": csrf, "language": "es"}, follow_redirects=False)
    assert (chosen.status_code, chosen.headers["location"]) == (303, "/games/bamboo/rules")
    page = client.get("/games/bamboo/rules").text
    assert '<html lang="es"' in page
    assert re.search(r'value="es" lang="es" aria-current="true">Español<', page)
    assert client.post("/games/bamboo/rules", data={"csrf": csrf, "language": "xx"}).status_code == 404
    assert client.post("/games/bamboo/rules", data={"csrf": "no", "language": "ru"}).status_code == 403


@pytest.mark.browser
def test_rules_are_found_by_what_players_call_things(browser: Browser, server: Server) -> None:
    for game, language, words, id in (
        ("white-castle", "en", "passing", "WC-032"),
        ("white-castle", "ru", "поднимается", "WC-064"),
        ("bamboo", "ru", "равновесие", "BB-121"),
        ("bamboo", "es", "comodidad", "BB-121"),
        ("bitoku", "es", "sacrificar", "BK-022"),
        ("bitoku", "ru", "пожертвовать", "BK-022"),
        ("fuji-koro", "en", "duel", "FK-135"),
        ("fuji-koro", "es", "duelos", "FK-137"),
    ):
        screen = Screen(browser, server, locale=language)
        screen.go(f"/games/{game}/rules")
        screen.page.locator("#search").fill(words)
        screen.page.wait_for_selector("#found a")
        assert id in screen.page.locator("#found a").all_inner_texts(), (words, id)
        screen.context.close()


def solutions(name: str) -> dict[str, list[str]]:
    """Right answers to every step of every lesson of a game."""
    game = games()[name]
    found = {}
    for lesson in lessons_of(game.folder).values():
        learner = Learner(game, lesson)
        while (step := learner.step) is not None:
            codes = [option.code for option in learner.match.state.offer]
            learner.answer(next(code for code in codes if step.solved_by(code)) if step.task else READ)
        found[lesson.name] = learner.done
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["white-castle", "bamboo", "bitoku", "fuji-koro"])
def test_every_step_of_every_lesson_has_its_page(client: Client, name: str, language: str) -> None:
    listed = client.get(f"/learn/{name}", headers={"accept-language": language}).text
    for lesson, answers in solutions(name).items():
        assert f'href="/learn/{name}/{lesson}"' in listed
        address = f"/learn/{name}/{lesson}"
        for number in {0, len(answers) // 2, len(answers)}:
            query = {"done": answers[:number]}
            page = client.get(address, params=query, headers={"accept-language": language})
            assert page.status_code == 200
            said = re.sub(r"<[^>]+>", " ", page.text)
            assert "{" not in said, re.findall(r".{60}\{.{60}", said)


def test_an_answer_is_right_refused_or_beside_the_task(client: Client) -> None:
    address = "/learn/white-castle/where-a-die-can-go"
    refused = client.get(address, params={"answer": "place:row:gardener"}).text
    assert 'class="feedback refused"' in refused
    assert "/games/white-castle/rules#WC-055" in refused
    beside = client.get(address, params={"answer": "place:well"}).text
    assert 'class="feedback beside"' in beside
    assert "the well is not in the castle" in beside
    assert 'class="feedback unknown"' in client.get(address, params={"answer": "nonsense"}).text
    right = client.get(address, params={"answer": "place:steward-1"}, follow_redirects=False)
    assert (right.status_code, right.headers["location"]) == (303, f"{address}?done=place%3Asteward-1")
    nowhere = client.get(address, params={"done": "place:well"}, follow_redirects=False)
    assert (nowhere.status_code, nowhere.headers["location"]) == (303, address)
    assert client.get("/learn/white-castle/nothing").status_code == 404
    assert client.get("/learn/nothing").status_code == 404
    assert "no lessons" in client.get("/learn/three-lanterns").text


def _take(screen: Screen, name: str, how: Callable[[Screen, str], None]) -> None:
    """All lessons of a game, one after the other, by the links at their ends."""
    taught = solutions(name)
    screen.go(f"/learn/{name}")
    screen.page.locator("#lessons li a").first.click()
    for lesson, answers in taught.items():
        screen.page.wait_for_selector(f'#lesson[data-lesson="{lesson}"]')
        for number, code in enumerate(answers, start=1):
            screen.page.wait_for_selector(f'progress[value="{number - 1}"]')
            how(screen, code)
        screen.page.wait_for_selector("#lesson[data-over]")
        screen.page.locator(".lesson-head .big").click()
    screen.page.wait_for_url(f"**/games/{name}")
    screen.go(f"/learn/{name}")
    screen.page.wait_for_selector(".done")
    assert screen.page.locator(".done").count() == len(taught)
    assert screen.wrong == []
    screen.context.close()


def _click(screen: Screen, code: str) -> None:
    """On the board where the option has a place there, else in the list."""
    place = screen.page.locator(f'.lesson-table [data-options~="{code}"]')
    if code == READ or not place.count():
        screen.page.locator(f'[name="answer"][value="{code}"]').click()
        return
    place.first.dispatch_event("click")
    menu = screen.page.locator(f'#menu [data-code="{code}"]')
    if menu.count():
        menu.click()


def _press(screen: Screen, code: str) -> None:
    screen.page.locator(f'[name="answer"][value="{code}"]').focus()
    screen.page.keyboard.press("Enter")


def _tap(screen: Screen, code: str) -> None:
    screen.page.locator(f'[name="answer"][value="{code}"]').tap()


@pytest.mark.browser
@pytest.mark.parametrize(("game", "language"), [("white-castle", "ru"), ("fuji-koro", "en")])
def test_the_lessons_of_a_game_by_clicks_on_the_board(
    browser: Browser, server: Server, game: str, language: str
) -> None:
    _take(Screen(browser, server, locale=language), game, _click)


@pytest.mark.browser
def test_the_lessons_of_a_game_by_keyboard(browser: Browser, server: Server) -> None:
    _take(Screen(browser, server), "bamboo", _press)


@pytest.mark.browser
def test_the_lessons_of_a_game_on_a_phone(browser: Browser, server: Server) -> None:
    phone = _phone(browser, server, "es")
    _take(phone, "bitoku", _tap)


@pytest.mark.browser
@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_a_lesson_keeps_board_and_lens_in_sight(browser: Browser, server: Server, language: str) -> None:
    screen = _phone(browser, server, language)
    page = screen.page
    screen.go("/learn/bamboo/harmony?" + urlencode([("done", code) for code in solutions("bamboo")["harmony"][:1]]))
    board, lens = page.locator("#region-board > svg"), page.locator("#lens svg")
    for scrolled in (0, 120):
        page.evaluate("y => scrollTo(0, y)", scrolled)
        for shown in (board, lens):
            box = shown.bounding_box()
            assert box is not None
            assert box["x"] == 0
            assert box["width"] == 390
            assert box["y"] + box["height"] <= 844
    assert page.evaluate("() => document.documentElement.scrollWidth") == 390
    # Where one is can be read to its end.
    for words in (".crumb:visible", ".lesson-head .of"):
        assert page.locator(words).first.evaluate("each => each.scrollWidth <= each.clientWidth || !each.clientWidth")
    # The lens follows what is pointed at.
    before = lens.get_attribute("viewBox")
    page.locator("#prompt .option").last.focus()
    assert page.locator("#own-board .lit").count() == 1
    assert lens.get_attribute("viewBox") != before
    assert screen.wrong == []
    screen.context.close()


@pytest.mark.browser
def test_a_place_that_the_rules_refuse_says_why(browser: Browser, server: Server) -> None:
    screen = Screen(browser, server, locale="ru")
    screen.go("/learn/white-castle/where-a-die-can-go")
    targets = screen.page.locator('.refusal[data-code="place:row:gardener"]').get_attribute("data-targets")
    assert targets
    screen.page.locator(f"#{targets.split()[0]}").dispatch_event("click")
    screen.page.wait_for_selector(".feedback.refused")
    assert "WC-055" in screen.page.locator("#feedback").inner_text()
    screen.context.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", list(games()))
def test_the_aid_at_a_table_marks_the_phase_of_the_moment(client: Client, name: str, language: str) -> None:
    ann = client.player("Ann")
    id = ann.table("here", "here", game=name, seed="crane")["id"]
    live = client.live(id)
    for _ in range(6):
        code = live.match.state.offer[0].code
        client.call(client.house.tables.choose, live, live.match.state.seat, code, live.position, None)
    seat = live.match.state.seat
    headers = {**ann.headers, "accept-language": language}
    aid = client.get(f"/tables/{id}/aid?as={seat}", headers=headers)
    assert aid.status_code == 200
    assert "{" not in re.sub(r"<[^>]+>", " ", aid.text)
    assert aid.text.count('aria-current="step"') <= 1
    assert client.get(f"/tables/{id}/aid").status_code == 200


@pytest.mark.browser
def test_one_key_opens_the_aid_in_the_language_chosen(browser: Browser, server: Server) -> None:
    screen = Screen(browser, server, locale="ru")
    screen.quick("white-castle", "Играть в одиночку")
    screen.page.keyboard.press("h")
    screen.page.wait_for_selector(".aid .now")
    assert "сейчас" in screen.page.locator(".aid .now summary").inner_text()
    assert screen.page.locator(".aid-icons svg").count() > 10
    assert screen.wrong == []
    screen.context.close()


def test_the_coach_advises_alone_and_stays_away_from_others(client: Client) -> None:
    ann, ben = client.player("Ann"), client.player("Ben")
    id = ann.table("here", "here", game="white-castle", seed="crane")["id"]
    seat = client.live(id).match.state.seat
    for language in LANGUAGES:
        told = client.get(f"/tables/{id}/coach?as={seat}", headers={**ann.headers, "accept-language": language})
        assert told.status_code == 200
        assert "{" not in re.sub(r"<[^>]+>", " ", told.text)
        codes = re.findall(r'data-code="([^"]+)"', told.text)
        assert codes
        assert set(codes) <= {option.code for option in client.live(id).match.state.offer}
    assert client.get(f"/tables/{id}/coach", headers=ben.headers).status_code == 403
    shared = ann.table("here", "invite", game="white-castle", seed="crane")
    assert ben.join(shared, 1).status_code in (200, 201)
    for who in (ann, ben):
        assert client.get(f"/tables/{shared['id']}/coach", headers=who.headers).status_code == 403


@pytest.mark.browser
def test_a_choice_while_the_coach_thinks_is_no_mistake(client: Client) -> None:
    """It thinks in a process of its own, about what was asked; when that is past it has nothing to say."""
    ann = client.player("Ann")
    id = ann.table("here", "here", game="bamboo")["id"]
    live, house = client.live(id), client.house
    thought = 0

    async def while_thinking(work: Any, *args: Any) -> Any:
        nonlocal thought
        thought += 1
        suggested = work(*args)
        if thought == 1:
            seat = live.deciding
            assert seat is not None
            await house.tables.choose(live, seat, suggested[0].option.code, live.position, live.seats[seat].player)
        return suggested

    real = house.thinking.elsewhere
    house.thinking.elsewhere = while_thinking  # type: ignore[method-assign]
    try:
        past = ann.get(f"/tables/{id}/coach", **{"as": live.deciding})
        now = [ann.get(f"/tables/{id}/coach", **{"as": live.deciding}) for _ in range(3)]
    finally:
        house.thinking.elsewhere = real  # type: ignore[method-assign]
    assert past.status_code == 200
    assert "<li" not in past.text
    assert all("<li" in each.text for each in now)
    assert thought == 2, "who asks again is told what was thought before"


def test_a_first_match_with_a_coach_that_can_be_sent_away(browser: Browser, server: Server) -> None:
    screen = Screen(browser, server, locale="es")
    screen.go("/games/bamboo")
    screen.page.locator('[data-coach="next"] button').click()
    screen.page.wait_for_url("**/tables/*")
    screen.page.wait_for_selector("#coach li", timeout=90_000)
    verdict = screen.page.locator("#coach em").first.inner_text()
    assert verdict in ("Te aconsejo esto.", "Más o menos iguales: esta, si dudas.")
    # Letters tie its words to the options; it can be asked to say less, and says less after a reload too.
    assert screen.page.locator('#prompt .option[data-letter="a"]').count() == 1
    assert screen.page.locator("#coach .about").is_visible()
    screen.page.locator('[data-coach="less"]').click()
    assert not screen.page.locator("#coach .about").is_visible()
    screen.page.reload()
    screen.page.wait_for_selector("#coach.brief li", timeout=90_000)
    screen.page.locator('[data-coach="off"]').click()
    assert screen.page.locator("#coach").count() == 0
    screen.page.reload()
    screen.page.wait_for_selector("#prompt")
    assert screen.page.evaluate("localStorage.getItem('zataku-coached')") is None
    screen.go("/games/bamboo")
    screen.page.locator('[data-first="known"]').click()
    screen.page.reload()
    screen.page.wait_for_selector("#quick", state="attached")
    assert not screen.page.locator("#first-minute").is_visible()
    assert screen.wrong == []
    screen.context.close()


@pytest.mark.browser
def test_the_coach_says_a_thought_once_and_marks_places_of_the_board(browser: Browser, server: Server) -> None:
    screen = Screen(browser, server)
    screen.go("/")
    seats = [{"sitter": "here"}] * 2
    id = screen.send("/api/tables", {"game": "white-castle", "seats": seats, "seed": "crane"})["id"]
    screen.page.evaluate("id => localStorage.setItem('zataku-coached', id)", id)
    screen.go(f"/tables/{id}")

    def told() -> set[str]:
        assert screen.wait_for_turn()
        screen.page.wait_for_selector(f'#coach[data-asked="{screen.status("number")}"]')
        # Words, options and places of the board carry the same letters.
        letters = screen.page.locator("#coach .letter").all_inner_texts()
        marked = screen.page.locator("#prompt .option[data-letter]")
        assert sorted(each.get_attribute("data-letter") or "" for each in marked.all()) == letters
        assert set(screen.page.locator("#coach-letters text").all_text_contents()) <= set(letters)
        return set(screen.page.locator("#coach .about").all_inner_texts())

    first = told()
    assert len(first) == 1
    screen.page.reload()
    assert told() == first
    said, on_board = list(first), 0
    for number in range(6):
        screen.play_by_keyboard(Random(number))
        said += told()
        on_board += screen.page.locator("#coach-letters text").count()
    assert len(said) == len(set(said)) > 2
    assert on_board
    assert screen.wrong == []
    screen.context.close()


@pytest.mark.browser
def test_on_a_phone_the_coach_is_one_line_which_opens(browser: Browser, server: Server) -> None:
    screen = _phone(browser, server, "ru")
    page = screen.page
    screen.go("/games/white-castle")
    page.locator('[data-coach="next"] button').tap()
    page.wait_for_url("**/tables/*")
    page.wait_for_selector("#coach .opener")
    line = page.locator("#coach").bounding_box()
    first = page.locator("#prompt .options .option").first.bounding_box()
    assert line is not None
    assert first is not None
    assert line["height"] <= 32
    assert line["y"] + line["height"] <= first["y"]
    # It has the room of the lens, so that all that can be chosen is in sight, and large enough for a finger.
    assert not page.locator("#lens").is_visible()
    options = page.locator("#prompt .options")
    assert options.evaluate("each => each.scrollHeight <= each.clientHeight")
    assert all(
        height >= 40 for height in options.locator(".option").evaluate_all("all => all.map((o) => o.offsetHeight)")
    )
    assert not page.locator('[data-coach="off"]').is_visible()
    opener = page.locator("#coach .opener")
    opener.tap()
    assert opener.get_attribute("aria-expanded") == "true"
    assert page.locator("#coach li strong").first.is_visible()
    page.locator("header.top").tap(position={"x": 200, "y": 4})
    assert opener.get_attribute("aria-expanded") == "false"
    opener.tap()
    page.locator('[data-coach="off"]').tap()
    assert page.locator("#coach").count() == 0
    assert page.locator("#lens").is_visible()
    assert screen.wrong == []
    screen.context.close()


def test_a_table_page_has_the_style_sheets_of_table_and_aid(client: Client) -> None:
    id = client.player("Ann").table("here", "here", game="bamboo")["id"]
    page = client.get(f"/tables/{id}").text
    assert all(re.search(rf'rel="stylesheet" href="/static/\w+/{name}\.css"', page) for name in ("frame", "learn"))


# Terms and rules at the table


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", list(games()))
def test_a_glossary_comes_with_the_rules_it_names(client: Client, name: str, language: str) -> None:
    told = client.get(f"/games/{name}/glossary/{language}").json()
    rules = rules_of(games()[name].folder, language)
    assert len(told["groups"]) >= len(told["terms"])
    assert {rule["id"] for term in told["terms"] for rule in term["rules"]} <= rules.keys()
    page = client.get(f"/games/{name}/rules", headers={"accept-language": language}).text
    assert all(f"<dt>{escape(term['name'])}</dt>" in page for term in told["terms"])
    assert client.get(f"/games/{name}/glossary/xx").status_code == 404


def _begin(screen: Screen, game: str) -> None:
    """A table of the visitor's own, with two seats around one screen."""
    screen.go("/")
    made = screen.send("/api/tables", {"game": game, "seats": [{"sitter": "here"}] * 2, "seed": "crane"})
    screen.go(f"/tables/{made['id']}")


@pytest.mark.browser
def test_a_term_tells_what_it_means_by_mouse_key_and_finger(browser: Browser, server: Server) -> None:
    screen = Screen(browser, server, locale="ru")
    _begin(screen, "white-castle")
    page, card = screen.page, screen.page.locator("#term")
    term = page.locator("#question .term")
    term.hover()
    assert "Карта с первыми ресурсами" in card.inner_text()
    assert "WC-015" in card.inner_text()
    page.mouse.move(3, 3)
    card.wait_for(state="detached")
    # With the focus, and away with Escape.
    term.focus()
    card.wait_for()
    page.keyboard.press("Escape")
    card.wait_for(state="detached")
    # In the log the arrows go from term to term; one that was clicked stays until something else is.
    screen.play_by_keyboard(Random(1))
    page.wait_for_selector("#log .term")
    page.locator("#log").focus()
    page.keyboard.press("ArrowRight")
    assert page.locator("#log .term").first.evaluate("each => each === document.activeElement")
    page.keyboard.press("ArrowRight")
    assert page.locator("#log .term").nth(1).evaluate("each => each === document.activeElement")
    page.locator("#log .term").first.click()
    page.mouse.move(3, 3)
    page.wait_for_timeout(600)
    assert card.is_visible()
    page.locator("header.top").click(position={"x": 600, "y": 4})
    card.wait_for(state="detached")
    assert screen.wrong == []
    screen.context.close()
    phone = _phone(browser, server, "es")
    _begin(phone, "bamboo")
    phone.page.locator("#question .term").first.tap()
    box = phone.page.locator("#term").bounding_box()
    assert box is not None
    assert 0 <= box["x"] < box["x"] + box["width"] <= 390
    phone.page.locator("header.top").tap(position={"x": 200, "y": 4})
    phone.page.locator("#term").wait_for(state="detached")
    # A long press asks too.
    phone.page.locator("#question .term").first.dispatch_event("contextmenu")
    phone.page.locator("#term").wait_for()
    assert phone.wrong == []
    phone.context.close()


@pytest.mark.browser
@pytest.mark.parametrize(
    ("game", "language", "words", "id"),
    [
        ("white-castle", "en", "exchange seals", "WC-072"),
        ("white-castle", "ru", "обменивать печати", "WC-072"),
        ("white-castle", "es", "wc-072", "WC-072"),
        ("bamboo", "ru", "джокерами", "BB-062"),
        ("bitoku", "es", "libélulas", "BK-142"),
        ("fuji-koro", "en", "surrendering", "FK-138"),
    ],
)
def test_any_rule_is_two_actions_away(
    browser: Browser, server: Server, game: str, language: str, words: str, id: str
) -> None:
    """A key opens the search, a word or a number finds the rule, quoted in place."""
    screen = Screen(browser, server, locale=language)
    _begin(screen, game)
    screen.page.keyboard.press("/")
    screen.page.wait_for_selector("#rule-search:focus")
    screen.page.keyboard.type(words)
    rule = screen.page.locator(f'#rules-found li:has(a[href$="#{id}"])')
    rule.wait_for()
    assert rules_of(games()[game].folder, language)[id].text[:40] in rule.inner_text()
    assert not screen.page.locator(".aid-icons").is_visible()
    screen.page.locator("#rule-search").fill("zzz")
    screen.page.wait_for_function("() => !document.querySelector('#rules-found li')")
    assert screen.page.locator("#rules-found-count").inner_text()
    screen.page.locator("#rule-search").fill("")
    screen.page.wait_for_selector(".aid-icons", state="visible")
    assert screen.wrong == []
    screen.context.close()


@pytest.mark.browser
def test_the_aid_follows_the_match(browser: Browser, server: Server) -> None:
    screen = Screen(browser, server)
    _begin(screen, "white-castle")
    screen.page.keyboard.press("h")
    screen.page.wait_for_selector(".aid .now")
    assert "Starting pairs" in screen.page.locator(".aid .now summary").inner_text()
    while "Take a die" not in screen.page.locator("#question").inner_text():
        screen.play_by_keyboard(Random(1))
    screen.page.locator(".aid .now summary", has_text="Take a die").wait_for()
    # Where a game has secrets, it follows whoever has said to be there.
    _begin(screen, "fuji-koro")
    while screen.wait_for_turn() and "Choose an action" not in screen.page.locator("#question").inner_text():
        screen.play_by_keyboard(Random(1))
    screen.page.keyboard.press("h")
    screen.page.locator(".aid .now summary", has_text="two actions").wait_for()
    assert screen.wrong == []
    screen.context.close()
