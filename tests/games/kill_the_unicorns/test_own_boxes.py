"""Boxes that differ: other powers, traps, hands, stars and tokens, and what the cards then say."""

import pytest

from monoceros.core.mistakes import Mistake
from monoceros.core.packs import PackText
from monoceros.core.rng import Rng
from monoceros.games.kill_the_unicorns.game import KillTheUnicorns
from monoceros.games.kill_the_unicorns.state import HuntState
from monoceros.locales import LANGUAGES, Texts
from tests.games.kill_the_unicorns.story import view_of

GAME = KillTheUnicorns()
HEAD = '[pack]\nid = "mine"\nextends = "kill-the-unicorns-retail"\n'
OTHER_POWERS = HEAD + (
    '[[card]]\nid = "princess"\npower = "extra"\n[[card]]\nid = "knight"\npower = "peek"\n'
    '[[card]]\nid = "huntress"\npower = "steal"\n[[card]]\nid = "thief"\npower = "recover"\n'
)


def begin(text: str, position: str, edition: str = "de", **options: str) -> HuntState:
    setup = GAME.setup(3, edition, options, PackText(text))
    return GAME.from_position(position, setup, Rng(1))


def texts(text: str, language: str = "en") -> dict[str, str]:
    return GAME.card_texts(GAME.load_pack(GAME.edition(), PackText(text)), Texts(language))


def test_a_power_goes_with_the_character_the_box_gives_it_to() -> None:
    state = begin(OTHER_POWERS, "begin=hunt A.character=princess B.character=bard C.character=wizard used=BC")
    assert view_of(state, 0).characters == ["princess", "bard", "wizard"]
    verbs = [choice.text for choice in state.update(0).choices]
    assert "lay 4 3 2 1 extra" in verbs
    assert not any(text.startswith("peek") for text in verbs)
    assert "A.character=princess" in GAME.position(state)


def test_who_looks_at_a_trap_is_asked_by_the_name_of_the_box() -> None:
    position = "begin=hunt A.character=knight B.character=bard C.character=wizard used=BC set=C.Ta/1a"
    state = begin(OTHER_POWERS, position)
    assert state.to_act == 1
    assert "peek above" in [choice.text for choice in state.update(0).choices]


def test_everybody_has_the_hunt_cards_and_traps_of_their_own_character() -> None:
    state = begin(OTHER_POWERS, "begin=hunt A.character=huntress B.character=bard C.character=wizard")
    pile = {state.deck.trap_of[card] for card in range(state.deck.size) if state.owner(card) == 0}
    assert "costly_bait" in {state.deck.traps.names[trap] for trap in pile if trap >= 0}


@pytest.mark.parametrize("options", [{}, {"extra_characters": "on"}, {"beginner": "no-powers"}])
def test_a_box_with_other_powers_is_played_to_the_end(options: dict[str, str]) -> None:
    edition = "fr" if options else "de"
    setup = GAME.setup(6, edition, {"characters": "random", **options}, PackText(OTHER_POWERS))
    for seed in range(3):
        state = GAME.new(setup, Rng(seed))
        rng = Rng(seed)
        while state.to_act:
            seat = int(state.decider())
            legal = state.legal(seat)
            state.play(seat, legal[int(rng.below(len(legal)))])
        assert state.outcome() is not None


def test_without_powers_the_characters_of_the_box_are_those_to_choose_from() -> None:
    setup = GAME.setup(3, "fr", {"beginner": "no-powers"}, PackText(OTHER_POWERS))
    offered = view_of(GAME.new(setup, Rng(1)), 0).free
    assert sorted(offered) == ["bard", "huntress", "knight", "princess", "shaman", "wizard"]


def test_without_traps_whose_power_is_about_traps_stays_away() -> None:
    setup = GAME.setup(3, "de", {"beginner": "no-traps"}, PackText(OTHER_POWERS))
    offered = view_of(GAME.new(setup, Rng(1)), 0).free
    assert sorted(offered) == ["bard", "huntress", "princess", "wizard"]


def test_two_characters_cannot_have_one_power() -> None:
    with pytest.raises(Mistake) as caught:
        GAME.load_pack(GAME.edition(), PackText(HEAD + '[[card]]\nid = "princess"\npower = "steal"\n'))
    assert caught.value.code == "kill-pack-power"
    assert caught.value.params["known"] == "peek"


def test_a_power_nobody_knows_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Mistake) as caught:
        GAME.load_pack(GAME.edition(), PackText(HEAD + '[[card]]\nid = "princess"\npower = "fly"\n'))
    assert caught.value.code == "pack-value"
    assert '"silence"' in str(caught.value.params["known"])


def test_a_trap_may_do_something_else() -> None:
    scare = HEAD + '[[card]]\nid = "smelly_unicorn"\neffect = "scare"\npinned = false\npoints = 0\n'
    assert texts(scare)["smelly_unicorn"] == "The unicorn takes fright and runs away: nobody wins this hunt."
    plain = HEAD + '[[card]]\nid = "pink_ribbon"\neffect = "points"\npoints = 1\ncolour = "none"\n'
    assert texts(plain)["pink_ribbon"] == "The unicorn is worth 1 point more at the end."
    both = HEAD + '[[card]]\nid = "bicorn"\npoints = -2\n'
    assert texts(both)["bicorn"].endswith("The unicorn is worth 2 points less at the end.")


@pytest.mark.parametrize("change", ["pinned = false", 'effect = "swap"', 'effect = "swap"\npinned = false'])
def test_what_does_not_last_is_not_pinned(change: str) -> None:
    with pytest.raises(Mistake, match="kill-pack-pinned"):
        GAME.load_pack(GAME.edition(), PackText(HEAD + f'[[card]]\nid = "smelly_unicorn"\n{change}\n'))


def test_hands_stars_tokens_and_prices_are_those_of_the_box() -> None:
    box = HEAD + (
        '[[card]]\nid = "hunt_4"\nvalue = 5\n[[card]]\nid = "legendary_moon"\nstars = 6\n'
        '[[card]]\nid = "horn_token"\npoints = 3\n[[card]]\nid = "butchery"\nprice = 1\n'
    )
    state = begin(box, "begin=hunt")
    assert list(state.deck.hand_values) == [0, 1, 1, 2, 2, 3, 3, 5]
    assert "lay 5 3 3" in [choice.text for choice in state.update(0).choices]
    said = texts(box)
    assert said["legendary_moon"] == "A unicorn without a colour, worth 6 points."
    assert said["horn_token"] == "The unicorn is worth 3 points more at the end."
    assert said["butchery"].endswith("It costs 1.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_follow_the_box_in_every_language(language: str) -> None:
    usual = GAME.card_texts(GAME.load_pack(GAME.edition()), Texts(language))
    mine = texts(OTHER_POWERS, language)
    assert (mine["princess"], mine["knight"]) == (usual["knight"], usual["princess"])
