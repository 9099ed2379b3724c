"""Simulate in five lines: two bots play HiLo, and Polars tells who won and what the winners held."""

from pathlib import Path
from tempfile import mkdtemp

import polars as pl

from monoceros.lab.results import simulated
from monoceros.lab.simulate import Plan

plan = Plan(game="hilo", edition="de", seats=2, options={}, bots=["skilled", "random"], games=400, seed=1)
results = simulated(plan, Path(mkdtemp()))
games, cards = results.table("games"), results.table("cards")
print(games.explode("winners").group_by(bot=pl.col("bots").list.get(pl.col("winners"))).len())
print(cards.filter(way="held").group_by("card").agg(pl.col("times").sum()).sort("times", descending=True))
