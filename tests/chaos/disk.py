"""A real disk for what is stored: a file system in a file, which may be full, read-only or lose power.

Needs to be root and to have loop devices; without them `Disk.possible` says so, and the storm does without.
"""

import contextlib
import fcntl
import os
import struct
import subprocess
from pathlib import Path

SHUTDOWN = 0x8004587D
"""EXT4_IOC_SHUTDOWN: the file system goes dead at once."""
WITHOUT_FLUSHING = 2
FILLER = "filler"


class Disk:
    """An ext4 file system of `megabytes`, mounted at `folder`."""

    def __init__(self, folder: Path, megabytes: int) -> None:
        self.folder = folder
        self._image = folder.with_suffix(".img")
        folder.mkdir()
        with self._image.open("wb") as image:
            image.truncate(megabytes << 20)
        _run("mkfs.ext4", "-q", "-m", "0", str(self._image))
        self._mount()
        folder.chmod(0o755)

    @staticmethod
    def possible(folder: Path) -> bool:
        """Whether this machine lets us have one."""
        try:
            Disk(folder / "trial", 8).close()
        except (OSError, subprocess.CalledProcessError):
            return False
        return True

    def _mount(self) -> None:
        _run("mount", "-o", "loop,noatime", str(self._image), str(self.folder))

    def fill(self, room: int) -> None:
        """Leave only so many bytes free."""
        free = os.statvfs(self.folder)
        taken = free.f_bavail * free.f_frsize - room
        with contextlib.suppress(OSError), (self.folder / FILLER).open("wb") as filler:
            os.posix_fallocate(filler.fileno(), 0, max(taken, 1))

    def empty(self) -> None:
        """Make room again."""
        (self.folder / FILLER).unlink(missing_ok=True)

    def make_read_only(self) -> None:
        """As the kernel does after an error: also files that are open can no longer be written to."""
        _run("mount", "-o", "remount,abort", str(self.folder))

    def lose_power(self) -> None:
        """Everything that has not reached the disk is gone, and nothing can be read or written."""
        handle = os.open(self.folder, os.O_RDONLY)
        try:
            fcntl.ioctl(handle, SHUTDOWN, struct.pack("I", WITHOUT_FLUSHING))
        finally:
            os.close(handle)

    def repair(self) -> None:
        """Mount it anew, as at the next boot; nobody may have a file open there.

        With the power also the news may be lost that there is room again.
        """
        _run("umount", str(self.folder))
        self._mount()
        self.empty()

    def close(self) -> None:
        """Put the disk away."""
        _run("umount", str(self.folder))
        self._image.unlink()
        self.folder.rmdir()


def _run(*command: str) -> None:
    subprocess.run(command, check=True, capture_output=True)
