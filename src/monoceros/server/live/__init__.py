"""Tables in memory: their matches, sockets, clocks, viewers, and the moves nobody has to make by hand."""
