# Rooms that outlive a game: the next game, the score of the evening, late friends.

web-next-game = Next game
web-once-more = Once more: { $game }
web-play-game = Play { $game }
web-vote = Vote for what comes next
web-votes = { $count ->
    [one] { $count } vote
   *[other] { $count } votes
}
web-vote-all = Let everybody vote
web-vote-host = I decide
web-vote-host-note = The host chooses the next game. Your vote shows what you would like.
web-vote-all-note = What most of you want is played next.
web-evening = This evening
web-evening-games = { $count ->
    [one] { $count } game so far
   *[other] { $count } games so far
}
web-wins = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
web-wins-of = of { $count }
web-want-seat = Play in the next game
web-only-watch = Just watch
web-wants-seat = You have a seat at the next game.
web-late-friends = Waiting for the next game: { $names }
web-next-coming = Next: { $game }. Off we go …
web-stay-here = Stay here
web-go-now = Go now
web-room-link = Come in by this link, now or later
web-rooms = Your rooms
web-turn-yours = Your turn
web-turn-until = until { $when }
web-room-playing = being played
web-room-waiting = waiting for players
web-room-between = between two games
problem-no-such-room = There is no such room.
problem-room-crowded = { $most } people have asked for a seat here already.
problem-room-full = This room has seen { $most } games. Open a new table for the next.
problem-vote-open = Not everybody here has voted yet.
