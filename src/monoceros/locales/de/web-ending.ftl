# The end of a game on the page, and what people feel on the way: sounds, faces, a neigh.

## The end

web-counting = Die Punkte werden gezählt …
web-decisive = Der entscheidende Moment:
web-decisive-soon = Der entscheidende Moment wird gesucht …
web-rematch = Revanche
web-rematch-vote = Sag, dass du dasselbe Spiel noch einmal möchtest
web-other-game = Nächstes Spiel …
web-share-short = Teilen

## A result to send

web-share-result = Ergebnis teilen
web-result-drawing = Das Bild wird gezeichnet …
web-result-no-picture = Das Bild lässt sich gerade nicht zeichnen. Der Link unten sagt dasselbe.
web-result-picture = Das Ergebnis als Bild: { $headline }
web-result-send = Verschicken
web-result-save = Bild speichern
web-result-record = Aufzeichnung
web-result-link = Link zu diesem Ergebnis
result-title = { $names } hat bei { $game } gewonnen
result-title-shared = { $names } teilen sich den Sieg bei { $game }
result-title-nobody = Bei { $game } hat diesmal niemand gewonnen
result-line = { $name } { $total }
result-decided = Der entscheidende Moment: Zug { $n } von { $of }, von { $name }.
result-invite = Schau es dir noch einmal an oder spiel selbst: ohne Konto, ohne Download.
result-picture = Das Ergebnis einer Partie { $game }: { $standing }
result-foot = { $date } · Monoceros, Einhorn-Kartenspiele im Browser

## Faces

web-emotes = Schnelle Reaktionen
web-emotes-of = Reaktionen von { $name } zeigen
web-emote-hello = Hallo!
web-emote-bravo = Gut gespielt!
web-emote-laugh = Haha!
web-emote-wow = Wow!
web-emote-oops = Ups!
web-emote-thanks = Danke!
web-emote-said = { $name }: { $emote }
web-neigh-cry = WIEHER!
