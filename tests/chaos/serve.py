"""Runs `monoceros serve` with a clock that is wrong by as many seconds as the first argument says."""

import sys

from monoceros.cli import main
from monoceros.server.protocol import timestamps

if __name__ == "__main__":
    timestamps._BEGAN += int(sys.argv.pop(1)) * 1_000_000_000
    main()
