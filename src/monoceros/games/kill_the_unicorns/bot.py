"""A bot that hunts with a plan.

It knows the view it is handed and the cards printed in the rules, nothing else. It weighs each prize for
itself and for the others, bids what the prize is worth against what its hand could still win this round, and
keeps an eye on traps.
"""

from typing import Final

from mypy_extensions import i64

from monoceros.core.contract import Bot
from monoceros.core.rng import Rng
from monoceros.core.wire import View
from monoceros.games.kill_the_unicorns.actions import (
    BUY,
    DISCARD,
    DROP,
    EXCHANGE,
    EXTRA,
    FETCH,
    FEWEST_ANNOUNCED,
    LAY,
    LEAD,
    LOSE,
    MOST_HERD,
    MOST_PRIZES,
    NUMBER,
    ON,
    OTHERS,
    PASS,
    PEEK,
    PICK,
    RECOVER,
    REVEAL,
    SET,
    SILENCE,
    SIZE,
    STEAL,
    SWAP,
)
from monoceros.games.kill_the_unicorns.appraisal import Appraisal, Herd, colour_number, read_herd
from monoceros.games.kill_the_unicorns.board import HIGHEST, LOWEST, SECOND
from monoceros.games.kill_the_unicorns.deck import (
    BUTCHERY,
    COUNTS_TWICE,
    LOSE_HUNT_CARD,
    LOSE_ONE,
    LOWEST_WINS,
    POINTS,
    RECOLOUR,
    SCARE,
    SECOND_WINS,
    SOAP,
    SWAP_UNICORNS,
    HuntDeck,
)
from monoceros.games.kill_the_unicorns.profile import Profile
from monoceros.games.kill_the_unicorns.view import KillTheUnicornsView, Prize, SetTrap, Unicorn

SPOIL: Final = 0.3
"""What it is worth to keep a point from a rival, in own points."""
CATCH: Final = 0.45
"""The share of a prize one can count on for prizes still to be hunted."""
SHOPPING: Final = 3.0
"""What a hand kept for the market is worth."""
CARD: Final = 0.7
"""What a hunt card is worth besides its value: it lets one take part."""
FEAR: Final = 0.8
"""What an unknown trap of somebody else takes off a prize, in points."""
LIKING: Final = (2, 8, 7, 4, 5, 1, 3, 8, 2)
"""How much the bot likes each character: in the order in which they won when they were dealt by lot."""


