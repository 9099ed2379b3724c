# The end of a game on the page, and what people feel on the way: sounds, faces, a neigh.

## The end

web-counting = Counting the points …
web-decisive = The decisive moment:
web-decisive-soon = Looking for the decisive moment …
web-rematch = Rematch
web-rematch-vote = Say that you would like the same game once more
web-other-game = Next game …
web-share-short = Share

## A result to send

web-share-result = Share the result
web-result-drawing = The picture is being drawn …
web-result-no-picture = The picture cannot be drawn right now. The link below tells the same.
web-result-picture = The result as a picture: { $headline }
web-result-send = Send
web-result-save = Save the picture
web-result-record = The record
web-result-link = Link to this result
result-title = { $names } won at { $game }
result-title-shared = { $names } shared the victory at { $game }
result-title-nobody = Nobody won at { $game } this time
result-line = { $name } { $total }
result-decided = The decisive moment: move { $n } of { $of }, by { $name }.
result-invite = Watch it again, or play yourself: no account, no download.
result-picture = The result of a game of { $game }: { $standing }
result-foot = { $date } · Monoceros, unicorn card games in the browser

## Faces

web-emotes = Quick reactions
web-emotes-of = Show the reactions of { $name }
web-emote-hello = Hello!
web-emote-bravo = Well played!
web-emote-laugh = Ha ha!
web-emote-wow = Wow!
web-emote-oops = Oops!
web-emote-thanks = Thank you!
web-emote-said = { $name }: { $emote }
web-neigh-cry = NEIGH!
