# What the page in the browser says. $you is "yes" when the reader is the player spoken of.

## Everywhere

web-home = Startseite
web-settings = Einstellungen
web-language = Sprache
web-close = Schließen
web-skip = Zum Inhalt springen
web-footer = Monoceros ist ein inoffizielles Fanprojekt, frei und quelloffen. Es hat nichts mit den Verlagen dieser Spiele zu tun.
web-unreachable = Der Server ist nicht zu erreichen. Prüfe deine Verbindung und versuch es noch einmal.
web-lost = Diese Seite gibt es nicht.
web-laying = Der Tisch wird gedeckt …
web-copy = Kopieren
web-copied = Kopiert!
web-qr = QR-Code zu diesem Link
web-guest = Gast
web-player = Platz { $seat }
web-you-mark = du
web-see-rule = Zur Regel

## Home

web-welcome = Kartenspiele mit Einhörnern
web-welcome-how = Tisch öffnen, Link teilen, losspielen. Ohne Konto und ohne Installation.
web-play-now = Sofort spielen
web-choose-bots = Bots aussuchen
web-invite = Freunde einladen
web-rules = Regeln
web-cards = Karten
web-have-code = Hast du einen Code?
web-code = Code des Tisches
web-join = Mitspielen
web-go-on = Weiter
web-public = Öffentliche Tische
web-public-none = Gerade ist an keinem öffentlichen Tisch ein Platz frei.
web-finished = Deine beendeten Spiele
web-players = Wie viele spielen mit?
web-bot = Bot
web-bots-among = Davon Bots
web-level = Stärke der Bots
web-level-random = Spielen aufs Geratewohl
    .text = Irgendein erlaubter Zug, ausgelost: um das Spiel in Ruhe kennenzulernen.
web-level-novice = Neulinge: lernen noch
    .text = Machen einen Zug, der ordentlich aussieht, nie etwas Abwegiges, und vergessen, was nicht mehr zu sehen ist.
web-level-casual = Gelegenheitsspieler: nicht immer der beste Zug
    .text = Sehen die guten Züge, machen nicht immer den besten und vergessen ab und zu eine Karte.
web-level-skilled = Geübte: spielen nach Augenmaß
    .text = Kennen das Spiel gut und spielen nach Augenmaß.
web-level-expert = Profis: denken voraus
    .text = Spielen jeden Zug in Gedanken durch, in Hundertstelsekunden.
web-level-master = Meister: denken eine Sekunde lang
    .text = Denken bis zu einer Sekunde über einen Zug nach und merken sich, was sie gedacht haben: stärker geht es nicht.
web-pace = Bedenkzeit
web-pace-none = Ohne Uhr
web-pace-move-30 = 30 Sekunden pro Zug
web-pace-move-90 = 90 Sekunden pro Zug
web-pace-days-1 = 1 Tag pro Zug
web-pace-days-3 = 3 Tage pro Zug
web-listed = Den Tisch auf der Startseite zeigen, damit alle mitspielen können
web-lay-table = Tisch öffnen
web-nickname = Dein Name

## Before the game

web-sit-down = Setz dich dazu
web-people = Am Tisch
web-open-seat = freier Platz
web-here = da
web-away = nicht da
web-host = Leitung
web-add-bot = Bot dazusetzen
web-remove-bot = Platz freigeben
web-let-bot = Bot spielen lassen
web-give-back = Platz zurückgeben
web-stands-in = Bot für { $name }
web-start = Los geht’s
web-invite-how = Schick diesen Link an deine Freunde, oder lass sie den Code mit dem Handy scannen.
web-invite-link = Link zum Einladen
web-invite-here = Dieser Link funktioniert nur auf diesem Computer. Für Freunde anderswo starte den Server mit „monoceros serve --host 0.0.0.0“ und öffne die Seite unter der Adresse, die er für sie nennt.
web-fair = Ehrlich gemischt: Das Mischen wird vorher versiegelt, und hinterher können es alle nachprüfen. Siegel:

## At the table

