"""What holds for all tests: Hypothesis tries the same examples every time, and new ones in the long run.

Whoever changes something unrelated is not stopped by a rare example; `make laws` looks for those, with fresh
ones each time.
"""

import os

from hypothesis import settings

settings.register_profile("steady", derandomize=True)
settings.register_profile("searching")
settings.load_profile("searching" if os.environ.get("MONOCEROS_LAW_GAMES") else "steady")
