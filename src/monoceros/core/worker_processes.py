"""Worker processes that never outlive whoever started them."""

import multiprocessing
import os
import threading


def end_with_parent() -> None:
    """End this process when the one that started it is gone, however it went: even killed, it tells us."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, name="watch-parent", daemon=True).start()
