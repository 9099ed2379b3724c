# The command line and what all games share.

at-line = { $file }, Zeile { $line }:
face-down = verdeckt
you = Du
bot-name = Bot { $name }

## Engine

engine-notice = Hinweis: Es läuft die interpretierte Engine, etwa zehnmal langsamer. Der Grund: { $reason }.
engine-compiled = kompilierte Engine
engine-interpreted = interpretierte Engine: { $reason }
engine-asked-for = so gewünscht durch MONOCEROS_ENGINE
engine-not-compiled = sie wurde nicht kompiliert; wenn ein C-Compiler da ist, erledigt das: { $command }
engine-other-python = sie wurde für ein anderes Python kompiliert; neu kompilieren mit: { $command }
engine-sources-changed = ihr Quelltext wurde seitdem geändert; neu kompilieren mit: { $command }

## games, rules, cards

games-edition = Ausgabe
games-small = Kleine Ausgabe
games-small-about = das Ende einer Partie, klein genug zum Lösen: „monoceros solve“
games-players = { $fewest } bis { $most } Personen
games-option = Option
games-reading = Lesart
games-bots = Bots
games-cost = Alle außer expert und master ziehen in etwa einer Millisekunde. expert spielt jede Entscheidung in { $tries } erdachten Welten oder mehr durch: Hundertstelsekunden, und nie mehr als { $seconds } Sekunden. master denkt, bis seine Sekunde um ist oder sich nichts mehr ändern kann.
rules-ruling = unsere Entscheidung { $number }
rules-sister = steht im Regelheft einer anderen Ausgabe
rules-reading = Gilt an Tischen mit der Lesart { $option }={ $value }.
rules-reading-usual = Die übliche Lesart ({ $option }={ $value }); ein Tisch kann eine andere wählen.
rules-not-here = in dieser Ausgabe nicht enthalten
rules-no-difference = Diese Ausgaben sind sich in allem einig.
cards-copies = Anzahl
cards-code = Kürzel
cards-name = Name
cards-text = Was sie tut
cards-value = { $field }: { $value }
cards-note = Was markiert ist, steht in keiner Quelle: Vergleiche es mit deiner Schachtel, und ändere es mit einem eigenen Kartensatz (--template schreibt einen zum Ausfüllen).
cards-pack-good = { $file } ist ein guter Kartensatz: { $label }, { $total ->
    [one] { $total } Karte
   *[other] { $total } Karten
}.
template-about = Ein Kartensatz für deine eigene Schachtel. Vergleiche jede Karte mit deiner: Wo etwas anders ist, lösche das # vor der Zeile und schreib hin, was auf deiner Karte steht. Alles andere bleibt, wie es ist. Hat deine Schachtel mehr oder weniger Karten, berichtige auch total. "none" steht für eine Angabe, die eine Karte nicht hat. Danach: monoceros cards SPIEL --check DATEI. Möglich ist:
pack-note-hilo-de = Eine Rekonstruktion, nicht die veröffentlichte Kartenliste: Das Regelheft zeigt nur einen Teil der Karten.
pack-note-kill-the-unicorns-retail = Eine Rekonstruktion, nicht die veröffentlichte Kartenliste: Die Regelhefte nennen einige Reinleg-Karten und erklären kaum eine Fähigkeit.
pack-note-kill-the-unicorns-prototype = Eine Rekonstruktion, nicht die veröffentlichte Kartenliste: Die Regeln des Prototyps nennen nur wenige Karten.
pack-note-unstable-unicorns-pl = Die Namen sind unsere eigenen; was die Karten tun, beruht auf Kartenlisten der zweiten Ausgabe.
provenance-attested = belegt
provenance-inferred = erschlossen
provenance-reconstructed = rekonstruiert
provenance-owner = aus deinem Kartensatz

## play

