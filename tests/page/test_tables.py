"""Setting up tables, finding them, and who sits there."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

Visit = Callable[..., Page]


def card(page: Page, title: str) -> Locator:
    return page.locator(".games > li").filter(has=page.get_by_role("heading", name=title, exact=True))


def set_up(page: Page, title: str) -> None:
    card(page, title).get_by_role("link", name="Set up a table").click()
    expect(page.get_by_role("heading", name=f"{title}: Set up a table")).to_be_visible()


def test_what_was_chosen_is_what_the_table_is(visit: Visit) -> None:
    page = visit()
    set_up(page, "Fat Fish")
    page.get_by_role("radio", name="4").check()
    page.get_by_role("button", name="All friends").click()
    page.get_by_label("Seat 3").select_option("Snap (hard)")
    page.get_by_label("Fishing licences").select_option("With licence B")
    page.get_by_role("combobox", name="Clock").select_option("Time for the whole game")
    page.get_by_label("minutes for each player").fill("20")
    page.get_by_role("radio", name="Only the players").check()
    page.get_by_role("checkbox", name="Chat").uncheck()
    page.get_by_role("button", name="Make the table").click()
    plan = page.get_by_role("region", name="This table")
    for line in ("20 minutes for each player, 10 seconds more after each move", "With licence B", "only the players"):
        expect(plan.get_by_text(line)).to_be_visible()
    expect(plan.get_by_text("hints and taking back")).to_be_visible()
    expect(page.locator("strong", has_text="Snap (hard)")).to_be_visible()
    expect(page.get_by_label("Seat", exact=False)).to_have_count(3)  # that can still be a computer's


def test_one_click_begins(visit: Visit) -> None:
    page = visit()
    set_up(page, "Fischen")
    page.get_by_role("button", name="Begin").click()
    page.locator("[data-board]").wait_for()


def test_who_sits_down_elsewhere_changes_places(visit: Visit) -> None:
    page = visit()
    set_up(page, "Fischen")
    page.get_by_label("Seat 3").select_option("Me")
    expect(page.get_by_label("Seat 1")).to_have_value("medium")
    page.get_by_label("Seat 3").select_option("Blub (easy)")
    expect(page.get_by_text("you will watch")).to_be_visible()


def test_components_that_are_no_json_are_not_lost(visit: Visit) -> None:
    page = visit()
    set_up(page, "Fat Fish")
    page.get_by_text("For researchers").click()
    page.get_by_label("component table as JSON").fill('{"R1": 3')
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_text("This is no JSON")).to_be_visible()
    expect(page.get_by_label("component table as JSON")).to_have_value('{"R1": 3')


def test_a_friend_comes_by_the_code_and_says_a_name(visit: Visit) -> None:
    host, friend = visit(), visit()
    card(host, "Fischen").get_by_role("button", name="With friends").click()
    code = host.locator(".code").inner_text()
    friend.get_by_label("Have a code?").fill(f" {code.lower()} ")
    friend.get_by_role("button", name="Join").click()
    friend.get_by_label("Your name").fill("Zoë")
    friend.get_by_role("button", name="Sit here").first.click()
    expect(host.get_by_text("Zoë", exact=True)).to_be_visible()
    expect(host.get_by_role("button", name="Begin")).to_be_disabled()
    host.get_by_role("button", name="Fill up with computers").click()
    host.get_by_role("button", name="Begin").click()
    for page in (host, friend):
        page.locator("[data-board]").wait_for()


def test_the_link_can_be_copied_where_the_browser_does_not_help(visit: Visit) -> None:
    page = visit()
    page.evaluate(
        "Object.defineProperty(navigator, 'clipboard', { value: undefined }); document.execCommand = () => false"
    )
    card(page, "Fat Fish").get_by_role("button", name="With friends").click()
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_text("copy it by hand")).to_be_visible()
    assert page.evaluate("getSelection().toString()") == page.url


def test_the_home_page_lists_open_tables_and_my_own(visit: Visit) -> None:
    host, stranger = visit(), visit()
    host.get_by_role("button", name="Change name").click()
    host.get_by_label("Your name").fill("Hanna")
    host.get_by_role("button", name="Take this name").click()
    expect(host.get_by_text("You play as Hanna")).to_be_visible()
    set_up(host, "Fish Eat Fish")
    host.get_by_role("button", name="All friends").click()
    host.get_by_role("radio", name="Everybody").check()
    host.get_by_role("button", name="Make the table").click()
    host.get_by_role("button", name="Begin").wait_for()
    stranger.reload()  # who is nobody yet
    stranger.get_by_role("link", name="Fish Eat Fish Hanna").click()
    stranger.get_by_role("button", name="Sit here").click()
    host.get_by_role("button", name="Send away").click()
    host.get_by_role("dialog").get_by_role("button", name="Send away").click()
    expect(stranger.get_by_role("alert")).to_contain_text("the host has sent you away from this table")
    host.get_by_role("link", name="home").click()
    expect(host.get_by_role("heading", name="My tables")).to_be_visible()
    expect(host.get_by_role("link", name="Fish Eat Fish 1 free seat")).to_be_visible()


def test_people_at_one_device_with_a_computer(visit: Visit) -> None:
    page = visit()
    card(page, "Fischen").get_by_role("link", name="One device").click()
    page.get_by_role("textbox", name="Player 1").fill("Ada")
    page.get_by_role("textbox", name="Player 2").fill("Bob")
    page.get_by_role("button", name="One more computer").click()
    page.get_by_role("button", name="Remove player 3").click()
    page.get_by_role("combobox", name="Computer 1").select_option("Blub (easy)")
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("button", name="I am").click()
    expect(page.get_by_role("listitem").filter(has_text="Blub (easy)").first).to_be_visible()
    page.get_by_role("link", name="home").click()
    card(page, "Fat Fish").get_by_role("link", name="One device").click()
    expect(page.get_by_role("textbox", name="Player 2")).to_have_value("Bob")


def test_where_there_is_no_game_it_says_so_and_leads_home(visit: Visit) -> None:
    page = visit()
    for screen in ("new", "device", "lesson", "rules"):
        page.goto(f"{page.url.split('#')[0]}#/{screen}/chess")
        expect(page.get_by_role("heading", name="There is no such game here.")).to_be_visible()
        page.get_by_role("link", name="All games").click()
        expect(page.get_by_role("heading", name="Five fish games")).to_be_visible()


def test_the_lobby_is_for_as_many_as_the_host_says(visit: Visit) -> None:
    page = visit()
    card(page, "Fat Fish").get_by_role("button", name="With friends").click()
    expect(page.locator(".seats li")).to_have_count(2)
    page.get_by_label("Number of players").select_option("4")
    expect(page.locator(".seats li")).to_have_count(4)
    page.get_by_role("button", name="Fill up with computers").click()
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("list", name="Players").get_by_role("listitem")).to_have_count(4)
    goal = page.get_by_role("note", name="What it is about")
    goal.get_by_role("button", name="Close").click()
    page.reload()
    page.locator("[data-board] button").first.wait_for()
    expect(goal).to_have_count(0)


def test_a_level_is_remembered_and_tables_are_taken_off_the_list(visit: Visit) -> None:
    page = visit()
    expect(card(page, "Fat Fish").get_by_role("link", name="New here?")).to_be_visible()
    card(page, "Fat Fish").get_by_role("radio", name="Blub (easy)").check()
    card(page, "Fat Fish").get_by_role("button", name="Play now").click()
    expect(page.get_by_role("list", name="Players")).to_contain_text("Blub (easy)")
    page.get_by_role("link", name="home").click()
    expect(card(page, "Fat Fish").get_by_role("radio", name="Blub (easy)")).to_be_checked()
    expect(card(page, "Fat Fish").get_by_role("link", name="New here?")).to_have_count(0)
    page.get_by_role("button", name="Remove from the list: Fat Fish").click()
    page.get_by_role("dialog").get_by_role("button", name="Leave").click()
    expect(page.get_by_role("heading", name="My tables")).to_have_count(0)


def test_a_rematch_against_a_computer_begins_at_once_with_the_same_one(visit: Visit) -> None:
    page = visit()
    card(page, "Fish'n'Stones").get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="Resign").click()  # and computers play it to the end
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.get_by_role("button", name="Play the next one: Blub")).to_be_visible()  # who was not beaten before
    old = page.url
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: url != old)
    page.locator("[data-board] button").first.wait_for()
    players = page.get_by_role("list", name="Players").get_by_role("listitem")
    expect(players.first).to_contain_text("Zip (medium)")
    expect(players.last).to_contain_text("(you)")


def test_a_spectator_is_told_so_and_new_lines_of_chat_are_marked(visit: Visit) -> None:
    host, watcher = visit(), visit()
    card(host, "Fat Fish").get_by_role("button", name="Play now").click()
    host.locator("[data-board] button").first.wait_for()
    watcher.goto(host.url)
    expect(watcher.get_by_text("You are watching")).to_be_visible()
    watcher.get_by_text("Chat", exact=True).click()
    watcher.get_by_label("Say something").fill("Hello")
    watcher.get_by_role("button", name="Send").click()
    host.get_by_role("button", name="Chat: 1 new").click()
    expect(host.get_by_label("Say something")).to_be_focused()
    expect(host.get_by_role("button", name="Chat: 1 new")).to_have_count(0)
    host.reload()
    expect(host.get_by_role("log", name="What happened")).to_be_visible()
    expect(host.get_by_role("button", name="Chat: 1 new")).to_have_count(0)


def test_who_misbehaves_in_the_chat_is_reported(visit: Visit) -> None:
    host, watcher = visit(), visit()
    card(host, "Fish'n'Stones").get_by_role("button", name="Play now").click()
    host.locator("[data-board] button").first.wait_for()
    watcher.goto(host.url)
    watcher.get_by_text("Chat", exact=True).click()
    watcher.get_by_label("Say something").fill("You fool")
    watcher.get_by_role("button", name="Send").click()
    host.get_by_role("button", name="Chat: 1 new").click()
    host.get_by_role("button", name="Report").click()
    form = host.get_by_role("dialog").get_by_role("form")
    form.get_by_label("What is wrong?").select_option("Insults or threats")
    form.get_by_label("In your own words").fill("See there")
    form.get_by_role("button", name="Report").click()
    expect(form.get_by_role("status")).to_have_text("Thank you, it has been passed on.")
    form.get_by_role("button", name="Close").click()
    expect(host.get_by_label("Say something")).to_be_visible()