web-your-turn = Du bist dran
web-their-turn = am Zug:
web-opponents = Die anderen
web-over = Das Spiel ist vorbei.
web-do-it = Ja, so machen
web-play-it = Spielen
web-not-yet = Noch nicht
web-can-touch = kannst du wählen
web-undo = Zurücknehmen
web-always-pass = Immer passen: { $what }
web-since-turn = Seit deinem Zug
web-fresh = neu seit deinem Zug
web-nothing-to-answer = Du kannst nichts erwidern ({ $what }): Ab jetzt wird hier für dich gepasst.
web-only-this = Mehr ist nicht möglich: { $what }
web-reaction = Zeit zum Eingreifen
web-seconds = { $seconds } Sekunden
web-clock = Restzeit
web-clock-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
web-clock-hours = { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
}
web-side = Verlauf und Chat
web-log = Verlauf
web-log-empty = Hier liest du, was passiert.
web-log-earlier = { $count ->
    [one] { $count } frühere Zeile steht hier nicht. Nach der Partie kannst du alles noch einmal ansehen.
   *[other] { $count } frühere Zeilen stehen hier nicht. Nach der Partie kannst du alles noch einmal ansehen.
}
web-chat = Chat
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-write = Schreib etwas Nettes
web-send = Senden
web-onlookers = { $count ->
    [one] { $count } Person schaut zu
   *[other] { $count } Personen schauen zu
}
web-table-menu = Tisch
web-watching = Du schaust zu.
web-line-lost = Verbindung verloren, neuer Versuch …
web-leave = Verlassen
web-stay = Bleiben
web-leave-title = Den Tisch verlassen?
web-leave-how = Ein Bot spielt für dich weiter, damit die anderen nicht warten müssen. Mit diesem Browser kannst du jederzeit zurückkommen.
web-why-not = Das geht jetzt nicht.
web-time-up = Die Zeit von { $name } ist um: Es wurde automatisch entschieden.
web-winner = Gewonnen
web-nobody-wins = Diesmal gewinnt niemand.
web-guide = Erste Schritte
web-guide-skip = Ohne Hilfe weiter

## Settings

web-speed = Bewegung der Karten
web-speed-slow = Langsam
web-speed-normal = Normal
web-speed-fast = Schnell
web-speed-off = Aus
web-bot-pause = Pause nach dem Zug eines Bots
web-bot-pause-none = keine
web-bot-pause-short = kurz
web-bot-pause-long = lang
web-confirm-when = Vor einem Zug nachfragen
web-confirm-swaps = Nur vor gewichtigen Zügen, etwa dem Tausch eines Magiers
web-confirm-always = Vor jedem Zug, den man nicht zurücknehmen kann
web-confirm-never = Nie
web-theme = Farben
web-theme-auto = Wie mein Gerät
web-theme-dark = Dunkel
web-theme-light = Hell
web-patterns = Kräftige Muster auf den Karten, als zweites Zeichen neben der Farbe
web-sound = Töne
web-help-show = Am Tisch die ersten Schritte zeigen
web-keys = Drück am Tisch die Taste ?, um alle Tasten zu sehen.
web-keys-title = Tasten
web-key-choose = wählen, was leuchtet, nach seiner Nummer
web-key-walk = über den Tisch gehen
web-key-take = wählen, wo du gerade stehst
web-key-next = zur nächsten möglichen Wahl
web-key-read = eine Karte groß zeigen
web-key-confirm = bestätigen oder Gesammeltes spielen
web-key-pass = passen
web-key-drop = loslassen
web-key-hint = nach einem Tipp fragen
web-key-log = den Verlauf öffnen
web-key-help = diese Tasten zeigen

## Replay

web-replay = Noch einmal ansehen
web-replay-start = Die Karten sind ausgeteilt.
web-play = Abspielen
web-pause = Anhalten
web-step = Einen Schritt weiter
web-step-back = Einen Schritt zurück
web-scrub = Stelle im Spiel
web-pace-of = Tempo
web-eyes = Blickwinkel
web-eyes-all = alle Karten offen
web-eyes-onlooker = Publikum
web-share = Diese Stelle teilen
web-download = Herunterladen
web-verify = Mischen prüfen
web-to-table = Zum Tisch
web-proof = Der Beweis
web-proof-promise = Siegel, vor dem Austeilen veröffentlicht (SHA-256 des Geheimnisses)
web-proof-secret = Geheimnis, nach dem Spiel geöffnet
web-proof-entropy = Zufall, den ihr beigesteuert habt
web-proof-kept = Dein Browser hat selbst nachgerechnet: Das Geheimnis passt zum Siegel.
web-proof-broken = Vorsicht: Das Geheimnis passt nicht zum Siegel. Trau diesem Mischen nicht.
web-proof-own-kept = Dein eigener Anteil steckt darin: Dieser Browser hat ihn aufgehoben, und alle Anteile sind die vorher versprochenen.
web-proof-own-broken = Vorsicht: Das sind nicht die Anteile, die dieser Browser vor dem Mischen versprochen sah. Trau ihm nicht.

## Rules and cards

