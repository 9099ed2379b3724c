"""What the database keeps of analyses: one for each table, who is making it, how far it is, what it found.

Whoever makes an analysis says so again every few seconds. One that has not been heard of for longer was lost
with its process, and may be begun again by anybody.
"""

import msgspec
from sqlalchemy import ColumnElement, Connection, RowMapping, and_, delete, func, insert, or_, select, update

from monoceros.bots.analysis import Analysis
from monoceros.server.protocol.messages import AnalysisInfo
from monoceros.server.store.schema import analyses

LOST_MS = 30_000
"""Milliseconds without a sign of life after which an analysis counts as lost."""
NONE = AnalysisInfo(state="none", place=0, done=0, actions=0, analysis=None)


def read(connection: Connection, table: str, moment: int) -> AnalysisInfo:
    """How the analysis of a table stands."""
    row = connection.execute(select(analyses).where(analyses.c.table_id == table)).mappings().first()
    if row is None:
        return NONE
    if row["state"] == "ready":
        return _ready(row)
    if row["state"] == "failed":
        return _info(row)
    if row["beat"] < moment - LOST_MS:
        return NONE
    return _info(row, _place(connection, row) if row["state"] == "queued" else 0)


def _info(row: RowMapping, place: int = 0, analysis: Analysis | None = None) -> AnalysisInfo:
    return AnalysisInfo(
        state=row["state"], place=place, done=row["done"], actions=row["actions"], analysis=analysis
    )


def _ready(row: RowMapping) -> AnalysisInfo:
    """What was found; nothing where an older release wrote it in another shape."""
    try:
        return _info(row, analysis=msgspec.json.decode(row["result"], type=Analysis))
    except msgspec.ValidationError:
        return NONE


def _place(connection: Connection, row: RowMapping) -> int:
    """The place in the queue of the process that has taken it on; the first is 1."""
    before = and_(
        analyses.c.process == row["process"],
        analyses.c.state == "queued",
        or_(
            analyses.c.asked < row["asked"],
            and_(analyses.c.asked == row["asked"], analyses.c.table_id <= row["table_id"]),
        ),
    )
    return int(connection.execute(select(func.count()).select_from(analyses).where(before)).scalar_one())


def claim(connection: Connection, table: str, process: str, moment: int, actions: int) -> bool:
    """Queue an analysis for this process; False if another one makes it, or it is made already."""
    if read(connection, table, moment).state in ("queued", "running", "ready"):
        return False
    connection.execute(delete(analyses).where(analyses.c.table_id == table))
    values = {"asked": moment, "beat": moment, "done": 0, "actions": actions, "result": ""}
    connection.execute(insert(analyses).values(table_id=table, state="queued", process=process, **values))
    return True


def heartbeat(connection: Connection, process: str, moment: int, running: dict[str, int]) -> None:
    """Say that everything this process has claimed goes on, and how far what is running has come."""
    connection.execute(update(analyses).where(_claimed_by(process)).values(beat=moment))
    for table, done in running.items():
        mine = _claimed_by(process) & (analyses.c.table_id == table)
        connection.execute(update(analyses).where(mine).values(state="running", done=done))


def finish(connection: Connection, table: str, process: str, result: str | None) -> None:
    """Keep what was found, or that nothing could be."""
    mine = _claimed_by(process) & (analyses.c.table_id == table)
    values = {"state": "failed"} if result is None else {"state": "ready", "result": result}
    connection.execute(update(analyses).where(mine).values(**values))


def release(connection: Connection, process: str) -> None:
    """Let go of everything this process has claimed, so that it can be asked for again at once."""
    connection.execute(delete(analyses).where(_claimed_by(process)))


def _claimed_by(process: str) -> ColumnElement[bool]:
    return and_(analyses.c.process == process, analyses.c.state.in_(("queued", "running")))
