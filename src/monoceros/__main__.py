"""`python -m monoceros` is the same as `monoceros`."""

from monoceros.cli import main

main()