web-rules-of = Regeln: { $game }
web-rules-note = In unseren eigenen Worten, Regel für Regel. Wo das Regelheft schweigt, mussten wir entscheiden, und das steht dann dabei.
web-search = Regeln durchsuchen
web-found = { $count ->
    [one] { $count } Regel gefunden
   *[other] { $count } Regeln gefunden
}
web-compare = Ausgaben vergleichen
web-differences = { $count ->
    [one] { $count } Unterschied
   *[other] { $count } Unterschiede
}
web-chapters = Kapitel
web-from-rulebook = aus dem Regelheft
web-readings = Lesarten des Regelhefts
web-readings-note = Einige Sätze des Regelhefts lassen sich mit gutem Grund auf zwei Arten lesen. Gespielt wird die übliche Lesart, wenn ein Tisch nicht die andere wählt.
web-reading-usual = Die übliche Lesart. Ein Tisch kann anders wählen: { $option }.
web-reading-other = Nur an Tischen, die das gewählt haben: { $option } – { $value }.
web-cards-of = Karten: { $game }
web-cards-total = { $cards } Karten insgesamt.

## HiLo

web-hilo-start-random = Auslosen
web-hilo-start-A = Ich fange an
web-hilo-last_magician-ends = Das Spiel endet sofort
web-hilo-last_magician-casts = Er zaubert zuerst
web-hilo-middle = Stapel
web-hilo-pile-draw = Nachziehstapel
web-hilo-pile-discard = Ablagestapel
web-hilo-your-hand = In deiner Hand
web-hilo-running = Sterntaler der offenen Karten
web-hilo-spoiled = Zählt gerade nichts: Der Magier in dieser Spalte verdirbt sie.
web-hilo-place = { $you ->
    [yes] Deine Karte { $place }
   *[no] { $name }, Karte { $place }
}
web-hilo-half-left = halber Sterntaler links
web-hilo-half-right = halber Sterntaler rechts
web-hilo-half-top = halber Sterntaler oben
web-hilo-half-bottom = halber Sterntaler unten
web-hilo-whole = { $coins ->
    [one] ein ganzer Sterntaler
   *[other] { $coins } ganze Sterntaler
}
web-hilo-ask-cast = Der Magier zaubert: Wähle eine deiner Karten und eine aus einer fremden Auslage.
web-hilo-ask-cast-other = Wähle jetzt die Karte, die du aus einer fremden Auslage haben willst.
web-hilo-ask-cast-own = Wähle jetzt deine Karte, die du dafür hergibst.
web-hilo-do-swap = Deine Karte { $place } ({ $given }) gegen Karte { $spot } ({ $got }) von { $other-name } tauschen?
web-hilo-do-place = Auf Platz { $place } legen: { $card }? Deine Karte dort ({ $out }) kommt auf den Ablagestapel.
web-hilo-do-flip = Karte { $place } aufdecken?
web-hilo-wait-start = Hier fehlt noch die Startkarte: { $names }
web-hilo-wait-turn = { $name } wählt einen Stapel.
web-hilo-wait-taken = { $name } sucht einen Platz für die Karte.
web-hilo-wait-drawn = { $name } hat eine Karte gezogen und überlegt.
web-hilo-wait-uncover = { $name } deckt eine Karte auf.
web-hilo-wait-phoenix = { $name } hat einen Phoenix und deckt noch eine Karte auf.
web-hilo-wait-cast = { $name } hat einen Magier und wählt zwei Karten zum Tauschen.
web-hilo-help-start = Willkommen in deinem Königreich! Diese zwölf verdeckten Karten gehören dir. Tipp irgendeine an, mit ihr fängst du an.
web-hilo-help-turn = Schau dir die beiden Stapel an. Die offene Karte kennst du, die verdeckte ist eine Überraschung. Zwei halbe Sterntaler, die sich berühren, sind ein ganzer!
web-hilo-help-taken = Tipp die Karte an, die du ersetzen willst. Es darf auch eine verdeckte sein.
web-hilo-help-drawn = Gefällt dir die Karte? Dann tipp die Karte an, die sie ersetzen soll. Wenn nicht, tipp auf den Ablagestapel.
web-hilo-help-uncover = Dreh jetzt eine deiner verdeckten Karten um. Wenn alle zwölf offen liegen, ist das Spiel vorbei.
web-hilo-help-phoenix = Dein Phoenix dreht noch eine Karte um. Tipp eine verdeckte an.
web-hilo-help-cast = Zauberei! Tipp eine deiner Karten an und dann eine Karte aus einer fremden Auslage. Die beiden tauschen die Plätze.
web-hilo-no-coins = keine Sterntaler

## Hints

web-hint = Tipp
web-hint-thinking = Denkt nach …
web-hint-chance = { $chance } % Siegchance
web-hint-close = Tipps schließen
