# What is said at a table of HiLo. $you is "yes" when the reader is the player spoken of, "target" when
# something was done to the reader; $name, $other-name, $card, $out, $got and $given are ready-made names.

hilo-title = HiLo – Dein Königreich
hilo-summary = Tausche Karten, bis dein Königreich voller Sterntaler ist.

## Events

hilo-choose = { $you ->
    [yes] Du hast Karte { $place } als Startkarte gewählt.
   *[no] { $name } hat eine Startkarte gewählt.
}
hilo-flip = { $you ->
    [yes] Du deckst Karte { $place } auf: { $card }.
   *[no] { $name } deckt Karte { $place } auf: { $card }.
}
hilo-start-magician = { $you ->
    [yes] Deine Startkarte war ein Magier. Er wird zurück in den Nachziehstapel gemischt, und auf seinen Platz kommt: { $card }.
   *[no] Die Startkarte von { $name } war ein Magier. Er wird zurück in den Nachziehstapel gemischt, und auf seinen Platz kommt: { $card }.
}
hilo-take = { $you ->
    [yes] Du nimmst vom Ablagestapel: { $card }.
   *[no] { $name } nimmt vom Ablagestapel: { $card }.
}
hilo-draw = { $you ->
    [yes] Du ziehst: { $card }.
   *[no] { $name } zieht eine Karte.
}
hilo-discard = { $you ->
    [yes] Du legst auf den Ablagestapel: { $card }.
   *[no] { $name } legt auf den Ablagestapel: { $card }.
}
hilo-place = { $you ->
    [yes] Du legst auf Platz { $place }: { $card }. Auf den Ablagestapel kommt: { $out }.
   *[no] { $name } legt auf Platz { $place }: { $card }. Auf den Ablagestapel kommt: { $out }.
}
hilo-swap = { $you ->
    [yes] Zauberei! Du tauschst deine Karte { $place } ({ $given }) gegen Karte { $spot } ({ $got }) von { $other-name }.
    [target] Zauberei! { $name } tauscht Karte { $place } ({ $given }) gegen deine Karte { $spot } ({ $got }).
   *[no] Zauberei! { $name } tauscht Karte { $place } ({ $given }) gegen Karte { $spot } ({ $got }) von { $other-name }.
}
hilo-reshuffle = Der Nachziehstapel ist aufgebraucht: Aus dem gemischten Ablagestapel wird ein neuer.
hilo-end = { $you ->
    [yes] In deiner Auslage liegt alles offen: Das Spiel ist sofort vorbei.
   *[no] In der Auslage von { $name } liegt alles offen: Das Spiel ist sofort vorbei.
}
hilo-uncover-rest = { $you ->
    [yes] Deine Karte { $place } war: { $card }.
   *[no] Karte { $place } von { $name } war: { $card }.
}

## What you are asked for

hilo-ask-start = Such dir deine Startkarte aus: Sie wird aufgedeckt.
hilo-ask-turn = Du bist dran: Nimm die Karte vom Ablagestapel ({ $card }) oder zieh eine Karte.
hilo-ask-taken = Du hast diese Karte genommen: { $card }. Ersetze damit eine deiner Karten.
hilo-ask-drawn = Du hast diese Karte gezogen: { $card }. Ersetze damit eine deiner Karten, oder leg sie ab und deck eine Karte auf.
hilo-ask-uncover = Deck eine deiner verdeckten Karten auf.
hilo-ask-phoenix = Der Phoenix brennt: Deck noch eine verdeckte Karte auf.
hilo-ask-cast = Der Magier zaubert: Tausche eine deiner Karten gegen eine Karte aus einer fremden Auslage. Zum Beispiel: { $example }

## Choices

hilo-choice-take = Karte nehmen ({ $card })
hilo-choice-draw = eine Karte ziehen
hilo-choice-discard = Karte ablegen ({ $card }), dann eine deiner Karten aufdecken
hilo-choice-place = damit diese Karte ersetzen
hilo-choice-flip = diese Karte aufdecken

## The table

hilo-coins = { $coins ->
    [one] { $coins } Sterntaler
   *[other] { $coins } Sterntaler
}
hilo-hidden = { $cards } verdeckt
hilo-discard-pile = Ablagestapel: { $card }
hilo-discard-empty = Ablagestapel: leer
hilo-draw-pile = Nachziehstapel: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
hilo-held = { $you ->
    [yes] In deiner Hand: { $card }
   *[no] { $name } hält: { $card }
}
hilo-held-secret = eine Karte, die sonst niemand sieht

## Where the coins come from

hilo-part-joints = zusammengefügte halbe Sterntaler
hilo-part-full-coins = ganze Sterntaler auf Karten
hilo-part-keeper-dragon = Drachenhüter
hilo-part-keeper-unicorn = Einhornhüterin
hilo-part-keeper-wolf = Wolfshüterin
hilo-part-void = von einem Magier verdorben

## Options

hilo-option-start = Wer anfängt
    .text = random: das Los entscheidet; ein Platz: A bis D; winner: wer die letzte Partie gewonnen hat; next: der Platz nach dem, der letztes Mal angefangen hat.
hilo-option-last_winners = Wer die letzte Partie gewonnen hat
    .text = Platzbuchstaben, zum Beispiel B oder AC; wird für start=winner gebraucht.
hilo-option-last_starter = Wer die letzte Partie angefangen hat
    .text = Ein Platzbuchstabe; wird für start=next gebraucht.
hilo-option-last_magician = Magier als letzte Karte
    .text = ends: das Spiel endet, bevor er zaubert; casts: er zaubert zuerst, und das Spiel geht weiter, wenn dadurch eine verdeckte Karte kommt.

## Chapters of the rules

hilo-section-goal = Das Ziel
hilo-section-players = Wer mitspielt
hilo-section-deck = Karten
hilo-section-setup = Vorbereitung
hilo-section-turn = Dein Zug
hilo-section-layout = Deine Auslage
hilo-section-magician = Der Magier
hilo-section-phoenix = Der Phoenix
hilo-section-effects = Wirkungen
hilo-section-pile = Der Nachziehstapel
hilo-section-end = Das Ende
hilo-section-score = Sterntaler zählen
hilo-section-win = Wer gewinnt

## Fields of the cards

hilo-field-role = Rolle
hilo-field-family = Familie
hilo-field-half_coins = Halbe Sterntaler
hilo-field-full_coins = Ganze Sterntaler

## What the fields of the cards may say

hilo-value-resident = Bewohner
hilo-value-keeper = Hüter
hilo-value-animal = Tier
hilo-value-magician = Magier
hilo-value-phoenix = Phoenix
hilo-value-dragon = Drache
hilo-value-unicorn = Einhorn
hilo-value-wolf = Wolf
hilo-value-left = links
hilo-value-right = rechts
hilo-value-top = oben
hilo-value-bottom = unten
