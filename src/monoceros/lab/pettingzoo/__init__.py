"""The games as PettingZoo environments: `hilo_v1`, `kill_the_unicorns_v1`, `unstable_unicorns_v1`.

Needs the extra `lab`. Each module has `env`, `raw_env` and `parallel_env`, with the same arguments.
"""
