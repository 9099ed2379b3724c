"""Programs, packs, actions and positions as text: what can be written, and what is said of what cannot."""

from pathlib import Path

import pytest

from monoceros.core.mistakes import Mistake
from monoceros.core.rng import Rng
from monoceros.games.unstable_unicorns.cards import load
from monoceros.games.unstable_unicorns.program import encode_program, read_program, read_static
from monoceros.games.unstable_unicorns.vocabulary import WIDTH
from tests.games.unstable_unicorns.story import GAME, Herd

CARDS = ["tocking_twin", "encore"]


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("may sacrifise basic", "sacrifise"),
        ("discard lots", "discard lots"),
        ("discard 99", "99"),
        ("each-player steal unicorn", "each-player steal"),
        ("draw 1 or discard 1", "or"),
        ("either draw 1 and discard 1", "and"),
        ("either draw 1", "either"),
        ("draw 1 then", "-"),
        ("search ghost from deck", "search ghost from deck"),
        ("reveal 2 from deck", "reveal 2 from deck"),
    ],
)
def test_a_word_no_card_knows_is_named_with_its_card(text: str, word: str) -> None:
    with pytest.raises(Mistake) as caught:
        read_program(text, "my_card", CARDS)
    assert caught.value.code == "unstable-unicorns-program"
    assert caught.value.params["card"] == "my_card"
    assert caught.value.params["word"] == word


def test_a_lasting_effect_no_card_knows_is_named_too() -> None:
    for word in ("counts many", "limit 4", "shiny"):
        with pytest.raises(Mistake, match="unstable-unicorns-program"):
            read_static([word], "my_card")
    assert read_static(["counts 2", "limit -4", "cows"], "my_card")[1:] == (2, -4)


def test_a_program_is_so_many_numbers_for_each_step() -> None:
    read = read_program("may search tocking_twin from deck then draw 2", "my_card", CARDS)
    assert [step.verb for step in read.steps] == ["search", "draw"]
    assert read.optional
    assert len(encode_program(read, CARDS)) == 2 * WIDTH


def own_pack(folder: Path, *lines: str) -> Path:
    path = folder / "mine.toml"
    head = '[pack]\nid = "mine"\nextends = "unstable-unicorns-pl"\n'
    path.write_text(head + "\n".join(lines) + "\n", encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        (['[[card]]\nid = "encore"\nplay = "dance 2"'], "unstable-unicorns-program"),
        (['[[card]]\nid = "encore"\nplay = "steal unicorn from there"'], "unstable-unicorns-program"),
        (['[[card]]\nid = "encore"\nplay = "its-player discard 1"'], "unstable-unicorns-program"),
        (['[[card]]\nid = "encore"\nplay = ""'], "unstable-unicorns-pack-no-effect"),
        (['[[card]]\nid = "encore"\nenter = "draw 1"'], "unstable-unicorns-pack-moment"),
        (['[[card]]\nid = "encore"\nprinted = {pl = " "}'], "unstable-unicorns-pack-printed"),
        (['[[card]]\nid = "neigh_polite"\ntwo_player = false'], "unstable-unicorns-pack-neighs"),
        (['[[card]]\nid = "encore"\ncopies = 2'], "pack-total"),
        (
            ['[[card]]\nid = "turbo_oats"\nturn_start = "skip draw and skip action"'],
            "unstable-unicorns-pack-idle",
        ),
        (
            ['[[card]]\nid = "turbo_oats"\nturn_start = "draw 1 then add turn"'],
            "unstable-unicorns-pack-endless",
        ),
        (
            ['[[card]]\nid = "encore"\nplay = "draw 1' + " and draw 1" * 12 + '"'],
            "unstable-unicorns-program-long",
        ),
    ],
)
def test_a_pack_that_cannot_be_played_is_refused(tmp_path: Path, lines: list[str], code: str) -> None:
    with pytest.raises(Mistake) as caught:
        load(own_pack(tmp_path, *lines))
    assert caught.value.code == code


