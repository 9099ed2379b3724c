"""Actions and positions as text, and what is said when they make no sense."""

import pytest

from monoceros.core.mistakes import Mistake
from monoceros.core.rng import Rng
from tests.games.kill_the_unicorns.story import GAME, Hunt, view_of

SETUP = GAME.setup(3)


@pytest.mark.parametrize(
    "text",
    [
        "pass",
        "pick black_mage",
        "discard unicorn_pee",
        "set smelly_unicorn 2 above",
        "number 5",
        "lay 4 3 3",
        "lay 4 3 1 extra",
        "peek below",
        "silence C",
        "fetch 3",
        "exchange 1 4",
        "steal 1 B4",
        "cancel",
        "reveal above",
        "swap 3 17",
        "lose 3",
        "drop 2",
        "recover 3",
        "buy dust_blue",
        "on 3",
    ],
)
def test_an_action_reads_back(text: str) -> None:
    assert GAME.format(SETUP, 0, GAME.parse(SETUP, 0, text)) == text


def test_cards_may_be_typed_in_any_order() -> None:
    assert GAME.parse(SETUP, 0, "lay 1 3 4") == GAME.parse(SETUP, 0, "lay 4 1 3")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "notation-verb"),
        ("dance", "notation-verb"),
        ("lay", "notation-words"),
        ("lay 5", "notation-word"),
        ("lay 4 4", "notation-word"),
        ("pass now", "notation-words"),
        ("set bicorn 1", "notation-words"),
        ("set cake 1 above", "notation-word"),
        ("set bicorn 9 above", "notation-word"),
        ("set bicorn 1 beside", "notation-word"),
        ("silence", "notation-words"),
        ("silence A", "notation-own-seat"),
        ("silence D", "notation-seat"),
        ("steal 1 D4", "notation-seat"),
        ("steal 1 B9", "notation-word"),
        ("lead B", "notation-word"),
        ("on 99", "notation-word"),
        ("buy gold", "notation-word"),
        ("number 6", "notation-word"),
    ],
)
def test_a_bad_action_is_named(text: str, code: str) -> None:
    with pytest.raises(Mistake) as caught:
        GAME.parse(SETUP, 0, text)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("luck=7", "position-field"),
        ("row", "position-field"),
        ("step=dance", "position-value"),
        ("active=Z", "position-seat"),
        ("active=-", "position-seat"),
        ("round=9", "position-value"),
        ("n=many", "position-value"),
        ("A.character=thief", "position-value"),
        ("A.character=knight B.character=knight", "position-value"),
        ("A.hand=H9", "position-card"),
        ("A.hand=P1", "position-card"),
        ("A.hand=H4,H4", "position-copies"),
        ("A.herd=P1+Xx", "position-card"),
        ("A.herd=P1~Z.Tb", "position-seat"),
        ("row=P1,P1,P1", "position-copies"),
        ("row=P1", "position-moment"),
        ("set=B.Tb/9a", "position-value"),
        ("set=B.Tb/1a,C.Tb/1a", "position-copies"),
        ("stock=H4", "position-card"),
        ("step=trojan", "position-moment"),
        ("step=trap-revealed", "position-moment"),
        ("step=target", "position-moment"),
        ("step=announce", "position-moment"),
        ("step=before-lay", "position-moment"),
        ("window=A", "position-moment"),
        ("act=-", "position-moment"),
        ("round=0", "position-moment"),
        ("begin=dance", "position-value"),
        ("passed=Q", "position-seat"),
        ("paid=4+4", "position-value"),
        ("paid=cash", "position-value"),
    ],
)
def test_a_bad_position_is_named(text: str, code: str) -> None:
    with pytest.raises(Mistake) as caught:
        GAME.from_position(text, SETUP, Rng(1))
    assert caught.value.code == code


def test_an_empty_position_is_a_hunt_about_to_be_opened() -> None:
    state = GAME.from_position("", SETUP, Rng(1))
    view = view_of(state, 0)
    assert view.step == "lay"
    assert len(view.hands[0]) == 8
    assert all(len(herd) == 1 for herd in view.herds)
    assert [prize.card is None for prize in view.row] == [False] * 4


def test_cards_the_thief_has_moved_read_back() -> None:
    hunt = Hunt(edition="fr", extra_characters="on").plays_as("C", "thief", ready=True).row("pink 1")
    hunt.plays_as("A", "wizard", ready=True).lays("A", 4, 2).passes("B").lays("C", 1, 0)
    hunt.plays("C", "steal 1 A4")
    text = GAME.position(hunt.state)
    assert "A.laid=H2@*,C.H1@*" in text
    assert "C.laid=H0@*,A.H4@*" in text
    assert GAME.position(GAME.from_position(text, hunt.setup, Rng(9))) == text


def test_a_purchase_under_way_reads_back() -> None:
    hunt = (
        Hunt()
        .begins("market")
        .herd("A", "pink 2")
        .hand("A", 4, 2, 2)
        .stock("dust_blue")
        .plays("A", "buy dust_blue")
    )
    text = GAME.position(hunt.state)
    assert "buying=Db paid=2+4" in text
    assert GAME.position(GAME.from_position(text, hunt.setup, Rng(9))) == text


def test_a_described_table_reads_back() -> None:
    hunt = Hunt().herd("A", "pink 2 + false horn + blue candy ~ B bicorn", "legend").hand("B", 4, 1)
    hunt.trap("C", "trojan unicorn", 2, "above").row("green 1", "yellow 3", "blue pigicorn")
    text = GAME.position(hunt.state)
    assert "A.herd=P2+Kh+Cb~B.Tb,La" in text
    assert "set=C.Tt/2a" in text
    assert GAME.position(GAME.from_position(text, hunt.setup, Rng(9))) == text
    assert hunt.colour("A", 1) == "blue"
