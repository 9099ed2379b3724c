"""Scripts to start from; `docs/lab.md` tells about them."""
