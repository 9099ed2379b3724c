"""Kill the Unicorns played at two tables, the engine's and the referee's, and compared after every action.

Who may act, what is legal, where every card lies and who knows it, the points by their parts, the end and the
winners. `make test` plays a sample; MONOCEROS_REFEREE_GAMES=N plays N matches at each table (an edition, its
options, a number of seats) and says how many were compared.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest

from monoceros.core.contract import SEAT_LETTERS
from monoceros.core.mistakes import Mistake
from monoceros.core.rng import Rng
from monoceros.games.registry import GAMES

from .kill_the_unicorns import EDITIONS, Options, seat_counts
from .kill_the_unicorns.adaptor import Pair
from .kill_the_unicorns.engine_position import Disagreement, laid_out
from .kill_the_unicorns.scoring import colours, has_double_rainbow, points_of, winning_parties
from .kill_the_unicorns.styles import STYLES, choose
from .runs import FIRST, LONG, tell

GAME = GAMES["kill-the-unicorns"]
SAMPLE = 1
MOST_ACTIONS = 2000
ALL = ("de", "fr", "en-prototype")


@dataclass(frozen=True)
class Ruling:
    """A ruling of ours that the referee, who keeps to the books, does not know.

    It stands in `docs/rulings.md` under its number and in the clause. `readings` are the options of the
    referee that stand for it; without any the adaptor allows for it by its name. `shown_by` is a match, table
    and seed, in which the two disagree without it.
    """

    number: str
    clause: str
    shown_by: tuple[str, int]
    editions: tuple[str, ...] = ALL
    readings: dict[str, Any] = field(default_factory=dict)


RULINGS: dict[str, Ruling] = {
    "expert-paid": Ruling("K52", "variant.expert-paid", ("de-3-expert=on", 0), ("de", "fr")),
    "characters-in-turn": Ruling("K33", "setup.character-order", ("de-3", 0)),
    "window-before-forced-pass": Ruling("K43", "hunt.passes-by-itself", ("de-3", 3)),
    "bard-wasted": Ruling("K37", "power.bard-another-player", ("de-5", 29), ("de", "fr")),
    "princess-own": Ruling("K45", "power.princess-needs-trap", ("de-4", 0)),
    "merchant-always": Ruling("K28", "power.merchant", ("fr-3-extra_characters=on", 9), ("fr",)),
    "hands-stay-out": Ruling("K53", "round.hands-return", ("de-3", 0)),
    "team-first-player": Ruling(
        "K46",
        "team.first-member",
        ("en-prototype-4-teams=on", 0),
        ("en-prototype",),
        {"team_chooses_first": ("hunts",)},
    ),
    "team-marker": Ruling(
        "K46",
        "team.first-member",
        ("en-prototype-4-teams=on", 0),
        ("en-prototype",),
        {"team_marker": "laid first"},
    ),
}


# Tables

COMMON: list[dict[str, str]] = [
    {},
    {"characters": "random"},
    {"start": "B"},
    {"start": "next", "last_starter": "C"},
    {"start": "winner", "last_winners": "BC"},
    {"own_traps": "remembered"},
    {"final_bicorn": "once"},
]
FIRST_VERSION = {key: value for key, value in GAME.earlier[1].items() if key != "expert_discards"}
"""As the first version of the rules played; its experts' piles were closed to their owners, too."""
RETAIL: list[dict[str, str]] = [
    {"expert": "on"},
    {"beginner": "no-traps"},
    {"beginner": "no-traps-no-powers"},
    {"expert": "on", "beginner": "no-traps", "characters": "random"},
    {"no_winner_marker": "back"},
    {"expert": "on", "own_traps": "remembered"},
]
VARIANTS: dict[str, list[dict[str, str]]] = {
    "de": [*COMMON, *RETAIL, {"runaway_traps": "open"}, FIRST_VERSION],
    "fr": [
        *COMMON,
        *RETAIL,
        {"beginner": "no-powers"},
        {"extra_characters": "on"},
        {"extra_characters": "on", "characters": "random"},
        {"extra_characters": "on", "expert": "on"},
        {"extra_characters": "on", "beginner": "no-traps"},
        {"extra_characters": "on", "beginner": "no-traps-no-powers"},
        {"extra_characters": "on", "own_traps": "remembered"},
        FIRST_VERSION,
    ],
    "en-prototype": [
        *COMMON,
        {"runaway_traps": "open"},
        {"teams": "on"},
        {"teams": "on", "characters": "random"},
        {"teams": "on", "own_traps": "remembered", "runaway_traps": "open"},
        FIRST_VERSION | {"french_traps": "open"},
        FIRST_VERSION | {"french_traps": "open", "teams": "on"},
    ],
}


