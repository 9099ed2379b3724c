"""Parley: a tiny game of the tests that uses everything the contract offers.

Everybody lays a card in secret at the same time. When all are laid they are shown; the highest value
nobody else laid wins a point for its team. Whoever laid a bribe may then rob somebody: first everyone else is
asked at once to veto it or pass (the first veto settles it), then the briber picks a victim, pulls a random
card from that hand and gives one of theirs back. After three rounds the team with the most points wins. Small
as it is, it has hands, secrets, simultaneous decisions, reactions with a pass, effects that stop for a
decision on the stack, teams, and options by edition.
"""

from collections.abc import Callable
from typing import Annotated, Any, Literal

from msgspec import Meta

from monoceros.core.clauses import Clause
from monoceros.core.contract import NO_PASS, SEAT_LETTERS, Bot, Refusal, Rules, State, seat_letter
from monoceros.core.game import Edition, Game, Setup
from monoceros.core.mistakes import Mistake
from monoceros.core.observation import Field
from monoceros.core.options import Options
from monoceros.core.packs import Card, Head, OwnPack, Pack
from monoceros.core.rng import Rng
from monoceros.core.stack import FIRST, SEAT, STEP, Stack, stack_of
from monoceros.core.table import EVERYONE, NOBODY, CardSet, Table, lay_out
from monoceros.core.terminal import Terminal, Text
from monoceros.core.wire import Choice, Outcome, Score, View

NAMES = ["zero", "one", "two", "three", "bribe", "veto"]
COPIES = [4, 4, 4, 4, 4, 4]
BRIBE, VETO = 4, 5
HAND, ROUNDS = 4, 3
DECK, USED = 0, 1

LAY, GIVE, ROB, SAY_VETO, PASS = 0, 6, 12, 15, 16
ACTIONS = 17
WORDS = ["lay", "give", "rob", "veto", "pass"]

# The one program on the stack, and its steps.
BRIBERY = 0
ASK_VETO, PICK, GIVE_BACK = 0, 1, 2


class ParleyView(View, frozen=True):
    hands: list[list[str | None]]
    laid: list[list[str | None]]
    points: list[int]
    bribery: list[int]
    vetoes: list[int]


class ParleyOptions(Options, frozen=True):
    reactions: Annotated[Literal["on", "off"], Meta(extra={"editions": ["teams"]})] = "on"


class ParleyState(State):
    def __init__(self, seats: int, table: Table, rng: Rng, teams: list[int], reactions: bool) -> None:
        super().__init__(RULES, seats, table, rng)
        self.teams = teams
        self.reactions = reactions
        self.points = [0] * seats
        self.round = 1
        self.stack = Stack()
        self.waiting: list[int] = []
        self.to_act = (1 << seats) - 1

    def copy(self) -> "ParleyState":
        twin = ParleyState(int(self.seats), self.table.copy(), self.rng.copy(), self.teams, self.reactions)
        twin.points = self.points[:]
        twin.round = self.round
        twin.stack = self.stack.copy()
        twin.waiting = self.waiting[:]
        twin.to_act = self.to_act
        twin.window = self.window
        twin.n = self.n
        return twin

    def hand(self, seat: int) -> int:
        return 2 + seat

    def laid(self, seat: int) -> int:
        return 2 + int(self.seats) + seat

    def held(self, seat: int) -> set[int]:
        return {self.table.cards.kinds[card] for card in self.table.cards_in(self.hand(seat))}

    def find(self, seat: int, kind: int) -> int:
        zone = self.table.cards_in(self.hand(seat))
        return next(at for at, card in enumerate(zone) if self.table.cards.kinds[card] == kind)


