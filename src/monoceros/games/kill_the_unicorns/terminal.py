"""stub"""

from typing import Any

HuntTerminal: Any = object