@dataclass(frozen=True)
class Sitting:
    edition: str
    seats: int
    options: tuple[tuple[str, str], ...]

    @property
    def name(self) -> str:
        return "-".join([self.edition, str(self.seats), *(f"{key}={value}" for key, value in self.options)])


def referee_options(given: dict[str, str]) -> Options:
    """The variant of the referee that belongs to the engine's options."""
    beginner = given.get("beginner", "off")
    return Options(
        teams=given.get("teams") == "on",
        expert=given.get("expert") == "on",
        traps="no-traps" not in beginner,
        powers="no-powers" not in beginner,
        extra_characters=given.get("extra_characters") == "on",
        characters="lot" if given.get("characters") == "random" else "chosen",
        **readings(given),
    )


READINGS: dict[str, dict[str, Any]] = {
    "no_winner_marker=back": {"marker_after_no_winner": "back"},
    "runaway_traps=open": {"runaway_traps": "up"},
    "own_traps=shown": {"own_trap": "looked up"},
    "final_bicorn=once": {"bicorn_doubles_rainbow_at_end": False},
    "round_marker=stays": {"marker_next_round": "stays"},
    "french_traps=hidden": {"second_trap": "down", "runaway_traps": "under"},
    "rainbow_check=after-hunt": {"double_rainbow": "after hunt"},
    "uncovered_trap=leaves": {"revealed_trap": "at once"},
}
"""The referee's readings that stand for those of a table, where they are not the referee's own."""


