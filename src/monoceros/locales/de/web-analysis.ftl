# Die Seite, die zeigt, wo sich ein Spiel gedreht hat. $you ist "yes", wenn von der lesenden Person die Rede ist.

web-analysis = Analyse
web-analysis-how = Jeder Augenblick des Spiels noch einmal durchdacht: wer wohl gewinnen würde, wo sich das gedreht hat und was sonst möglich war.
web-analysis-running = Wird durchdacht: { $done } von { $actions } Zügen
web-analysis-queued = Andere Spiele sind zuerst dran. Deines ist Nummer { $place } in der Schlange.
web-analysis-leave = Du kannst diese Seite verlassen und später wiederkommen: Das Ergebnis bleibt.
web-analysis-failed = Diese Analyse hat nicht geklappt. Versuch es noch einmal.
web-analysis-again = Noch einmal
web-analysis-chances = Siegchance
web-analysis-chart = Die Siegchance aller nach jedem Zug, wie jemand sie geschätzt hätte, der zuschaut. Die Zahlen oben markieren die Wendepunkte.
web-analysis-deal = Das Austeilen:
web-analysis-move = Zug { $n }:
web-analysis-moment = Zug { $n }: { $words }
web-analysis-quiet = { $name } lässt es geschehen.
web-analysis-see = Ansehen
web-analysis-in-chart = Im Bild zeigen
web-analysis-shift = { $you ->
    [yes] Deine Siegchance
   *[no] Siegchance von { $name }
 }: { $from } % → { $to } %
web-analysis-chosen = Gewählt
web-analysis-better = Besser
web-analysis-cost = Von 100 solchen Spielen gewinnt das etwa { $cost } mehr.
web-analysis-thought = „{ $thought }“
web-analysis-all = { $count ->
    [one] Zeigen
   *[other] Alle { $count } zeigen
 }
web-analysis-split = Können ist, was die eigenen Entscheidungen im Vergleich zu denen der anderen wert waren. Glück ist alles Übrige am Ergebnis. Die Mitte ist ein gerechter Anteil; 100 wären ein ganzer Sieg.
web-analysis-won-lucky = { $you ->
    [yes] Das Glück hat mehr zu deinem Sieg beigetragen als dein Spiel.
   *[no] Das Glück hat mehr zu diesem Sieg beigetragen als das Spiel.
 }
web-analysis-won-better = { $you ->
    [yes] Gut gespielt: Deine Entscheidungen haben gewonnen.
   *[no] Gut gespielt: Hier haben gute Entscheidungen gewonnen.
 }
web-analysis-lost-unlucky = { $you ->
    [yes] Es lag mehr an den Karten als an dir.
   *[no] Es lag mehr an den Karten als am Spiel.
 }
web-analysis-lost-worse = { $you ->
    [yes] Deine Entscheidungen haben dich mehr gekostet als die Karten.
   *[no] Hier haben Entscheidungen mehr gekostet als die Karten.
 }
web-analysis-even = { $you ->
    [yes] Genau das, was dein Platz wert war.
   *[no] Genau das, was dieser Platz wert war.
 }
web-analysis-every = Zug für Zug
web-analysis-show = Liste zeigen
web-analysis-hide = Liste verbergen
web-analysis-number = Zug
web-analysis-what = Was geschah
web-analysis-share = Link zu dieser Analyse
