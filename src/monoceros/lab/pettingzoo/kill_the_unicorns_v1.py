"""Kill the Unicorns for PettingZoo; `docs/lab.md` tells what agents see and do."""

from functools import partial

from monoceros.lab.pettingzoo.factory import make_env, make_parallel_env, make_raw_env

GAME = "kill-the-unicorns"

env = partial(make_env, GAME)
raw_env = partial(make_raw_env, GAME)
parallel_env = partial(make_parallel_env, GAME)
