## Bots, Turniere, Tipps und Analyse

tournament-title = { $game }: { $games } Partien an Tischen mit { $seats } Plätzen
tournament-rating = Wertung
tournament-interval = Intervall (95 %)
tournament-meeting = { $bot } landet in { $rate } der Begegnungen vor { $other } ({ $interval }, { $games } gezählt)

solve-title = { $game }, Ausgabe { $edition }: { $deals } Kartenverteilungen, { $histories } Spielverläufe, { $sets } Informationsmengen ({ $each })
solve-policy = Gespielt von
solve-worth = Wert für jeden Platz
solve-response = Beste Antwort
solve-exploitability = Ausnutzbarkeit
solve-about = Ausnutzbarkeit: was ein Platz im Schnitt gewinnt, wenn er bestmöglich antwortet; 0 ist ein Gleichgewicht. Die beste Antwort kennt die Gewohnheiten der anderen, nie ihre Karten.
solve-written = Geschrieben: { $file }

hint-thought-through = Zu Ende gedacht schneidet das am besten ab.
hint-only-move = Etwas anderes kannst du gerade nicht tun.
hint-all-alike = Hier ist alles gleich gut: Hör auf dein Bauchgefühl.
hilo-hint-take = Die offene Karte passt: etwa { $coins ->
    [one] ein Sterntaler
   *[other] { $coins } Sterntaler
 } mehr.
hilo-hint-draw = Eine Karte vom Stapel verspricht im Schnitt etwa { $coins ->
    [one] einen Sterntaler
   *[other] { $coins } Sterntaler
 }.
hilo-hint-lay-off = Diese Karte hilft dir nirgends; sieh lieber nach, was du hast.
hilo-hint-uncover = Das bringt dich dem Ende näher und überrascht dich vielleicht.
hilo-hint-swap = Ein Tausch, der dir etwa { $coins ->
    [one] einen Sterntaler
   *[other] { $coins } Sterntaler
 } bringt.
hilo-hint-harmless = Das schadet am wenigsten.
hilo-hint-place = Hier bringt sie etwa { $coins ->
    [one] einen Sterntaler
   *[other] { $coins } Sterntaler
 }.
hilo-hint-now = Hier bringt sie sofort { $coins ->
    [one] einen Sterntaler
   *[other] { $coins } Sterntaler
 }.
hilo-hint-over-hidden = Sie ersetzt eine Karte, die du nicht kennst: Du gibst nichts Sicheres auf.
hilo-hint-over-idle = Die Karte dort bringt dir nichts; diese vielleicht schon.
hilo-hint-end = Das beendet das Spiel, solange du vorn liegst.
hilo-hint-end-behind = Das beendet das Spiel, und deine verdeckten Karten können es noch drehen.

unstable-unicorns-hint-keep-neigh = Heb dir deine Wieherkarte für etwas auf, das mehr wehtut.
unstable-unicorns-hint-neigh = Das aufzuhalten ist eine Wieherkarte wert.
unstable-unicorns-hint-draw = Mehr Karten sind gerade mehr wert als alles, was du spielen könntest.
unstable-unicorns-hint-unicorn = Ein Einhorn mehr in deinem Stall.
unstable-unicorns-hint-win = Damit hast du genug, um zu gewinnen!
unstable-unicorns-hint-hinder = Das bremst jemanden, der zu nah am Sieg ist.
unstable-unicorns-hint-effect = Was diese Karte tut, hilft dir jetzt am meisten.

analyse-running = Wird durchdacht
analyse-chances = Siegchance im Lauf der Partie, wie Zuschauer sie gesehen hätten
analyse-turns = Hier kippte es
analyse-better = Was besser gewesen wäre
analyse-instead = besser { $best }, { $cost } verschenkt
analyse-flawless = Da gibt es nichts zu meckern.
analyse-shares = Glück und Können
analyse-player = Wer
analyse-given-away = Verschenkt
analyse-skill = Können
analyse-luck = Glück
analyse-result = Ergebnis
analyse-note = Jede Entscheidung wird an dem gemessen, was man zu der Zeit wusste. Einzeln genannt wird nur, was kaum Zufall sein kann; fürs Können zählen alle Entscheidungen.

bench-search = Suche, als Vielfaches von { $peer }
bench-iterations = Durchläufe/s

kill-the-unicorns-hint-bid = Eine gute Chance auf dieses Einhorn für { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
 }.
kill-the-unicorns-hint-save = Spar deine Karten: Es kommen noch bessere Einhörner.
kill-the-unicorns-hint-buy = Das ist für deine Herde seinen Preis wert.
kill-the-unicorns-hint-no-buy = Auf dem Markt ist gerade nichts seinen Preis wert.
