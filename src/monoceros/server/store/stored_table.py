"""A table as it is stored: everything about it, and the entries of the log of its match."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Literal, NamedTuple

import msgspec

from monoceros.core.contract import seat_letter
from monoceros.core.game import Game, Setup
from monoceros.core.packs import PackText
from monoceros.core.record import Chance
from monoceros.games.registry import find_game
from monoceros.server.protocol.messages import EntropyState, Pace, SeatInfo, TableInfo
from monoceros.server.protocol.problems import TableProblem
from monoceros.server.protocol.timestamps import iso
from monoceros.server.protocol.tokens import token_matches
from monoceros.server.store.fairness import OWED

Status = Literal["open", "playing", "over"]
Kind = Literal["open", "person", "bot"]
By = Literal["person", "bot", "clock"]
"""Who decided: the seat's person, its bot, or the stand-in when its clock ran out."""
Starts = Literal["full", "host"]
"""When a match begins: as soon as nobody is missing, or when the host says so."""
PROGRAM = "program"
"""What stands for the level of a bot that is somebody's own program, elsewhere."""
NO_SEAT = -1
UNDO = -1
"""What stands in the log in place of an action when its player took the last one back."""
ENDING_NAMES = str.maketrans(",#", "  ")


class LogEntry(NamedTuple):
    """One entry of the log of a match: who, what, who decided it, and when."""

    seat: int
    action: int
    by: By
    at: int


class Barred(msgspec.Struct, frozen=True):
    """Somebody the host has muted, or removed from the seats of a room. `ref` names them to the host."""

    person: str
    ref: str
    name: str
    removed: bool
    muted: bool


class Chair(msgspec.Struct, kw_only=True):
    """A seat and who has it. `stand_in` names the bot that plays for a person who left.

    `person` is the id of its person, which never leaves the server. A guest on somebody else's device has no
    person of their own but a `keeper`: the person of that device. `token` is the digest of a secret that
    opened the seat before people had secrets of their own. `warned` is the moment from which a bot plays for
    somebody who lets everybody wait, `swap` the seat they would like to have instead. A bot may be a program
    of somebody's own, known by its token; it is `ready` once it has come.
    """

    seat: int
    kind: Kind = "open"
    nickname: str = ""
    bot: str = ""
    token: str = ""
    stand_in: str = ""
    entropy: str = ""
    entropy_commitment: str = ""
    person: str = ""
    keeper: str = ""
    avatar: str = ""
    ready: bool = False
    warned: int = 0
    swap: int = NO_SEAT

    @property
    def taken(self) -> bool:
        """Whether a person who has come holds this seat."""
        return self.kind == "person" and bool(self.person or self.token or self.keeper)

    @property
    def device(self) -> str:
        """The person on whose device this seat plays, by an id; empty where nobody is known."""
        return self.person or self.keeper

    @property
    def program(self) -> bool:
        """Whether somebody's own program plays here, over its socket as a person does."""
        return self.kind == "bot" and self.bot == PROGRAM

    @property
    def player(self) -> str:
        """The bot of ours that moves for this seat now, or an empty string for a person or a program."""
        return self.bot if self.kind == "bot" and not self.program else self.stand_in

    @property
    def waiting(self) -> bool:
        """Whether the match cannot begin because of this seat."""
        expected = not self.ready if self.program else self.kind == "person" and not self.taken
        return self.kind == "open" or expected or self.entropy_commitment == OWED

    @property
    def entropy_state(self) -> EntropyState:
        """What has become of this seat's entropy."""
        if self.entropy_commitment in ("", OWED):
            return "owed" if self.entropy_commitment else "none"
        return "revealed" if self.entropy else "committed"


