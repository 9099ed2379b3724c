# Was das Spielbrett von Unstable Unicorns im Browser sagt. $you ist "yes", wenn es um die lesende Person geht.

## Die Orte

web-unstable-unicorns-piles = Stapel
web-unstable-unicorns-pile-deck = Nachziehstapel
web-unstable-unicorns-pile-discard = Ablagestapel
web-unstable-unicorns-pile-nursery = Krippe
web-unstable-unicorns-deck = { $cards ->
    [one] Nachziehstapel, noch { $cards } Karte
   *[other] Nachziehstapel, noch { $cards } Karten
}
web-unstable-unicorns-top-known = { $cards ->
    [one] du kennst die oberste Karte
   *[other] du kennst { $cards } Karten obenauf
}
web-unstable-unicorns-discard = { $cards ->
    [0] Ablagestapel, leer
    [one] Ablagestapel, { $cards } Karte, obenauf { $card }
   *[other] Ablagestapel, { $cards } Karten, obenauf { $card }
}
web-unstable-unicorns-nursery = { $cards ->
    [one] Krippe, { $cards } Fohlen
   *[other] Krippe, { $cards } Fohlen
}
web-unstable-unicorns-strike = im Streik
web-unstable-unicorns-look = drücken zum Durchsehen
web-unstable-unicorns-top = Oben auf dem Nachziehstapel, soweit du es weißt
web-unstable-unicorns-found = Das findest du im Nachziehstapel
web-unstable-unicorns-hand-of = Hand von { $name }
web-unstable-unicorns-known = { $cards ->
    [one] Du kennst { $cards } Karte dieser Hand
   *[other] Du kennst { $cards } Karten dieser Hand
}
web-unstable-unicorns-unknown = { $cards ->
    [one] Und { $cards } Karte, die du nicht kennst.
   *[other] Und { $cards } Karten, die du nicht kennst.
}
web-unstable-unicorns-nothing-here = Hier ist nichts.
web-unstable-unicorns-stable = { $you ->
    [yes] Dein Stall
   *[no] Stall von { $name }
}
web-unstable-unicorns-bare = leerer Stall
web-unstable-unicorns-in-hand = Deine Hand
web-unstable-unicorns-your-hand = { $cards ->
    [one] Deine Hand, { $cards } Karte
   *[other] Deine Hand, { $cards } Karten
}
web-unstable-unicorns-no-hand = Keine Karten auf der Hand
web-unstable-unicorns-cow = als Kuh verkleidet, zählt nicht
web-unstable-unicorns-blank = in grauer Uniform, ohne Effekt
web-unstable-unicorns-lent = bis zum Ende des Zuges verliehen

## Die Leute

web-unstable-unicorns-you = dich
web-unstable-unicorns-seat = { $you ->
    [yes] Du
   *[no] { $name }
}
web-unstable-unicorns-turn-of = am Zug
web-unstable-unicorns-count = { $count ->
    [one] { $count } von { $goal } Einhörnern
   *[other] { $count } von { $goal } Einhörnern
}
web-unstable-unicorns-holds = { $cards ->
    [one] { $cards } Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
}
web-unstable-unicorns-skips = { $turns ->
    [one] setzt einmal aus
   *[other] setzt { $turns }-mal aus
}
web-unstable-unicorns-extra = { $turns ->
    [one] ein Extrazug folgt
   *[other] { $turns } Extrazüge folgen
}
web-unstable-unicorns-cows = Kuhkostüme
web-unstable-unicorns-blanks = graue Uniformen
web-unstable-unicorns-limit = Handlimit { $cards }

## Die Karte, die gerade gespielt wird

web-unstable-unicorns-stack = Gespielte Karte
web-unstable-unicorns-quiet = Gerade wird keine Karte gespielt.
web-unstable-unicorns-asking = Karte, die etwas verlangt
web-unstable-unicorns-read = { $card } groß lesen
web-unstable-unicorns-plays = { $you ->
    [yes] Du spielst { $card }
   *[no] { $name } spielt { $card }
}
web-unstable-unicorns-plays-at = { $you ->
    [yes] Du spielst { $card } → { $targets }
   *[no] { $name } spielt { $card } → { $targets }
}
web-unstable-unicorns-neighs = { $you ->
    [yes] Du antwortest: { $card }
   *[no] { $name } antwortet: { $card }
}
web-unstable-unicorns-passes = So wie es steht, kommt { $card } durch.
web-unstable-unicorns-stopped = So wie es steht, ist { $card } gestoppt.
web-unstable-unicorns-threatened = In Gefahr: { $card }

## Was du gefragt wirst

web-unstable-unicorns-ask-plays = Du bist dran: Spiel bis zu { $plays } Karten oder zieh eine.

## Was die anderen tun

web-unstable-unicorns-wait-foal = Hier fehlt noch das Fohlen: { $name }
web-unstable-unicorns-wait-use = { $name } beginnt den Zug.
web-unstable-unicorns-wait-action = { $name } überlegt den nächsten Zug.
web-unstable-unicorns-wait-neigh = Wiehert jemand dagegen?
web-unstable-unicorns-wait-may = { $name } darf eine Karte nutzen.
web-unstable-unicorns-wait-choose = { $name } wählt aus.
web-unstable-unicorns-wait-either = { $name } wählt aus.
web-unstable-unicorns-wait-guard = { $name } darf ein Einhorn schützen.
web-unstable-unicorns-wait-limit = { $name } hat zu viele Karten und wirft ab.
web-unstable-unicorns-wait-call = { $name } darf jemanden bestimmen.

