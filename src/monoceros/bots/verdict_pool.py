"""Verdicts about a match from several processes: each judges some moments, and none depends on another."""

import multiprocessing
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

from monoceros.bots.verdicts import Judge, Verdict
from monoceros.core.game import Game, Setup
from monoceros.core.match import Match, begin_replay, replay_move
from monoceros.core.packs import OwnPack
from monoceros.core.record import Record
from monoceros.core.worker_processes import deaf_to_interrupts, end_with_parent

AT_A_TIME = 4
"""Moments a process is handed at a time: few, for the one that is left at the end keeps everybody waiting."""


class Reader:
    """Goes forward through a record, and judges what it is asked for."""

    def __init__(self, judge: Judge, record: Record, own_pack: OwnPack | None) -> None:
        self.judge = judge
        self.record = record
        self.match: Match = begin_replay(judge.game, record, own_pack)
        self.at = 0

    def verdicts(self, first: int, last: int) -> Iterator[Verdict]:
        """About the actions from first up to but not including last; never one that was asked for before."""
        while self.at < first:
            replay_move(self.match, self.record.moves[self.at])
            self.at += 1
        for move in self.record.moves[first:last]:
            self.at += 1
            yield self.judge.verdict(self.match, move, self.at)


_reader: Reader | None = None


def _start_reader(
    game: Game, setup: Setup, iterations: int, seed: int, record: Record, own_pack: OwnPack | None
) -> None:
    global _reader
    end_with_parent()
    _reader = Reader(Judge(game, setup, iterations, seed), record, own_pack)


def _read(first: int, last: int) -> list[Verdict]:
    assert _reader is not None
    return list(_reader.verdicts(first, last))


def verdicts(judge: Judge, record: Record, own_pack: OwnPack | None, jobs: int) -> Iterator[Verdict]:
    """About every action of a record, in order, as they come."""
    count = len(record.moves)
    if jobs == 1:
        yield from Reader(judge, record, own_pack).verdicts(0, count)
        return
    pool = ProcessPoolExecutor(
        jobs,
        multiprocessing.get_context("spawn"),
        initializer=_start_reader,
        initargs=(judge.game, judge.setup, judge.iterations, judge.seed, record, own_pack),
    )
    try:
        with deaf_to_interrupts():
            parts = [pool.submit(_read, at, at + AT_A_TIME) for at in range(0, count, AT_A_TIME)]
        for part in parts:
            yield from part.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
