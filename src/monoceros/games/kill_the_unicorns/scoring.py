"""Who has how many points and why, and who wins.

A herd has points for stars, tokens, pâtés and traps, and for its unicorns grouped into sets and rainbows. A
unicorn counts in one set or one rainbow, a bicorn twice (kill-the-unicorns.score.used-once,
kill-the-unicorns.score.bicorn). So a herd is as many unicorns of each colour as it has, bicorns double, and
the best grouping is found by trying every number of rainbows: what is left of a colour is best kept together.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from monoceros.core.contract import seat_letter
from monoceros.core.wire import Outcome, Part, Score
from monoceros.games.kill_the_unicorns import kinds, steps
from monoceros.games.kill_the_unicorns.state import TOKEN_BITS, HuntState

RAINBOW: Final[i64] = 8
"""For one unicorn of each colour (kill-the-unicorns.score.rainbow)."""
FULL_SET: Final[i64] = 5
SET_POINTS: Final = vec[i64]([0, 0, 2, 5, 8, 12])
NO_UNICORNS: Final = vec[i64]([0] * int(kinds.COLOUR_COUNT + 1))


# Sets and rainbows


def set_points(unicorns: i64, *, further_sets: bool) -> i64:
    """The points for so many unicorns of one colour (kill-the-unicorns.score.sets).

    More than five bring nothing more (kill-the-unicorns.score.five-at-most,
    kill-the-unicorns.score.one-set-per-colour), or begin a further set where the edition says so
    (kill-the-unicorns.score.new-set, kill-the-unicorns.score.new-set-prototype).
    """
    if not further_sets:
        return SET_POINTS[min(unicorns, FULL_SET)]
    return unicorns // FULL_SET * SET_POINTS[FULL_SET] + SET_POINTS[unicorns % FULL_SET]


def grouped_points(counts: vec[i64], rainbows: i64, *, further_sets: bool) -> i64:
    """The points for that many rainbows and everything else kept together by colour."""
    points: i64 = RAINBOW * rainbows
    for colour in range(kinds.COLOUR_COUNT):
        points += set_points(counts[colour] - rainbows, further_sets=further_sets)
    return points


def best_grouping(counts: vec[i64], *, further_sets: bool) -> tuple[i64, i64]:
    """How many rainbows the best grouping has, and its points; of equally good ones the fewest rainbows."""
    # kill-the-unicorns.score.best-sets
    most: i64 = min(min(counts[0], counts[1]), min(counts[2], counts[3]))
    best: i64 = 0
    best_points: i64 = -1
    for rainbows in range(most + 1):
        points = grouped_points(counts, rainbows, further_sets=further_sets)
        if points > best_points:
            best_points = points
            best = rainbows
    return best, best_points


def colour_counts(state: HuntState, herd: i64, *, bicorns: bool) -> vec[i64]:
    """Unicorns of each colour, the last number those without; bicorns double where they count twice."""
    counts = NO_UNICORNS[:]
    for place in range(state.herd_size(herd)):
        unicorn = state.unicorn(herd, place)
        counts[state.colours[unicorn]] += 1
        if bicorns:
            counts[state.colours[unicorn]] += state.times(unicorn) - 1
    return counts


# Points


class Count:
    """What a herd is worth as it lies, line by line."""

    def __init__(self, state: HuntState, herd: i64) -> None:
        self.stars: i64 = 0
        """Printed on its unicorns (kill-the-unicorns.score.stars)."""
        self.tokens: i64 = 0
        """What its tokens, pâtés and traps add (kill-the-unicorns.score.bonuses)."""
        self.pates: i64 = token_points(state, state.pates, herd)
        self.traps: i64 = 0
        for place in range(state.herd_size(herd)):
            unicorn = state.unicorn(herd, place)
            self.stars += state.deck.stars[unicorn]
            self.tokens += token_points(state, state.attached, unicorn)
            self.traps += trap_points(state, unicorn)
        self.counts = colour_counts(state, herd, bicorns=True)
        rainbows, grouped = best_grouping(self.counts, further_sets=state.profile.further_sets)
        self.rainbows: i64 = rainbows
        self.grouped: i64 = grouped

    def key(self) -> i64:
        """A number that is another one for every other count."""
        key = ((self.stars * 256 + self.tokens) * 256 + self.pates) * 256 + self.traps + 128
        for colour in range(kinds.COLOUR_COUNT):
            key = key * 64 + self.counts[colour]
        return key

    def total(self) -> i64:
        """All lines together."""
        return self.stars + self.tokens + self.pates + self.traps + self.grouped


def token_points(state: HuntState, kept: vec[i64], where: i64) -> i64:
    """What the tokens on a unicorn or the pâtés of a herd bring (`HuntState.tokens_at`)."""
    points: i64 = 0
    for one in kept:
        if one // TOKEN_BITS == where:
            points += state.deck.tokens.points[one % TOKEN_BITS]
    return points


def trap_points(state: HuntState, unicorn: i64) -> i64:
    """What the trap pinned to a unicorn brings or costs."""
    trap = state.pinned_trap(unicorn)
    if trap < 0:
        return 0
    return state.deck.traps.points[trap]


def unicorn_points(state: HuntState, unicorn: i64) -> i64:
    """What a unicorn carries: stars, tokens, and its trap."""
    tokens = token_points(state, state.attached, unicorn)
    return state.deck.stars[unicorn] + tokens + trap_points(state, unicorn)


def scores(state: HuntState) -> list[int]:
    """The score of each seat, in the team game its team's (kill-the-unicorns.team.score)."""
    counted = [int(Count(state, herd).total()) for herd in range(state.herd_count())]
    return [counted[state.herd_of(seat)] for seat in range(state.seats)]


