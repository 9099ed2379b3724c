# Balance-Berichte, und was auf dem Weg zu ihnen schiefgehen kann.

# How figures are written: what parts the thousands, what begins the decimals, and what follows a percentage.
report-thousands = .
report-decimal = ,
report-percent = { "\u202F" }%

report-title = { $game }: ein Balance-Bericht
report-made = Karten: { $pack } ({ $provenance }). Optionen: { $options }. Startwert { $seed }, Monoceros { $version }, Regelversion { $rules }.
report-lead = { $games } Partien an Tischen mit { $seats } Plätzen, Ausgabe { $edition }, gespielt von diesen Bots: { $bots }.
report-written = Der Bericht liegt in { $file }.

report-stands-out = Was auffällt
report-length = Wie lange eine Partie dauert
report-length-told = Eine Partie dauert meist { $median } Aktionen, neun von zehn dauern { $low } bis { $high } (im Schnitt { $mean }).
report-median = die Hälfte ist kürzer: { $median }
report-order = Wer beginnt
report-order-note = Wie oft jemand gewinnt, je nachdem, wann der erste Zug kommt. Gleich verteilt wären { $even }.
report-place = { $number ->
   *[other] { $number }. am Zug
}
report-seats = Wer wo sitzt
report-seats-note = Wie oft jeder Platz gewinnt, egal, wer beginnt. Gleich verteilt wären { $even }; alles andere wäre ein Fehler im Spiel oder in der Spielweise.
report-seat = Platz { $seat }
report-endings = Wie Partien enden
report-parts = Woher die Punkte kommen
report-winners = Gewinner, im Schnitt
report-others = alle anderen
report-cards = Welche Karten gewinnen
report-cards-note = Um wie viel öfter gewinnt, wer eine Karte hatte, als andere am selben Tisch ohne sie: in Prozentpunkten, mit 95-%-Intervall. Pfeil und fette Schrift zeigen, was auffällt; die gestrichelte Linie heißt: kein Unterschied.
report-rests = Das beruht auf zum Teil rekonstruierten Karten: { $fields }. Ist deine Schachtel anders, wiederhole die Studie mit einem eigenen Kartensatz (--pack).
report-no-cards = Diese Ergebnisse wurden ohne Karten simuliert (--no-cards). Simuliere ohne diese Option noch einmal, um zu sehen, welche Karten gewinnen.
report-won = { $times ->
    [one] { $number }-mal, davon gewonnen: { $rate }
   *[other] { $number }-mal, davon gewonnen: { $rate }
}
report-more = { $cards ->
    [one] eine Karte dazwischen
   *[other] { $cards } Karten dazwischen
}
report-to = { $low } bis { $high }

report-way-dealt = Ausgeteilt
    .about = Lag zu Beginn verdeckt in der Auslage.
report-way-drawn = Gezogen
    .about = Kam vom Nachziehstapel oder mit der Starthand.
report-way-taken = Genommen
    .about = Wurde vom Ablagestapel genommen.
report-way-played = Gespielt
    .about = Wurde ausgespielt oder ausgelegt.
report-way-held = Am Ende da
    .about = Lag vor einem, als die Partie zu Ende war.
report-way-character = Charakter
    .about = Wer man ist.
report-way-power = Fähigkeit eingesetzt
    .about = Die Fähigkeit des Charakters wurde mindestens einmal benutzt.
report-way-starter = Erstes Einhorn
    .about = Das Einhorn, mit dem man beginnt.
report-way-caught = Gefangen
    .about = Die Beute einer gewonnenen Jagd.
report-way-set = Reinleg-Karte gelegt
    .about = Die eigene Reinleg-Karte wurde gelegt, ob sie aufgedeckt wurde oder nicht.
report-way-sprung = Eigene Reinleg-Karte aufgedeckt
    .about = Die eigene Reinleg-Karte wurde aufgedeckt.
report-way-hit = Reingefallen
    .about = Eine fremde Reinleg-Karte wurde aufgedeckt, als man die Beute schon fast hatte.
report-way-bought = Gekauft
    .about = Wurde auf dem Schwarzmarkt gekauft.

report-behind-luck = Welche kommt, ist reiner Zufall; die Unterschiede zwischen den Karten sind also Unterschiede ihres Werts.
report-behind-choice = Das ist auch eine Entscheidung, also zeigt der Unterschied auch, wer sie sich leisten konnte.
report-behind-end = Das ist auch eine Folge des Gewinnens, also kein Maß für die Karte allein.
report-within-character = Was der Charakter ohnehin gewinnt, zählt dabei nicht.