play-help = Gib eine Zahl oder eine Aktion ein. Enter fragt noch einmal. ? nennt die Regel, die gerade gilt; ? mit einer Zahl, einer Karte oder einem Wort der Regeln erklärt diese. u nimmt zurück, q beendet.
play-commitment = Es wird fair ausgeteilt. Festlegung: { $hash }
play-no-such = „{ $word }“ gibt es hier nicht. Enter zeigt die Auswahl noch einmal.
play-unknown = Ich kenne keine Karte, Regel oder Aktion „{ $word }“.
play-choice = [bold]{ $label }[/]: { $action }
play-allowed = „{ $action }“ ist erlaubt.
play-again = Noch einmal? r: Revanche, s: Aufzeichnung speichern, q: aufhören
play-save-unfinished = Partie speichern und später weiterspielen? Gib einen Dateinamen ein, oder drück Enter, um sie nicht zu speichern:
play-save-name = Dateiname für die Aufzeichnung:
play-saved = Gespeichert: { $file }
play-not-saved = { $file } konnte nicht gespeichert werden: { $problem }. Versuch es mit einem anderen Namen.
play-bye = Bis bald, und danke fürs Spielen.
play-you-win = Du hast gewonnen!
play-you-share = Ihr gewinnt zusammen!
play-nobody-wins = Diesmal gewinnt niemand.
play-others-win = Gewonnen: { $names }. Gut gespielt!
undo-done = Zurückgenommen.
undo-nothing-played = Es gibt noch nichts zurückzunehmen.
undo-others-asked = Die anderen wurden auch gefragt, also bleibt es dabei.
undo-not-yours = Die letzte Aktion war nicht deine, also bleibt es dabei.
undo-turn-passed = Dein Zug ist schon vorbei, also bleibt es dabei.
undo-chance-spoke = Inzwischen hat der Zufall entschieden, also bleibt es dabei.
undo-card-shown = Eine verdeckte Karte wurde gezeigt, also bleibt es dabei.

## replay, verify

replay-next = Enter für die nächste Aktion, q zum Aufhören
replay-result = Ergebnis: { $result }
verify-fair = Alles stimmt: { $actions ->
    [one] { $actions } Aktion nach den Regeln
   *[other] { $actions } Aktionen nach den Regeln
}, das Ergebnis ist richtig, und { $chances ->
    [one] { $chances } Zufallsereignis folgt
   *[other] alle { $chances } Zufallsereignisse folgen
} aus dem Geheimnis, das vor dem Austeilen festgelegt wurde, und aus dem Zufall, den alle am Tisch beigesteuert haben.
verify-seeded = Alles stimmt: { $actions ->
    [one] { $actions } Aktion nach den Regeln
   *[other] { $actions } Aktionen nach den Regeln
}, und das Ergebnis ist richtig. Ausgeteilt wurde nach der Zahl { $seed }, ohne Festlegung. Darum ist nicht bewiesen, dass niemand sie ausgesucht hat.

## simulate

simulate-running = Es wird gespielt
simulate-title = { $game }: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} an { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätzen
}
simulate-bot = Bot
simulate-games = Gespielt
simulate-wins = Gewonnen
simulate-rate = Quote
simulate-interval = Intervall (95 %)
simulate-score = Punkte
simulate-quartiles = Streuung
simulate-seats = Siege nach Platz: { $rates }
simulate-speed = Partien/s: { $games }; Aktionen/s: { $steps }; Aktionen je Partie: { $length }
simulate-records = Die Aufzeichnungen liegen in { $folder }.
simulate-out = Die Ergebnisse liegen in { $folder }. Sieh sie dir an: monoceros report { $game } { $folder }

## bench

bench-measuring = Messung: { $name }
bench-missing = Ausgelassen: { $name } ({ $reason }). „make bench“ installiert die Vergleichsprogramme.
bench-hint = „make bench“ misst die Vergleichsprogramme im selben Durchgang mit.
bench-figure = Messwert
bench-ratio = Verhältnis
bench-peers = Zufallspartien, Schritte als Vielfache von { $peer }
bench-steps = Schritte/s
bench-games = Partien/s
bench-copies = Kopien/s
bench-driven = (aus Python gesteuert)
play-exists = { $file } gibt es schon. Nimm einen anderen Namen, oder drück Enter, um ohne Speichern zu gehen.
play-resume = Später weiterspielen mit: { $command }
play-narrow = Dein Terminal ist schmaler als { $columns } Spalten: Zieh es breiter, dann passen die Karten nebeneinander.
verify-compare = Vergleiche sie mit der Festlegung, die du vor dem Austeilen gesehen hast: { $hash }
output-failed = Die Ausgabe konnte nicht geschrieben werden: { $problem }.