def readings(given: dict[str, str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for option in GAME.options():
        found |= READINGS.get(f"{option.key}={given.get(option.key, option.default)}", {})
    return found


def sittings() -> Iterator[Sitting]:
    for edition, variants in VARIANTS.items():
        for given in variants:
            for seats in seat_counts(EDITIONS[edition], referee_options(given)):
                if seats >= GAME.edition(edition).fewest:
                    yield Sitting(edition, seats, tuple(given.items()))


SITTINGS = list(sittings())


def starters(sitting: Sitting) -> set[int]:
    """Who may be first player: the books ask who saw a unicorn last, the table may settle it (K34)."""
    given = dict(sitting.options)
    fixed = {"B": {1}, "next": {3 % sitting.seats}, "winner": {1, 2}}
    return fixed.get(given.get("start", ""), set(range(sitting.seats)))


def begin(sitting: Sitting, seed: int, without: str = "") -> Pair:
    """A match by all rulings but one."""
    names = {name for name, ruling in RULINGS.items() if sitting.edition in ruling.editions} - {without}
    given = dict(sitting.options)
    ruled = {key: value for name in sorted(names) for key, value in RULINGS[name].readings.items()}
    options = replace(referee_options(given), **ruled)
    if options.runaway_traps is None and sitting.edition != "fr":
        # de 219, K30: face down like the second trap, so under the pile
        options = replace(options, runaway_traps="under")
    setup = GAME.setup(sitting.seats, sitting.edition, given)
    return Pair(GAME, setup, seed, options, frozenset(names))


def play(sitting: Sitting, seed: int, without: str = "") -> Pair:
    """A match to its end; each seat has a style of its own, or all play at random."""
    dice = random.Random(f"{sitting.name} {seed}")
    styles = [dice.choice(STYLES) for _ in range(sitting.seats)]
    plan = dice.random()
    if plan < 0.3:
        styles = ["random"] * sitting.seats
    elif plan < 0.6:
        styles = [dice.choice(["shy", "modest"]) for _ in range(sitting.seats)]
        styles[dice.randrange(sitting.seats)] = "collector"
    pair: Pair | None = None
    played: list[str] = []
    try:
        pair = begin(sitting, seed, without)
        assert pair.board.seat("start") in starters(sitting)
        for _ in range(MOST_ACTIONS):
            if pair.over:
                return pair
            seat = dice.choice(pair.state.deciders())
            moves = pair.moves(seat)
            style = styles[seat] if dice.random() < 0.9 else "random"
            action = choose(moves, style, pair.colours(seat), dice)
            played.append(f"{seat} {moves[action]}")
            pair.play(seat, action)
    except Disagreement as found:
        told = [f"{sitting.name}, seed {seed}, after {len(played)} actions", *played[-6:]]
        if pair is not None:
            told += ["referee: " + " / ".join(pair.referee.log[-8:]), "engine: " + pair.board.text]
        found.add_note("\n".join(told))
        raise
    raise AssertionError(f"{sitting.name}, seed {seed}: no end after {MOST_ACTIONS} actions")


@pytest.mark.parametrize("sitting", SITTINGS, ids=lambda sitting: sitting.name)
def test_engine_and_referee_agree_after_every_action(
    sitting: Sitting, capsys: pytest.CaptureFixture[str]
) -> None:
    actions = 0
    ends: dict[str, int] = {}
    for seed in range(FIRST, FIRST + (LONG or SAMPLE)):
        pair = play(sitting, seed)
        actions += int(pair.board.get("n"))
        how = "double rainbow" if pair.board.get("end") == "rainbow" else "points"
        ends[how] = ends.get(how, 0) + 1
    tell(capsys, f"{sitting.name}: {LONG} matches, {actions} actions, ends {ends}")


@pytest.mark.parametrize("name", RULINGS)
def test_engine_and_referee_differ_only_by_rulings_that_are_written_down(name: str) -> None:
    """Without it the two disagree; once they do not, the referee needs it no longer."""
    ruling = RULINGS[name]
    table, seed = ruling.shown_by
    (sitting,) = (sitting for sitting in SITTINGS if sitting.name == table)
    with pytest.raises(Disagreement):
        play(sitting, seed, without=name)
    (clause,) = (clause for clause in GAME.clauses() if clause.id == f"kill-the-unicorns.{ruling.clause}")
    assert clause.ruling == ruling.number
    rows = (Path(__file__).parents[2] / "docs" / "rulings.md").read_text(encoding="utf-8").splitlines()
    (row,) = (row for row in rows if row.startswith(f"| {ruling.number} |"))
    assert row.endswith("| Ours |")


@pytest.mark.parametrize("edition", ALL)
def test_every_table_of_the_referee_with_three_or_more_can_be_set(edition: str) -> None:
    """K32 is ours: two players are not offered, though no book forbids them."""
    for given in VARIANTS[edition]:
        fine = []
        for seats in range(2, 8):
            try:
                GAME.setup(seats, edition, given)
            except Mistake:
                continue
            fine.append(seats)
        counts = [count for count in seat_counts(EDITIONS[edition], referee_options(given)) if count >= 3]
        assert fine == counts, given


# Herds no match is likely to bring about


HERDS = 20_000 if LONG else 400
CHARACTERS = ("princess", "knight", "wizard")


def some_herds(edition: str, dice: random.Random) -> str:
    """A position at the end of a match: three herds, one of few colours, with tokens and traps at random."""
    setup = GAME.setup(len(CHARACTERS), edition)
    cards: list[Any] = setup.pack.cards
    unicorns = [card for card in cards if card.stars is not None for _ in range(card.copies)]
    tokens = [
        card.code
        for card in cards
        if card.kind == "token" and card.item not in ("butchery", "soap")
        for _ in range(card.copies)
    ]
    traps = [
        (seat, card)
        for seat, name in enumerate(CHARACTERS)
        for card in cards
        if card.kind == "trap" and card.pinned and name in card.decks
    ]
    words = [f"{SEAT_LETTERS[seat]}.character={name}" for seat, name in enumerate(CHARACTERS)]
    for seat in range(len(CHARACTERS)):
        dice.shuffle(unicorns)
        if dice.random() < 0.7:
            loved = dice.sample(["pink", "blue", "green", "yellow"], dice.choice([1, 2]))
            unicorns.sort(key=lambda card: card.colour not in loved)
        herd = []
        for card in [unicorns.pop(0) for _ in range(dice.choice([0, 1, 3, 5, 6, 7, 8, 9]))]:
            word = card.code
            for _ in range(dice.choice([0, 0, 0, 1, 2])):
                word += f"+{tokens.pop(dice.randrange(len(tokens)))}" if tokens else ""
            if traps and dice.random() < 0.4:
                owner, trap = traps.pop(dice.randrange(len(traps)))
                word += f"~{SEAT_LETTERS[owner]}.{trap.code}"
            herd.append(word)
        words.append(f"{SEAT_LETTERS[seat]}.herd={','.join(herd) or '-'}")
    return " ".join([*words, "row=-", "set=-", "step=over", "round=4"])


@pytest.mark.parametrize("edition", ALL)
def test_engine_and_referee_count_any_herds_alike(edition: str) -> None:
    dice = random.Random(f"herds {edition}")
    setup = GAME.setup(len(CHARACTERS), edition)
    largest = 0
    for number in range(HERDS):
        text = some_herds(edition, dice)
        state = GAME.from_position(text, setup, Rng(number))
        table = laid_out(text, setup, Options())
        points = [points_of(table, seat) for seat in table.order]
        assert state.scores() == [items["total"] for items in points], text
        if not any(has_double_rainbow(herd, bicorn_twice=True) for herd in table.herd.values()):
            outcome = state.outcome()
            assert outcome is not None
            assert set(outcome.winners) == winning_parties(table), text
        largest = max(largest, *(max(colours(herd, True).values()) for herd in table.herd.values()))
    assert largest > 6, "no herd was large enough for a second set"