## Was eine Wahl bewirkt

web-unstable-unicorns-do-draw = Karte ziehen
web-unstable-unicorns-do-end-use = Weiter
web-unstable-unicorns-do-end-action = Zug beenden
web-unstable-unicorns-do-pass = Durchlassen
web-unstable-unicorns-do-yes = Ja
web-unstable-unicorns-do-no = Nein
web-unstable-unicorns-do-nothing = Nichts gefunden
web-unstable-unicorns-do-first = Das Erste
web-unstable-unicorns-do-second = Das Zweite
web-unstable-unicorns-do-swap = Neue Hand (einmal im Spiel)
web-unstable-unicorns-do-player = { $name } wählen
web-unstable-unicorns-do-play = { $card } spielen
web-unstable-unicorns-do-pick = { $card } wählen
web-unstable-unicorns-do-pick-of = { $card } von { $name } wählen
web-unstable-unicorns-do-use = { $card } nutzen

## Erste Schritte

web-unstable-unicorns-help-foal = Willkommen! Alle beginnen mit einem Fohlen. Tipp auf das, das dir am besten gefällt: Es zählt als dein erstes Einhorn.
web-unstable-unicorns-help-use = Manche Karten tun etwas am Anfang deines Zuges. Tipp auf eine, die leuchtet, um sie zu nutzen, oder mach weiter.
web-unstable-unicorns-help-action = Spiel eine Karte: Tipp sie an oder zieh sie auf den Tisch. Einhörner sammeln sich in deinem Stall, und ein voller Stall gewinnt. Nichts Passendes dabei? Zieh eine Karte vom Stapel.
web-unstable-unicorns-help-neigh = Jemand spielt eine Karte. Mit einer Wieherkarte kannst du sie jetzt stoppen; alle werden gleichzeitig gefragt. Ohne Wieherkarte lässt du sie einfach durch.
web-unstable-unicorns-help-may = Diese Karte bietet dir etwas an. Du darfst, musst aber nicht.
web-unstable-unicorns-help-player = Tipp auf einen Namen.
web-unstable-unicorns-help-card = Tipp auf eine Karte, die leuchtet. Halte eine Karte gedrückt, um sie zu lesen.
web-unstable-unicorns-help-hand = Tipp auf eine deiner Handkarten.
web-unstable-unicorns-help-found = Tipp auf eine der ausgebreiteten Karten.
web-unstable-unicorns-help-either = Zwei Auswege, und du entscheidest.
web-unstable-unicorns-help-guard = Eine andere Karte kann den Schlag für dein Einhorn einstecken.
web-unstable-unicorns-help-limit = { $cards ->
    [one] Dein Handlimit ist 1 Karte: Mehr behältst du am Ende deines Zuges nicht.
   *[other] Dein Handlimit sind { $cards } Karten: Mehr behältst du am Ende deines Zuges nicht.
}
web-unstable-unicorns-help-call = Das gibt es nur in der Partyvariante.

## Das Ende

web-unstable-unicorns-nobody = Niemand gewinnt: Auch nach dem Buchstabenzählen steht es gleich.
web-unstable-unicorns-letters = { $letters ->
    [one] Gleichstand: { $letters } Buchstabe in den Namen der Einhörner
   *[other] Gleichstand: { $letters } Buchstaben in den Namen der Einhörner
}

## Opening a table

web-unstable-unicorns-targeting-simple = Bevor die anderen wiehern dürfen
web-unstable-unicorns-targeting-advanced = Nachdem die anderen wiehern durften
web-unstable-unicorns-party-off = Keine
web-unstable-unicorns-party-sips = Mit Schlucken
web-unstable-unicorns-party-layers = Mit Kleidern
web-unstable-unicorns-new_hand-before-action = Nur vor der eigenen Aktion
web-unstable-unicorns-new_hand-when-asked = Wann immer du gefragt wirst
web-unstable-unicorns-winning-settled = Wenn kein Effekt mehr aussteht
web-unstable-unicorns-winning-at-once = Sobald das letzte hereinkommt
web-unstable-unicorns-pair_deck-small = Weniger, mit je einer Wieherkarte
web-unstable-unicorns-pair_deck-whole = Alle Karten
web-unstable-unicorns-stable_named-when-played = Gleich beim Ausspielen genannt
web-unstable-unicorns-stable_named-like-players = Genannt wie Personen
web-unstable-unicorns-enter_named-when-played = Beim Ausspielen genannt
web-unstable-unicorns-enter_named-coming-in = Erst im Stall gewählt
web-unstable-unicorns-short_discard-partly = Was da ist
web-unstable-unicorns-short_discard-in-full = Alles oder nichts
unstable-unicorns-window-neigh = Wiehern
web-unstable-unicorns-in-stables = Wähle eine davon
web-unstable-unicorns-neigh = Wieher!
web-unstable-unicorns-hand-cost = Kostet dich { $cards ->
    [one] deine andere Handkarte
   *[other] deine { $cards } Handkarten
}.
web-unstable-unicorns-swap-cost = Wirft deine { $cards ->
    [one] einzige Karte
   *[other] { $cards } Karten
} für eine neue Hand ab. Einmal im Spiel.