class StoredTable(msgspec.Struct, kw_only=True):
    """One table: what was decided when it was opened, who sits there, and how it stands.

    `secret` and the chairs' `token` never leave the server; `info` is what does. `pack_text` is the pack of
    one's own, where there is one; in lists of tables it is left out. `room` is the id of the first table of
    the evening, `following` that of the next; `host_person` is who is host while they sit there; `barred`
    goes along from game to game. `changes` counts the changes of the sheet: of two the one with the greater
    number is the newer. `deals` counts how often the deal was prepared, and `entropy_asked` is since when
    seats are asked to commit or to reveal.
    """

    id: str
    code: str
    game: str
    edition: str
    rules: int
    pack: str
    own_pack: bool = False
    adult: bool = False
    forfeits: list[str] = []
    options: dict[str, str]
    deck_language: str
    pace: Pace
    public: bool
    hints: bool
    status: Status = "open"
    commitment: str
    secret: str
    created: int
    began: int = 0
    result: str = ""
    following: str = ""
    room: str = ""
    host_person: str = ""
    starts: Starts = "full"
    barred: list[Barred] = []
    changes: int = 0
    deals: int = 1
    entropy_asked: int = 0
    pack_text: str = ""
    chairs: list[Chair]

    def find_game(self) -> Game:
        """The game that is played at this table."""
        return find_game(self.game)

    def setup(self) -> Setup:
        """The set-up of its match."""
        return checked_setup(self.game, self.edition, len(self.chairs), self.played_options(), self.pack_text)

    def played_options(self) -> dict[str, str]:
        """Its options, with the readings of the rules it was opened under."""
        return self.find_game().options_under(self.rules, self.options)

    def chance(self) -> Chance:
        """Where the shuffles of the match come from. Holds the secret: never for a viewer."""
        entropy = [chair.entropy for chair in self.chairs]
        return Chance(commitment=self.commitment, secret=self.secret, entropy=entropy)

    def players(self) -> list[str]:
        """The names for the record, in which a comma ends a name and a `#` the whole line."""
        names = [self._name(chair).translate(ENDING_NAMES).split() for chair in self.chairs]
        return [" ".join(words) or seat_letter(seat) for seat, words in enumerate(names)]

    def _name(self, chair: Chair) -> str:
        if chair.kind == "bot" and chair.nickname:
            return f"{chair.nickname} ({chair.bot})"
        return chair.nickname or chair.bot or seat_letter(chair.seat)

    @property
    def host(self) -> int:
        """The seat that decides about the table: its host's, or the next person's who is there."""
        there = [c.seat for c in self.chairs if c.taken and not c.stand_in and not c.keeper]
        hosts = [seat for seat in there if self.host_person and self.chairs[seat].person == self.host_person]
        return (hosts or there or [0])[0]

    def seat_of(self, token: str | None) -> int | None:
        """The seat a token opens, or None. Looks at every seat whatever it finds."""
        if not token:
            return None
        found = None
        for chair in self.chairs:
            if token_matches(token, chair.token or None):
                found = chair.seat
        return found

    def seat_held(self, person: str, token: str | None) -> int | None:
        """The seat of a person, by their id or by the token of the seat itself; None for anybody else."""
        own = [chair.seat for chair in self.chairs if person and chair.person == person]
        return own[0] if own else self.seat_of(token)

    def seats_beside(self, seat: int) -> list[int]:
        """The seats that play on one device with this one, the device's own person first; at least itself."""
        device = self.chairs[seat].device
        together = [chair for chair in self.chairs if device and chair.device == device]
        return [chair.seat for chair in sorted(together, key=lambda one: not one.person)] or [seat]

    def seats_held(self, person: str, token: str | None) -> list[int]:
        """All seats that play on a person's device, their own first."""
        own = self.seat_held(person, token)
        if own is not None:
            return self.seats_beside(own)
        return [chair.seat for chair in self.chairs if person and chair.keeper == person]

    def seat_seen(self, person: str, token: str | None, wanted: int | None) -> int | None:
        """The seat whose cards a device may be shown; None for what everybody may see.

        Where several people play on it, nobody's are shown until it is said in whose hands it is.
        """
        held = self.seats_held(person, token)
        if self.status == "playing" and len(held) > 1:
            return wanted if wanted in held else None
        return held[0] if held else None

    def barred_as(self, person: str) -> Barred | None:
        """How somebody is barred from seats or from talking, if they are."""
        return next((one for one in self.barred if person and one.person == person), None)

    def check_welcome(self, person: str) -> None:
        """Raise unless somebody may have a seat here."""
        barred = self.barred_as(person)
        if barred is not None and barred.removed:
            raise TableProblem("removed")

    def check_may_talk(self, person: str) -> None:
        """Raise unless somebody may say something here."""
        self.check_welcome(person)
        if self.barred_as(person) is not None:
            raise TableProblem("muted")

    @property
    def revealing(self) -> bool:
        """Whether every seat has committed, the match is to begin, and some have yet to reveal."""
        states = [chair.entropy_state for chair in self.chairs]
        ready = self.status == "open" and self.starts == "full" and "committed" in states
        return ready and not any(chair.waiting for chair in self.chairs)

    def info(
        self,
        you: int | None,
        version: int,
        connected: frozenset[int],
        yours: Iterable[int] | None = None,
    ) -> TableInfo:
        """The table as anybody may see it; `yours` are the seats of the reader's device."""
        if yours is None:
            yours = () if you is None else self.seats_beside(you)
        return TableInfo(
            id=self.id,
            code=self.code,
            game=self.game,
            edition=self.edition,
            pack=self.pack,
            own_pack=self.own_pack,
            adult=self.adult,
            forfeits=self.forfeits,
            options=self.options,
            deck_language=self.deck_language,
            pace=self.pace,
            public=self.public,
            hints=self.hints,
            status=self.status,
            seats=[
                SeatInfo(
                    seat=chair.seat,
                    kind=chair.kind,
                    nickname=chair.nickname or None,
                    avatar=chair.avatar or None,
                    bot=chair.player or chair.bot or None,
                    connected=chair.seat in connected,
                    host=chair.seat == self.host,
                    stand_in=bool(chair.stand_in),
                    entropy=chair.entropy_state,
                    entropy_commitment=chair.entropy_commitment.removeprefix(OWED) or None,
                    ready=chair.ready,
                    muted=self.barred_as(chair.device) is not None,
                    warned_until=iso(chair.warned) if chair.warned else None,
                    wants_seat=None if chair.swap == NO_SEAT else chair.swap,
                    beside=self._beside(chair),
                )
                for chair in self.chairs
            ],
            starts=self.starts,
            you=you,
            yours=sorted(yours),
            n=version,
            commitment=self.commitment,
            deals=self.deals,
            revealing=self.revealing,
            created=iso(self.created),
            result=self.result or None,
            room=self.room,
            next=self.following or None,
        )

    def _beside(self, chair: Chair) -> int | None:
        """The seat on whose device a guest plays."""
        return self.seat_held(chair.keeper, None) if chair.keeper else None


def checked_setup(game: str, edition: str, seats: int, options: dict[str, str], pack: str = "") -> Setup:
    """A checked set-up, with the pack of one's own in a text; a `Mistake` names the part that is wrong."""
    given = tuple(sorted(options.items()))
    return _with_own_pack(game, edition, seats, given, pack) if pack else _setup(game, edition, seats, given)


@lru_cache(maxsize=1024)
def _setup(game: str, edition: str, seats: int, options: tuple[tuple[str, str], ...]) -> Setup:
    """Set-ups never change, and each of them means reading a card pack."""
    return find_game(game).setup(seats, edition, dict(options))


@lru_cache(maxsize=64)
def _with_own_pack(
    game: str, edition: str, seats: int, options: tuple[tuple[str, str], ...], pack: str
) -> Setup:
    return find_game(game).setup(seats, edition, dict(options), PackText(pack))