report-judged = Wie geurteilt wird
report-judged-points = Plätze und Karten werden innerhalb jeder Partie verglichen: wer eine Karte hatte, gegen die am selben Tisch ohne sie. Ein geteilter Sieg zählt anteilig.
report-judged-spread = Die Intervalle enthalten den wahren Wert in 95 von 100 Fällen. Ihre Breite kommt aus der Streuung zwischen den Kartenverteilungen, denn die Plätze einer Partie und die Partien einer Verteilung sind nicht unabhängig voneinander.
report-judged-holm = Es gab { $tests } Vergleiche, und etwa { $expected } davon sähen schon durch Zufall bemerkenswert aus. Darum werden sie gemeinsam beurteilt (Methode von Holm): Dass auch nur einer der { $telling } markierten ein Fehlalarm ist, hat höchstens 5 % Wahrscheinlichkeit.
report-judged-bots = Gespielt haben Bots, keine Menschen. Eine Karte, die einen Plan braucht, den sie nicht haben, sieht hier schwächer aus, als sie ist.
report-again = Dieselben Partien noch einmal:

report-sum-first = { $how ->
    [more] Wer beginnt, ist im Vorteil und gewinnt { $rate }, gleich verteilt wären { $even }.
    [less] Wer beginnt, ist im Nachteil und gewinnt { $rate }, gleich verteilt wären { $even }.
   *[even] Wer beginnt, gewinnt kaum öfter oder seltener als andere: { $rate }, gleich verteilt wären { $even }.
}
report-sum-seats-even = Kein Platz ist besser als ein anderer.
report-sum-seat = { $how ->
    [less] Platz { $seat } ist im Nachteil: Er gewinnt { $rate } statt { $even }.
   *[more] Platz { $seat } ist im Vorteil: Er gewinnt { $rate } statt { $even }.
}
report-sum-ending = Das häufigste Ende, bei { $share } aller Partien: { $ending }.
report-sum-parts = Gewinner haben im Schnitt { $total } Punkte, die meisten von hier: { $part } ({ $points }). Am weitesten vorn liegen sie hier: { $gap } ({ $more } mehr als die anderen).
report-sum-good = { $way }, diese gewinnen öfter: { $cards }.
report-sum-bad = { $way }, diese gewinnen seltener: { $cards }.
report-sum-nothing = { $way }: Nichts fällt auf.
report-sum-judged = { $tests } Vergleiche wurden gemeinsam beurteilt; { $telling } davon fallen über den Zufall hinaus auf.

## Fehler

mistake-extra-missing = Dafür fehlt { $module }.
    .way-out = Installiere es: { $command }
mistake-on-unknown = Auf „{ $on }“ kann keine Simulation laufen.
    .way-out = Schreib --on ray für diesen Rechner oder --on ray://HOST:PORT für einen Cluster.
mistake-ray-refused = Der Ray-Cluster { $on } ist da, lässt dich aber nicht hinein: Er verlangt ein Token, und deins fehlt oder ist falsch.
    .way-out = Schreibe sein Token in RAY_AUTH_TOKEN oder ~/.ray/auth_token und setze RAY_AUTH_MODE=token.
mistake-ray-unreachable = Ray unter { $on } antwortet nicht: { $problem }
    .way-out = Prüfe die Adresse und ob der Cluster läuft, oder lass --on weg, um auf diesem Rechner zu spielen.
mistake-results-none = In diesem Ordner liegen keine Ergebnisse.
    .way-out = Mach zuerst welche: monoceros simulate SPIEL --out ORDNER
mistake-results-gone = Diesen Ordner gibt es nicht oder nicht mehr.
    .way-out = Prüfe den Namen; ein Lauf, dessen Ordner gelöscht wurde, muss neu beginnen.
mistake-results-empty = In diesem Ordner ist noch keine Partie fertig.
    .way-out = Starte dieselbe Simulation noch einmal; sie macht weiter, wo sie aufgehört hat.
mistake-results-damaged = Diese Ergebnisdatei ist nicht lesbar.
    .way-out = Lösch sie und starte dieselbe Simulation noch einmal; nur was fehlt, wird gespielt.
mistake-results-other-plan = In diesem Ordner wurde eine andere Simulation begonnen; es unterscheiden sich: { $fields }.
    .way-out = Wähle mit --out einen anderen Ordner, oder wiederhole den alten Befehl, um dort weiterzumachen (sein Plan steht in plan.json).
mistake-results-other-game = Das sind Ergebnisse von { $found }, nicht von { $game }.
    .way-out = Schreib: monoceros report { $found } ORDNER
mistake-decisions-nowhere = Entscheidungen werden bei den Ergebnissen abgelegt, aber dafür ist kein Ordner angegeben.
    .way-out = Ergänze --out ORDNER.