class HeuristicBot(Bot):
    """Plays for the greatest expected gain, one decision at a time."""

    def __init__(self, deck: HuntDeck, profile: Profile) -> None:
        self.deck = deck
        self.profile = profile
        self.sense = Appraisal(deck, profile)
        self.mine = Herd([], 0)
        self.rivals: list[Herd] = []
        self.trap_number = {name: at for at, name in enumerate(deck.trap_names)}
        self.token_number = {name: at for at, name in enumerate(deck.token_names)}

    def choose(self, view: View, legal: list[int], rng: Rng) -> int:
        """The legal action with the greatest gain."""
        assert isinstance(view, KillTheUnicornsView)
        if len(legal) == 1:
            return legal[0]
        self._take_in(view)
        gains = self._gains(view, legal)
        best = 0
        ties: i64 = 1
        for at in range(1, len(legal)):
            if gains[at] > gains[best]:
                best = at
                ties = 1
            elif gains[at] == gains[best]:
                ties += 1
                if rng.below(ties) == 0:
                    best = at
        return legal[best]

    def gains(self, view: KillTheUnicornsView, legal: list[int]) -> list[float]:
        """How much each legal action promises, in points where points are at stake."""
        self._take_in(view)
        return self._gains(view, legal)

    def _take_in(self, view: KillTheUnicornsView) -> None:
        """How far the match has come, and what the herds are, once for each decision."""
        self.sense.attend(view)
        own = view.teams[self._you(view)]
        herds = [read_herd(herd) for herd in view.herds]
        self.mine = herds[own]
        self.rivals = [herd for at, herd in enumerate(herds) if at != own]

    def _gains(self, view: KillTheUnicornsView, legal: list[int]) -> list[float]:
        step = view.step
        if step == "lay":
            return self._lay_gains(view, legal)
        if step == "trap" or step == "trap-discard":
            return self._trap_gains(view, legal)
        if step == "market":
            return [self._purchase_gain(view, action) for action in legal]
        if step == "target":
            token = self.token_number[view.buying or ""]
            return [self._target_gain(view, token, action - int(ON)) for action in legal]
        if step == "before-lay":
            return self._before_gains(view, legal)
        if step == "after-reveal":
            return self._reveal_gains(view, legal)
        if step == "trap-revealed":
            return [0.0 if action == PASS else -self._shown_effect(view) for action in legal]
        if step == "character":
            return [float(LIKING[action - int(PICK)]) for action in legal]
        if step == "choose-trap":
            return [self._uncover_gain(view, action - int(REVEAL)) for action in legal]
        if step == "trojan":
            return [self._swap_gain(view, action - int(SWAP)) for action in legal]
        if step == "zombicorn":
            mine = self._own_unicorns(view)
            return [-self._unicorn_worth(self.mine, mine[action - int(LOSE)]) for action in legal]
        if step == "announce":
            return self._announce_gains(view, legal)
        if step == "bait":
            return [-float(self.deck.hand_values[action - int(DROP)]) for action in legal]
        if step == "after-hunt":
            values = self.deck.hand_values
            return [0.0 if action == PASS else 0.1 + values[action - int(RECOVER)] for action in legal]
        return [1.0 if action == LEAD else 0.0 for action in legal]

    # Herds and prizes

    def _you(self, view: KillTheUnicornsView) -> int:
        return view.you or 0

    def _own_unicorns(self, view: KillTheUnicornsView) -> list[Unicorn]:
        return view.herds[view.teams[self._you(view)]]

    def _unicorn_worth(self, herd: Herd, unicorn: Unicorn) -> float:
        """What a herd would miss without one of its unicorns."""
        times = 2 if unicorn.twice else 1
        left = herd.plus(colour_number(unicorn.colour), -unicorn.points, -times)
        return self.sense.worth(herd) - self.sense.worth(left)

    def _prize_worth(self, prize: Prize) -> float:
        """What catching a prize is worth: to oneself, what others miss, and what its traps may do."""
        assert prize.card is not None
        own = self.sense.prize_gain(self.mine, prize.card)
        theirs = max([self.sense.prize_gain(rival, prize.card) for rival in self.rivals])
        return own + SPOIL * theirs + self._trap_worth(prize)

    def _trap_worth(self, prize: Prize) -> float:
        """What the traps of a prize are expected to add for whoever wins it."""
        traps = [trap for trap in (prize.above, prize.below) if trap is not None]
        if not traps:
            return 0.0
        worth = 0.0
        for trap in traps:
            if trap.card is None:
                worth -= FEAR
            else:
                worth += self._effect_worth(prize, self.trap_number[trap.card])
        return worth / len(traps)

    def _effect_worth(self, prize: Prize, trap: int) -> float:
        """What a trap does to a winner who knows it."""
        traps = self.deck.traps
        effect = traps.effects[trap]
        assert prize.card is not None
        colour = self.sense.colour_of[prize.card]
        stars = self.sense.stars_of[prize.card]
        plain = self.sense.gain(self.mine, colour, stars, 1)
        if effect == POINTS:
            return float(traps.points[trap])
        if effect == COUNTS_TWICE:
            return self.sense.gain(self.mine, colour, stars, 2) - plain
        if effect == RECOLOUR:
            return self.sense.gain(self.mine, traps.colours[trap], stars, 1) - plain
        if effect == LOSE_ONE or effect == SWAP_UNICORNS:
            return -2.5
        if effect == SCARE:
            return -plain
        return -0.7 if effect == LOSE_HUNT_CARD else 0.0

    def _known_effect(self, prize: Prize) -> int:
        """The effect of the only trap of a prize if it is known, -1 otherwise."""
        traps = [trap for trap in (prize.above, prize.below) if trap is not None]
        if len(traps) != 1 or traps[0].card is None:
            return -1
        return self.deck.traps.effects[self.trap_number[traps[0].card]]

    def _prizes(self, view: KillTheUnicornsView) -> list[float]:
        """The worth of each place of the row, 0 where its unicorn is gone."""
        return [self._prize_worth(prize) if prize.card is not None else 0.0 for prize in view.row]

    # Hunting

    def _lay_gains(self, view: KillTheUnicornsView, legal: list[int]) -> list[float]:
        """Bid what the prize is worth against what the cards could still win in this round."""
        worths = self._prizes(view)
        at = max(1, view.hunt) - 1
        worth = worths[at]
        later = sum([max(0.0, value) for value in worths[at + 1 :]])
        hand = self.sense.hand_mask(view.hands[self._you(view)])
        keep = CATCH * later + self._shopping(view)
        strength = self.deck.sums[hand] + CARD * self.deck.sizes[hand]
        effect = self._known_effect(view.row[at])
        mode = HIGHEST
        if effect == LOWEST_WINS:
            mode = LOWEST
        elif effect == SECOND_WINS:
            mode = SECOND
        mates = self._mates_total(view)
        chances: dict[int, float] = {}
        gains: list[float] = []
        for action in legal:
            if action == PASS:
                gains.append(0.0)
                continue
            mask = (action - int(LAY)) % 256
            number = self.deck.sizes[mask] - (1 if action >= EXTRA else 0)
            total = self.deck.sums[mask] + mates
            needed = view.needed if view.needed else number
            key = total * 16 + needed
            if key not in chances:
                chances[key] = self.sense.wins(view, total, needed, mode)
            chance = chances[key]
            spent = (self.deck.sums[mask] + CARD * self.deck.sizes[mask]) / max(1.0, strength)
            gain = chance * worth - spent * keep
            gains.append(gain - 0.15 if action >= EXTRA else gain)
        return gains

    def _mates_total(self, view: KillTheUnicornsView) -> int:
        """What the team mate has laid or may add; a hand is worth two a card."""
        you = self._you(view)
        for mate in range(view.seats):
            if mate != you and view.teams[mate] == view.teams[you]:
                laid = len(view.laid[mate])
                return 2 * (laid if laid else max(1, view.needed // 2))
        return 0

    def _shopping(self, view: KillTheUnicornsView) -> float:
        return SHOPPING if any(stall.tokens for stall in view.market) else 0.0

    def _announce_gains(self, view: KillTheUnicornsView, legal: list[int]) -> list[float]:
        """Two or three cards of a team for a usual prize, more for a dear one."""
        worth = self._prizes(view)[max(1, view.hunt) - 1]
        wanted = 2 + min(3, int(max(0.0, worth) / 4.0))
        return [
            0.5 if action == PASS else 1.0 - abs(action - int(NUMBER) + int(FEWEST_ANNOUNCED) - wanted)
            for action in legal
        ]

    def _before_gains(self, view: KillTheUnicornsView, legal: list[int]) -> list[float]:
        """Powers before the cards are laid are for the best prize of the round that is left."""
        worths = self._prizes(view)
        at = max(1, view.hunt) - 1
        now = worths[at]
        best = max([0.0, *worths[at + 1 :]])
        gains: list[float] = []
        for action in legal:
            if PEEK <= action < REVEAL:
                gains.append(now + 0.5 - 0.8 * best)
            elif SILENCE <= action < PICK:
                other = (self._you(view) + action - int(SILENCE) + 1) % view.seats
                gains.append(0.3 * now - 0.25 * best + 0.05 * len(view.hands[other]))
            elif FETCH <= action < SILENCE:
                gains.append(0.3 * (worths[action - int(FETCH)] - now) - 1.0)
            else:
                gains.append(0.0)
        return gains

    def _reveal_gains(self, view: KillTheUnicornsView, legal: list[int]) -> list[float]:
        """Change the result if that wins the prize, or take a high card back if a lower one wins too."""
        you = self._you(view)
        worth = self._prizes(view)[max(1, view.hunt) - 1]
        totals = [-1 if total is None else total for total in view.totals]
        values = self.deck.hand_values
        before = self._leads(view, totals, you)
        gains: list[float] = []
        for action in legal:
            if action == PASS:
                gains.append(0.05)
                continue
            after = totals[:]
            saved = 0
            if action < STEAL:
                saved = (
                    values[(action - int(EXCHANGE)) // int(SIZE)]
                    - values[(action - int(EXCHANGE)) % int(SIZE)]
                )
                after[you] -= saved
            else:
                place = action - int(STEAL)
                other = (you + place // int(SIZE) % int(OTHERS) + 1) % view.seats
                moved = values[place % int(SIZE)] - values[place // int(SIZE) // int(OTHERS)]
                after[you] += moved
                after[other] -= moved
            change = float(self._leads(view, after, you)) - float(before)
            gains.append(change * worth + 0.1 * saved)
        return gains

    def _leads(self, view: KillTheUnicornsView, totals: list[int], you: int) -> bool:
        """Whether these totals would win the hunt for one's herd."""
        mine = totals[you]
        for other in range(view.seats):
            if view.teams[other] != view.teams[you]:
                total = totals[other]
                if total == mine:
                    return False
                if total > mine and totals.count(total) == 1:
                    return False
        return True

    # Traps

    def _trap_gains(self, view: KillTheUnicornsView, legal: list[int]) -> list[float]:
        own = [self.sense.prize_gain(self.mine, prize.card or "") for prize in view.row]
        theirs = [
            sum([self.sense.prize_gain(rival, prize.card or "") for rival in self.rivals]) / len(self.rivals)
            for prize in view.row
        ]
        gains: list[float] = []
        for action in legal:
            if action >= SET:
                place = action - int(SET)
                prize = place // 2 % int(MOST_PRIZES)
                trap = place // 2 // int(MOST_PRIZES)
                gains.append(self._setting_gain(view, trap, prize, own[prize], theirs[prize]))
            else:
                gains.append(-self._keeping(view, action, own, theirs))
        return gains

    def _keeping(
        self, view: KillTheUnicornsView, discard: int, own: list[float], theirs: list[float]
    ) -> float:
        """What would be lost with the trap that is laid off: its best place."""
        trap = discard - int(DISCARD)
        return max(
            [
                self._setting_gain(view, trap, prize, own[prize], theirs[prize])
                for prize in range(len(view.row))
            ]
        )

    def _setting_gain(
        self, view: KillTheUnicornsView, trap: int, prize: int, own: float, theirs: float
    ) -> float:
        """Good traps go where one hopes to win, bad ones where others do."""
        rivals = float(len(view.herds) - 1)
        hope = max(0.05, own) / (max(0.05, own) + rivals * max(0.05, theirs))
        effect = self.deck.traps.effects[trap]
        if effect == LOWEST_WINS or effect == SECOND_WINS:
            return 0.25 * own
        if effect == SWAP_UNICORNS:
            return 2.0 * (1.0 - hope)
        worth = self._effect_worth(view.row[prize], trap)
        return worth * (hope - (1.0 - hope) / rivals)

    def _shown_effect(self, view: KillTheUnicornsView) -> float:
        """What letting the uncovered trap work is worth to oneself."""
        assert view.shown_trap is not None
        prize = view.row[max(1, view.hunt) - 1]
        trap = self.trap_number[view.shown_trap.card]
        effect = self.deck.traps.effects[trap]
        won = view.winner == view.teams[self._you(view)]
        worth = self._prizes(view)[max(1, view.hunt) - 1]
        if effect == LOWEST_WINS or effect == SECOND_WINS:
            after = self._herd_after(view, effect)
            return worth * (float(after == view.teams[self._you(view)]) - float(won))
        if won:
            return self._effect_worth(prize, trap)
        if effect == SWAP_UNICORNS and view.shown_trap.seat == self._you(view):
            return 2.5
        return -SPOIL * self._effect_worth(prize, trap) - 0.6

    def _herd_after(self, view: KillTheUnicornsView, effect: int) -> int:
        """Which herd a trap that changes the winner would give the prize to."""
        totals: list[int] = []
        herds: list[int] = []
        for seat in range(view.seats):
            total = view.totals[seat]
            if total is not None and seat not in view.tied and view.teams[seat] not in herds:
                totals.append(total)
                herds.append(view.teams[seat])
        order = sorted(totals)
        if not order:
            return -1
        wanted = order[0]
        if effect == SECOND_WINS:
            wanted = order[-2] if len(order) > 1 else order[-1]
        return herds[totals.index(wanted)]

    def _uncover_gain(self, view: KillTheUnicornsView, side: int) -> float:
        prize = view.row[max(1, view.hunt) - 1]
        trap: SetTrap | None = prize.below if side else prize.above
        if trap is None or trap.card is None:
            return -FEAR
        number = self.trap_number[trap.card]
        effect = self.deck.traps.effects[number]
        if effect == LOWEST_WINS or effect == SECOND_WINS:
            won = self._herd_after(view, effect) == view.teams[self._you(view)]
            return 0.0 if won else -5.0
        return self._effect_worth(prize, number)

    def _swap_gain(self, view: KillTheUnicornsView, pair: int) -> float:
        winner = view.winner or 0
        given = self._own_unicorns(view)[pair // int(MOST_HERD)]
        got = view.herds[winner][pair % int(MOST_HERD)]
        left = self.mine.plus(colour_number(given.colour), -given.points, -2 if given.twice else -1)
        after = left.plus(colour_number(got.colour), got.points, 2 if got.twice else 1)
        theirs = read_herd(view.herds[winner])
        lost = self._unicorn_worth(theirs, got)
        return self.sense.worth(after) - self.sense.worth(self.mine) + SPOIL * lost

    # Shopping

    def _purchase_gain(self, view: KillTheUnicornsView, action: int) -> float:
        if action == PASS:
            return 0.0
        token = action - int(BUY)
        places = range(len(self._own_unicorns(view)))
        return max([self._target_gain(view, token, place) for place in places]) - 0.05

    def _target_gain(self, view: KillTheUnicornsView, token: int, place: int) -> float:
        """What a token brings on one of one's unicorns."""
        tokens = self.deck.tokens
        unicorn = self._own_unicorns(view)[place]
        item = tokens.items[token]
        if item == BUTCHERY:
            return tokens.points[token] - self._unicorn_worth(self.mine, unicorn)
        if item == SOAP:
            trap = self.trap_number[unicorn.trap] if unicorn.trap is not None else -1
            if trap < 0 or not self.deck.traps.washable[trap]:
                return -9.0
            return -float(self.deck.traps.points[trap])
        colour = colour_number(unicorn.colour)
        painted = tokens.colours[token] if item > 1 else colour
        times = 2 if unicorn.twice else 1
        left = self.mine.plus(colour, -unicorn.points, -times)
        after = left.plus(painted, unicorn.points + tokens.points[token], times)
        return self.sense.worth(after) - self.sense.worth(self.mine)
