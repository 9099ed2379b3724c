"""Who sits at the table: the bot, somebody at a terminal, somebody learning."""

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from monoceros.bots.ladder import make_bot
from monoceros.core.contract import SEAT_LETTERS
from monoceros.core.observation import row_size
from monoceros.core.rng import Rng
from monoceros.locales import LANGUAGES, Texts
from tests.games.unstable_unicorns.story import GAME, Herd


def chosen(herd: Herd, seat: str) -> str:
    """What the bot would do."""
    number = SEAT_LETTERS.index(seat)
    bot = GAME.bots()["heuristic"](herd.setup)
    action = bot.choose(herd.state.as_known(number), number, Rng(1))
    return GAME.format(herd.setup, number, action)


SIX = "basic_toast basic_toast basic_queue basic_queue basic_monday basic_monday"


def test_the_bot_wins_when_it_can(herd: Herd) -> None:
    herd.stable("A", SIX).hand("A", "basic_cardigan take_your_pick encore ? ?").hand("B", "?")
    assert chosen(herd, "A") == "play basic_cardigan"


def test_the_bot_neighs_the_winning_unicorn_and_lets_a_small_one_pass(herd: Herd) -> None:
    herd.stable("A", SIX).hand("A", "basic_cardigan").hand("B", "neigh_polite").plays("A", "basic_cardigan")
    assert chosen(herd, "B") == "play neigh_polite"
    small = Herd().hand("A", "basic_cardigan").hand("B", "neigh_polite").plays("A", "basic_cardigan")
    assert chosen(small, "B") == "pass"


def test_the_bot_hurts_the_leader_and_keeps_upgrades(herd: Herd) -> None:
    herd.hand("A", "silent_alarm").stable("B", "basic_toast").stable("C", SIX).acts("A", "play silent_alarm")
    assert chosen(herd, "A") == "player C"
    upgrade = Herd().hand("A", "bubble_wrap").stable("C", SIX).acts("A", "play bubble_wrap")
    assert chosen(upgrade, "A") == "player A"
    downgrade = Herd().hand("A", "cow_costumes").stable("C", SIX).acts("A", "play cow_costumes")
    assert chosen(downgrade, "A") == "player C"


def test_the_bot_sacrifices_what_burdens_it(herd: Herd) -> None:
    herd.stable("A", "rocking_horse cow_costumes basic_toast").stable("B", "basic_queue").turn("A")
    assert chosen(herd, "A") == "use rocking_horse"
    assert chosen(herd.uses("A", "rocking_horse"), "A") == "pick cow_costumes"


def test_the_bot_beats_chance_clearly() -> None:
    """A small sample with fixed seeds; the long one is `monoceros simulate`."""
    setup = GAME.setup(4)
    bot = make_bot(GAME, "heuristic", setup)
    wins = 0
    for seed in range(60):
        state = GAME.new(setup, Rng(seed))
        rng = Rng(seed)
        while state.to_act:
            seat = int(state.decider())
            clever = seat == seed % 4
            action = bot.choose(state.as_known(seat), seat, rng) if clever else state.pick(seat, rng)
            state.apply(seat, action)
        wins += int(state.winner) == seed % 4
    assert wins >= 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_of_a_match_can_be_drawn_and_told(language: str) -> None:
    text = Texts(language)
    setup = GAME.setup(4, "pl", {"adult": "yes", "party": "sips"})
    terminal = GAME.terminal(setup, text, ["Ada", "Bo", "Cy", "Di"])
    asked = set()
    for seed in range(8):
        state = GAME.new(setup, Rng(seed))
        rng = Rng(seed)
        while state.to_act:
            seat = int(state.decider())
            if rng.below(4) == 0:
                update = state.update(seat)
                asked.add(update.view.prompt.key)
                assert terminal.draw(update.view)
                assert terminal.ask(update.view, update.choices)
                assert len(terminal.menu(update.view, update.choices)) == len(update.choices)
            state.listen()
            state.play(seat, state.pick(seat, rng))
            for event in state.events or []:
                assert terminal.tell(event.for_viewer(seat), seat)
        assert terminal.draw(state.update(8).view)
    assert len(asked) >= 10


def test_a_card_can_be_looked_up_by_its_name() -> None:
    terminal = GAME.terminal(GAME.setup(3), Texts("en"), ["A", "B", "C"])
    assert "Rocking-Horse Unicorn" in terminal.look("rocking_horse")
    assert "magical unicorn" in terminal.look("Rocking-Horse Unicorn")
    assert terminal.look("nobody") == ""


def test_an_observation_tells_what_lies_on_the_table(herd: Herd) -> None:
    herd.stable("A", "basic_toast basic_toast").hand("A", "encore").stable("B", "cow_costumes")
    kinds, first = 96, 13
    toast, encore = herd.cards.names.index("basic_toast"), herd.cards.names.index("encore")
    mine = _observed(herd, 0)
    assert (mine[first + toast], mine[first + kinds + encore]) == (2, 1)
    theirs = _observed(herd, 1)
    assert theirs[first + herd.cards.names.index("cow_costumes")] == 1
    assert sum(theirs[first + kinds : first + 2 * kinds]) == 0


def _observed(herd: Herd, seat: int) -> list[int]:
    size = row_size(GAME.fields(GAME.setup(int(herd.state.seats))))
    row = vec[u8](bytes(size))
    herd.state.observe(seat, row, 0)
    return list(row)