def test_an_owner_can_give_the_names_of_their_box_and_swap_cards(tmp_path: Path) -> None:
    path = own_pack(
        tmp_path,
        '[[card]]\nid = "encore"\nprinted = {de = "Zugabe"}',
        '[[card]]\nid = "daycare_manager"\ncopies = 0',
        '[[card]]\nid = "library_loan"\ncopies = 2',
    )
    pack = load(path)
    cards = {card.id: card for card in pack.cards}
    assert cards["encore"].printed == {"de": "Zugabe"}
    assert cards["encore"].provenance["printed"] == "owner"
    assert cards["library_loan"].copies == 2


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("dance", "notation-verb"),
        ("", "notation-verb"),
        ("play", "unstable-unicorns-notation-words"),
        ("draw two", "unstable-unicorns-notation-words"),
        ("play lucky_dipp", "unstable-unicorns-notation-card"),
        ("player Q", "notation-seat"),
        ("player AB", "notation-seat"),
        ("player D", "notation-seat"),
    ],
)
def test_an_action_nobody_can_read_is_a_mistake(text: str, code: str) -> None:
    with pytest.raises(Mistake) as caught:
        GAME.parse(GAME.setup(3), 0, text)
    assert caught.value.code == code


def test_every_action_has_one_text_at_the_largest_table() -> None:
    setup = GAME.setup(8)
    texts = set()
    for action in range(GAME.action_count):
        try:
            text = GAME.format(setup, 5, action)
        except ValueError:
            continue
        assert GAME.parse(setup, 5, text) == action
        texts.add(text)
    assert len(texts) == 9 + 8 + 3 * len(setup.pack.cards)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("Q=FSle", "position-field"),
        ("A=Nobody", "unstable-unicorns-position-card"),
        ("A=RoHo B=RoHo", "position-copies"),
        ("handA=FSle", "unstable-unicorns-position"),
        ("nursery=RoHo", "unstable-unicorns-position"),
        ("active=Z", "position-seat"),
        ("phase=lunch", "position-step"),
        ("phase=over", "unstable-unicorns-position"),
        ("n=many", "unstable-unicorns-position"),
        ("skips=1", "unstable-unicorns-position"),
        ("handA=Enco+Z", "position-seat"),
        ("ask=use asked=A stack=1/2", "unstable-unicorns-position"),
        ("ask=use asked=A batch=sA9", "unstable-unicorns-position"),
        ("ask=use asked=A batch=here", "unstable-unicorns-position"),
        ("ask=use", "unstable-unicorns-position"),
        ("ask=over phase=over end=luck@A", "unstable-unicorns-position"),
        ("ask=action asked=A end=first@A", "unstable-unicorns-position"),
        ("handA=" + ",".join("?" * 120), "position-too-many"),
    ],
)
def test_a_position_that_makes_no_sense_is_a_mistake(text: str, code: str) -> None:
    with pytest.raises(Mistake) as caught:
        GAME.from_position(text, GAME.setup(3), Rng(0))
    assert caught.value.code == code


def test_a_position_in_the_middle_of_everything_reads_back(herd: Herd) -> None:
    herd.hand("A", "three_step_plan ? ?").hand("B", "? ? neigh_polite").stable("B", "bodyguard basic_toast")
    herd.hand("C", "neigh_surcharge ? ?").plays("A", "three_step_plan", at="CB").neighs("B")
    herd.neighs("C", "neigh_surcharge")
    texts = set()
    while herd.view().active == 0 and not herd.over:
        text = GAME.position(herd.state)
        twin = GAME.from_position(text, herd.setup, Rng(0))
        assert GAME.position(twin) == text
        for viewer in (0, 1, 2, 8):
            assert twin.view(viewer) == herd.state.view(viewer)
        texts.add(text)
        seat = int(herd.state.decider())
        herd.state.apply(seat, herd.state.legal(seat)[-1])
    assert len(texts) >= 6