# Who wins


def has_double_rainbow(state: HuntState, herd: i64, *, bicorns: bool) -> bool:
    """Two of each colour; bicorns count twice at the final count only."""
    # kill-the-unicorns.end.double-rainbow-check
    if not bicorns and state.herd_size(herd) < 2 * kinds.COLOUR_COUNT:
        return False
    counts = colour_counts(state, herd, bicorns=bicorns)
    return all(counts[colour] >= 2 for colour in range(kinds.COLOUR_COUNT))


def winning_herds(state: HuntState) -> list[int]:
    """Who wins as the table lies.

    By a double rainbow whoever has one, several together (kill-the-unicorns.end.double-rainbow-twice).
    Otherwise the most points (kill-the-unicorns.goal.most-points, kill-the-unicorns.end.most-points). Equal
    scores cancel each other and the next wins (kill-the-unicorns.end.tie-cancels), nobody if none is left
    (kill-the-unicorns.end.all-tied); or the larger herd wins (kill-the-unicorns.end.tie-unicorns), equally
    large ones together (kill-the-unicorns.end.tie-shared).
    """
    herds = [int(herd) for herd in range(state.herd_count())]
    if state.by_rainbow:
        at_once = [herd for herd in herds if has_double_rainbow(state, herd, bicorns=False)]
        return at_once or [herd for herd in herds if has_double_rainbow(state, herd, bicorns=True)]
    counted = [int(Count(state, herd).total()) for herd in herds]
    if state.profile.tie_cancels:
        alone = [score for score in counted if counted.count(score) == 1]
        return [counted.index(max(alone))] if alone else []
    best = [herd for herd in herds if counted[herd] == max(counted)]
    largest = max([state.herd_size(herd) for herd in best])
    return [herd for herd in best if state.herd_size(herd) == largest]


def winners(state: HuntState) -> list[int]:
    """Everybody whose herd wins."""
    winning = winning_herds(state)
    return [seat for seat in range(state.seats) if int(state.herd_of(seat)) in winning]


def outcome(state: HuntState) -> Outcome | None:
    """The winners, and where every point came from."""
    if state.step != steps.OVER:
        return None
    won = winners(state)
    reason = "kill-the-unicorns.end.after-four-rounds"
    if state.by_rainbow:
        reason = "kill-the-unicorns.end.double-rainbow"
    elif not won:
        reason = "kill-the-unicorns.end.all-tied"
    return Outcome(winners=won, scores=[_score(state, seat) for seat in range(state.seats)], reason=reason)


def _score(state: HuntState, seat: int) -> Score:
    herd = state.herd_of(seat)
    count = Count(state, herd)
    cards = state.herd(herd)
    rainbows = int(count.rainbows)
    colours = [state.colours[card] for card in cards]
    coloured = [rainbows > 0 and colour != kinds.NO_COLOUR for colour in colours]
    # Two of a colour are the smallest set.
    in_sets = [colour != kinds.NO_COLOUR and count.counts[colour] >= rainbows + 2 for colour in colours]
    tokens = [token_points(state, state.attached, card) > 0 for card in cards]
    parts = [
        Part("stars", int(count.stars), _places(herd, [state.deck.stars[card] > 0 for card in cards])),
        Part("tokens", int(count.tokens), _places(herd, tokens)),
        Part("pates", int(count.pates), pate_names(state, herd)),
        Part("traps", int(count.traps), _places(herd, [trap_points(state, card) != 0 for card in cards])),
        Part("sets", int(count.grouped - RAINBOW * rainbows), _places(herd, in_sets), dict(set_sizes(count))),
        Part("rainbows", int(RAINBOW * rainbows), _places(herd, coloured), {"rainbows": rainbows}),
    ]
    return Score(seat=seat, total=int(count.total()), parts=parts)


def set_sizes(count: Count) -> dict[str, int]:
    """How many unicorns of each colour are counted outside rainbows."""
    return {name: int(count.counts[at] - count.rainbows) for at, name in enumerate(kinds.COLOUR_NAMES)}


def _places(herd: i64, wanted: list[bool]) -> list[str]:
    return [unicorn_name(herd, place) for place, take in enumerate(wanted) if take]


def pate_names(state: HuntState, herd: i64) -> list[str]:
    """The pâtés of a herd."""
    return [state.deck.tokens.names[token] for token in state.tokens_at(state.pates, herd)]


def unicorn_name(herd: i64, place: i64) -> str:
    """How a place of a herd is called."""
    return f"{seat_letter(int(herd))}{place + 1}"
