# Zwei Entwürfe eines Spiels im Vergleich: dieselben Karten unter beiden.

compare-title = { $game }: zwei Entwürfe im Vergleich
compare-lead = { $games } Partien von jedem Entwurf an Tischen mit { $seats } Plätzen, mit denselben Kartenverteilungen, gespielt von diesen Bots: { $bots }. Startwert { $seed }.
compare-design = { $name }: Ausgabe { $edition }. { $made }
compare-length = { $how ->
    [more] Partien dauern länger: { $before } Aktionen bei A, { $after } bei B, ein Unterschied von { $more }.
    [less] Partien sind kürzer: { $before } Aktionen bei A, { $after } bei B, ein Unterschied von { $more }.
   *[same] Partien dauern etwa gleich lang: { $before } Aktionen bei A, { $after } bei B, ein Unterschied von { $more }.
}
compare-points = { $how ->
    [more] Wer gewinnt, hat mehr Punkte: { $before } bei A, { $after } bei B, ein Unterschied von { $more }.
    [less] Wer gewinnt, hat weniger Punkte: { $before } bei A, { $after } bei B, ein Unterschied von { $more }.
   *[same] Wer gewinnt, hat etwa gleich viele Punkte: { $before } bei A, { $after } bei B, ein Unterschied von { $more }.
}
compare-first = { $how ->
    [more] Wer beginnt, gewinnt öfter: { $before } bei A, { $after } bei B, ein Unterschied von { $more } Prozentpunkten.
    [less] Wer beginnt, gewinnt seltener: { $before } bei A, { $after } bei B, ein Unterschied von { $more } Prozentpunkten.
   *[same] Wer beginnt, gewinnt etwa gleich oft: { $before } bei A, { $after } bei B, ein Unterschied von { $more } Prozentpunkten.
}
compare-cards-changed = { $number ->
    [one] Eine Karte hat ihren Wert verändert: { $cards }.
   *[other] { $number } Karten haben ihren Wert verändert, am deutlichsten: { $cards }.
}
compare-cards-same = Keine Karte hat ihren Wert über den Zufall hinaus verändert.
compare-cards-alone = Diese gibt es nur in einem der Entwürfe, oder im anderen bekam sie kaum jemand: { $cards }.
compare-judged = { $tests } Unterschiede wurden gemeinsam beurteilt; { $telling } davon gehen über den Zufall hinaus.
compare-endings = Wie Partien enden
compare-cards = Was Karten wert sind
compare-cards-note = Um wie viel öfter gewinnt, wer eine Karte bekam, bei B verglichen mit A, in Prozentpunkten mit dem 95-%-Intervall. Diese stechen heraus:
compare-cards-rest = { $cards ->
    [one] eine Karte, die sich nicht über den Zufall hinaus verändert hat
   *[other] { $cards } Karten, die sich nicht über den Zufall hinaus verändert haben
}
compare-both = { $before } bei A, { $after } bei B
compare-method = Jede Kartenverteilung wurde unter beiden Entwürfen von denselben Bots auf denselben Plätzen gespielt. Unterschiede werden zwischen den beiden Partien eines Paars gebildet, die Intervalle kommen aus der Streuung zwischen den Verteilungen, und alles wird gemeinsam beurteilt (Verfahren von Holm): Dass auch nur einer der markierten Unterschiede falscher Alarm ist, hat höchstens 5 % Wahrscheinlichkeit.

## Fehler

mistake-compare-designs = Es gibt keine zwei Entwürfe von { $game } zu vergleichen.
    .way-out = Gib etwas an, das sich unterscheidet: --pack ein- oder zweimal, --edition zweimal oder --option zweimal mit demselben Namen und zwei Werten.
mistake-compare-seats = Die beiden Entwürfe werden an Tischen mit { $first } und mit { $second } Plätzen gespielt.
    .way-out = Sag, wie viele am Tisch sitzen: --seats ZAHL