class ParleyRules(Rules[ParleyState]):
    def legal(self, state: ParleyState, seat: int) -> list[int]:
        if not 0 <= seat < state.seats or not state.to_act >> seat & 1:
            return []
        if not state.stack.depth():
            return [LAY + kind for kind in sorted(state.held(seat))]
        step = state.stack.get(STEP)
        if step == ASK_VETO:
            return [SAY_VETO, PASS] if VETO in state.held(seat) else [PASS]
        if step == PICK:
            return [
                ROB + distance - 1
                for distance in range(1, int(state.seats))
                if state.table.size(state.hand((seat + distance) % int(state.seats)))
            ] or [PASS]
        return [GIVE + kind for kind in sorted(state.held(seat))]

    def why_not(self, state: ParleyState, seat: int, action: int) -> Refusal | None:
        if action in self.legal(state, seat):
            return None
        return Refusal("parley.turn" if 0 <= seat < state.seats else "parley.players", {})

    def apply(self, state: ParleyState, seat: int, action: int) -> None:
        state.n += 1
        if action < GIVE:
            state.table.move(state.hand(seat), state.find(seat, action - LAY), state.laid(seat), 1 << seat)
            state.tell("laid", "parley.turn", {"seat": seat}, {"card": NAMES[action - LAY]}, 1 << seat)
            state.to_act &= ~(1 << seat)
            if not state.to_act:
                self.show(state)
        elif action < ROB:
            self.give_back(state, seat, action - GIVE)
        elif state.stack.get(STEP) == PICK:
            self.rob(state, seat, action)
        else:
            self.answer(state, seat, veto=action == SAY_VETO)

    def show(self, state: ParleyState) -> None:
        kinds = []
        for seat in range(int(state.seats)):
            state.table.reveal(state.laid(seat), 0)
            kinds.append(int(state.table.kind(state.laid(seat), 0)))
            state.tell("shown", "parley.turn", {"seat": seat, "card": NAMES[kinds[-1]]})
        best = [kind for kind in range(BRIBE) if kinds.count(kind) == 1]
        if best:
            state.points[kinds.index(best[-1])] += 1
        state.waiting = [seat for seat, kind in enumerate(kinds) if kind == BRIBE]
        for seat in range(int(state.seats)):
            state.table.move(state.laid(seat), 0, USED, EVERYONE)
        self.go_on(state)

    def go_on(self, state: ParleyState) -> None:
        """The next bribe, or the next round, or the end."""
        if state.waiting:
            seat = state.waiting.pop(0)
            state.stack.push(BRIBERY, ASK_VETO if state.reactions else PICK, seat)
            others = (1 << int(state.seats)) - 1 & ~(1 << seat)
            state.to_act = others if state.reactions else 1 << seat
            state.window = others if state.reactions else 0
        elif state.round < ROUNDS and all(state.table.size(state.hand(s)) for s in range(int(state.seats))):
            state.round += 1
            state.to_act = (1 << int(state.seats)) - 1
        else:
            state.to_act = 0

    def answer(self, state: ParleyState, seat: int, *, veto: bool) -> None:
        state.to_act &= ~(1 << seat)
        if veto:
            state.table.move(state.hand(seat), state.find(seat, VETO), USED, EVERYONE)
            state.tell("vetoed", "parley.turn", {"seat": seat})
            state.stack.pop()
            state.window = 0
            self.go_on(state)
        elif not state.to_act:
            state.stack.set(STEP, PICK)
            state.window = 0
            state.to_act = 1 << int(state.stack.get(SEAT))

    def window_key(self, state: ParleyState) -> str:
        return "veto" if state.window else ""

    def pass_action(self, state: ParleyState) -> int:
        return PASS if state.window else NO_PASS

    def rob(self, state: ParleyState, seat: int, action: int) -> None:
        if action == PASS:
            state.stack.pop()
            self.go_on(state)
            return
        victim = (seat + action - ROB + 1) % int(state.seats)
        both = 1 << seat | 1 << victim
        state.table.pull(state.hand(victim), state.hand(seat), state.rng, both)
        pulled = NAMES[int(state.table.kind(state.hand(seat), state.table.top(state.hand(seat))))]
        state.tell("pulled", "parley.turn", {"seat": seat, "other": victim}, {"card": pulled}, both)
        state.stack.set(STEP, GIVE_BACK)
        state.stack.set(FIRST, victim)

    def give_back(self, state: ParleyState, seat: int, kind: int) -> None:
        victim = int(state.stack.get(FIRST))
        both = 1 << seat | 1 << victim
        state.table.move(state.hand(seat), state.find(seat, kind), state.hand(victim), both)
        state.tell("gave", "parley.turn", {"seat": seat, "other": victim}, {"card": NAMES[kind]}, both)
        state.stack.pop()
        self.go_on(state)

    def choice(self, state: ParleyState, seat: int, action: int) -> Choice:
        text = format_action(int(state.seats), seat, action)
        return Choice(action=action, text=text, verb=text.split()[0], about=[])

    def named(self, state: ParleyState, zone: int, viewer: int) -> list[str | None]:
        return [NAMES[kind] if kind >= 0 else None for kind in state.table.shown(zone, viewer)]

    def view(self, state: ParleyState, viewer: int) -> ParleyView:
        seats = range(int(state.seats))
        return ParleyView(
            game="parley",
            seats=int(state.seats),
            you=viewer if viewer < state.seats else None,
            n=state.told_n(viewer),
            to_act=state.asked(viewer),
            hands=[self.named(state, state.hand(seat), viewer) for seat in seats],
            laid=[self.named(state, state.laid(seat), viewer) for seat in seats],
            points=state.points[:],
            bribery=state.stack.numbers(),
            vetoes=state.waiting[:],
        )

    def scores(self, state: ParleyState) -> list[int]:
        return [
            sum(points for mate, points in enumerate(state.points) if state.teams[mate] == state.teams[seat])
            for seat in range(int(state.seats))
        ]

    def outcome(self, state: ParleyState) -> Outcome | None:
        if state.to_act:
            return None
        scores = self.scores(state)
        winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
        return Outcome(
            winners=winners,
            scores=[Score(seat=seat, total=score, parts=[]) for seat, score in enumerate(scores)],
            reason="parley.turn",
        )


RULES = ParleyRules("parley")


