"""stub"""

from typing import Any

HeuristicBot: Any = object
