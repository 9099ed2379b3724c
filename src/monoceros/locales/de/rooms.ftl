# Räume, die ein Spiel überdauern: das nächste Spiel, der Stand des Abends, späte Freunde.

web-next-game = Nächstes Spiel
web-once-more = Noch einmal: { $game }
web-play-game = { $game } spielen
web-vote = Stimmt ab, was als Nächstes kommt
web-votes = { $count ->
    [one] { $count } Stimme
   *[other] { $count } Stimmen
}
web-vote-all = Alle abstimmen lassen
web-vote-host = Ich entscheide
web-vote-host-note = Das nächste Spiel wählt, wer den Tisch leitet. Deine Stimme zeigt, was du gern hättest.
web-vote-all-note = Gespielt wird, was die meisten wollen.
web-evening = Dieser Abend
web-evening-games = { $count ->
    [one] bisher { $count } Spiel
   *[other] bisher { $count } Spiele
}
web-wins = { $count ->
    [one] { $count } Sieg
   *[other] { $count } Siege
}
web-wins-of = aus { $count }
web-want-seat = Beim nächsten Spiel mitspielen
web-only-watch = Nur zuschauen
web-wants-seat = Beim nächsten Spiel hast du einen Platz.
web-late-friends = Wollen beim nächsten Spiel mit: { $names }
web-next-coming = Als Nächstes: { $game }. Los geht’s …
web-stay-here = Hierbleiben
web-go-now = Gleich hingehen
web-room-link = Mit diesem Link kommt man herein, jetzt oder später
web-rooms = Deine Räume
web-turn-yours = Du bist dran
web-turn-until = bis { $when }
web-room-playing = es wird gespielt
web-room-waiting = wartet auf Mitspieler
web-room-between = zwischen zwei Spielen
problem-no-such-room = Diesen Raum gibt es nicht.
problem-room-crowded = Hier haben schon { $most } Leute um einen Platz gebeten.
problem-room-full = In diesem Raum wurden schon { $most } Spiele gespielt. Öffne für das nächste einen neuen Tisch.
problem-vote-open = Es haben noch nicht alle abgestimmt, die da sind.