def format_action(seats: int, seat: int, action: int) -> str:
    if action < ROB:
        return f"{'lay' if action < GIVE else 'give'} {NAMES[action % 6]}"
    if action < SAY_VETO:
        return f"rob {seat_letter((seat + action - ROB + 1) % seats)}"
    return "veto" if action == SAY_VETO else "pass"


class _Terminal(Terminal[View]):
    def draw(self, view: View) -> str:
        return repr(view)

    def ask(self, view: View, choices: list[Choice]) -> str:
        return repr(choices)

    def menu(self, view: View, choices: list[Choice]) -> list[str]:
        return [choice.text for choice in choices]


class Parley(Game):
    """The game of the tests."""

    id = "parley"
    rules_version = 1
    editions = (Edition("duel", 2, 3, "en"), Edition("teams", 4, 4, "en"))
    options_type = ParleyOptions
    action_count = ACTIONS

    def load_pack(self, edition: Edition, own: OwnPack | None = None) -> Pack[Any]:
        cards = [
            Card(id=name, code=name[:2], copies=count, name={"en": name})
            for name, count in zip(NAMES, COPIES, strict=True)
        ]
        return Pack(Head(id="parley", game="parley", total=sum(COPIES)), cards, "0" * 64)

    def teams(self, state: State) -> list[int]:
        assert isinstance(state, ParleyState)
        return state.teams

    def new(self, setup: Setup, rng: Rng) -> ParleyState:
        return self.dealt(setup, rng)

    def dealt(self, setup: Setup, rng: Rng) -> ParleyState:
        assert isinstance(setup.options, ParleyOptions)
        seats = setup.seats
        kinds = [kind for kind, count in enumerate(COPIES) for _ in range(count)]
        table = lay_out(
            CardSet(NAMES, kinds, [0] * len(kinds)),
            [list(range(len(kinds))), *([] for _ in range(1 + 2 * seats))],
            [False, False, *[True] * seats, *[False] * seats],
            [NOBODY] * len(kinds),
        )
        table.shuffle(DECK, rng)
        for seat in range(seats):
            for _ in range(HAND):
                table.move(DECK, table.top(DECK), 2 + seat, 1 << seat)
        teams = [seat % 2 if setup.edition.id == "teams" else seat for seat in range(seats)]
        return ParleyState(seats, table, rng, teams, setup.options.reactions == "on")

    def fields(self, setup: Setup) -> list[Field]:
        return []

    def check_seats(self, setup: Setup) -> None:
        """Every option fits every table."""

    def position(self, state: State) -> str:
        assert isinstance(state, ParleyState)
        table = state.table
        zones = "|".join(",".join(f"{card}.{table.seen_by(card)}" for card in zone) for zone in table.zones())
        moment = [state.round, state.to_act, state.window, state.n]
        numbers = [state.points, state.stack.numbers(), state.waiting, moment]
        return zones + ";" + ";".join(",".join(map(str, row)) for row in numbers)

    def from_position(self, text: str, setup: Setup, rng: Rng) -> ParleyState:
        state = self.dealt(setup, Rng(0))
        state.rng = rng
        zones, *rows = text.split(";")
        words = [[word.split(".") for word in zone.split(",") if word] for zone in zones.split("|")]
        masks = {int(card): int(seen) for zone in words for card, seen in zone}
        table = state.table
        state.table = lay_out(
            table.cards,
            [[int(card) for card, _ in zone] for zone in words],
            [table.is_loose(zone) for zone in range(table.zone_count)],
            [masks[card] for card in range(table.cards.size)],
        )
        numbers = [[int(word) for word in row.split(",") if word] for row in rows]
        state.points, state.waiting = numbers[0], numbers[2]
        state.stack = stack_of(numbers[1])
        state.round, state.to_act, state.window, state.n = numbers[3]
        return state

    def format(self, setup: Setup, seat: int, action: int) -> str:
        return format_action(setup.seats, seat, action)

    def parse(self, setup: Setup, seat: int, text: str) -> int:
        seats = setup.seats
        verb, _, word = text.partition(" ")
        if verb in ("lay", "give") and word in NAMES:
            return (LAY if verb == "lay" else GIVE) + NAMES.index(word)
        if verb == "rob" and word in SEAT_LETTERS[:seats]:
            return ROB + (SEAT_LETTERS.index(word) - seat) % seats - 1
        if text in ("veto", "pass"):
            return SAY_VETO if text == "veto" else PASS
        raise Mistake("notation-verb", text=text, known=", ".join(WORDS))

    def clauses(self) -> list[Clause]:
        editions = [edition.id for edition in self.editions]
        return [
            Clause(
                id=name,
                heading="Parley",
                editions=editions,
                source="",
                provenance=dict.fromkeys(editions, "rulebook"),
            )
            for name in ("parley.turn", "parley.players")
        ]

    def bots(self) -> dict[str, Callable[[Setup], Bot]]:
        return {}

    def terminal(self, setup: Setup, text: Text, names: list[str]) -> Terminal[View]:
        return _Terminal(setup.pack, text, names)
