# Bad input: what is wrong, and in .way-out what to do instead. The place (file, line) is put in front.

## Names and numbers

mistake-command-unknown = Den Befehl „{ $command }“ gibt es nicht.
    .way-out = Meintest du: { $nearest }? „monoceros --help“ zeigt alle.
mistake-game-missing = Welches Spiel? Es gibt: { $games }.
    .way-out = Nenne eines nach dem Befehl: { $command } hilo
mistake-game-unknown = Das Spiel „{ $game }“ gibt es hier nicht.
    .way-out = Meintest du: { $nearest }? „monoceros games“ zeigt alle.
mistake-edition-unknown = Die Ausgabe „{ $edition }“ gibt es von diesem Spiel nicht.
    .way-out = Versuch es mit: { $nearest }.
mistake-small-edition = „{ $edition }“ ist eine gedruckte Ausgabe, deren Spielbaum niemand durchgehen kann.
    .way-out = Nimm eine kleine Ausgabe: { $known }.
mistake-small-chance = Diese kleine Ausgabe überlässt nach dem Austeilen noch etwas dem Zufall.
    .way-out = Sag uns Bescheid: Ihre Ausgangslage gehört verbessert.
mistake-compare-count = In { $game } gibt es so nichts zu vergleichen.
    .way-out = Nenne mindestens zwei verschiedene Ausgaben, mit Komma dazwischen; es gibt: { $known }.
mistake-seats-count = Diese Personenzahl passt nicht zu { $game }: { $seats }.
    .way-out = { $only ->
        [yes] Es müssen genau { $most } Personen sein.
       *[no] Wähle { $fewest } bis { $most } Personen.
    }
mistake-bot-unknown = Den Bot „{ $bot }“ gibt es nicht.
    .way-out = Versuch es mit: { $nearest }.
mistake-bots-count = Diese Zahl von Bots passt nicht: { $found }.
    .way-out = Nenne 1 bis { $most }, mit Kommas dazwischen; eine kurze Liste wird von vorn wiederholt.
mistake-language-unknown = Die Sprache „{ $language }“ gibt es hier nicht.
    .way-out = Du kannst wählen: { $known }.
mistake-option-unknown = Die Option „{ $option }“ gibt es nicht.
    .way-out = Meintest du: { $nearest }? „monoceros games“ erklärt jede Option.
mistake-option-edition = Die Option „{ $option }“ gehört nicht zur Ausgabe „{ $edition }“.
    .way-out = Sie gehört zu: { $known }.
mistake-option-past = Die Option „{ $option }“ gehört zu früheren Regeln; neue Partien folgen den heutigen.
    .way-out = Lass sie weg. Aufzeichnungen und Partien von damals behalten sie.
mistake-option-value = „{ $value }“ ist kein Wert für die Option „{ $option }“.
    .way-out = Du kannst wählen: { $known }.
mistake-option-pattern = „{ $value }“ ist kein Wert für die Option „{ $option }“.
    .way-out = „monoceros games“ sagt, was sie annimmt.
mistake-option-form = „{ $option }“ ist keine Option mit einem Wert.
    .way-out = Schreib KEY=VALUE, zum Beispiel start=A.
mistake-option-seat = Die Option „{ $option }“ nennt Platz { $seat }, aber dort sitzt niemand.
    .way-out = Wähle einen Platz von A bis { $last }.
mistake-seed-range = Der Startwert { $seed } liegt außerhalb des erlaubten Bereichs.
    .way-out = Wähle eine Zahl von 0 bis 18446744073709551615.
mistake-games-count = Diese Zahl von Partien geht nicht: { $games }.
    .way-out = Wähle 1 bis { $most }.
mistake-tournament-bots = Für ein Turnier braucht es mindestens zwei verschiedene Bots, hier { $found ->
    [one] ist es einer
   *[other] sind es { $found }
 }.
    .way-out = Zähle sie mit Kommas auf, zum Beispiel --bots skilled,expert.
mistake-iterations-count = { $iterations } Durchläufe kann niemand denken.
    .way-out = Wähle 1 bis { $most }.
mistake-jobs-count = Diese Zahl von Arbeitsprozessen geht nicht: { $jobs }.
    .way-out = Wähle 1 bis { $most }.
mistake-bench-seconds = Diese Messdauer in Sekunden geht nicht: { $seconds }.
    .way-out = Wähle mehr als 0 und höchstens { $most }.

## Files

mistake-file-unreadable = Die Datei lässt sich nicht lesen: { $problem }.
    .way-out = Prüfe ihren Namen und ob du sie öffnen darfst.
mistake-file-not-text = Die Datei ist kein UTF-8-Text: Byte { $place } passt nicht.
    .way-out = Speichere sie als UTF-8, oder wähle eine andere Datei.
mistake-file-unwritable = Die Datei lässt sich nicht schreiben: { $problem }.
    .way-out = Wähle einen Namen in einem Ordner, den es gibt und in den du schreiben darfst.
mistake-folder-unusable = Der Ordner lässt sich nicht verwenden: { $problem }.
    .way-out = Wähle einen Ordner, in den du schreiben darfst.

## Notation

mistake-notation-verb = „{ $text }“ beginnt nicht mit einer Aktion.
    .way-out = Die Aktionen sind: { $known }.
mistake-notation-words = In „{ $text }“ folgen auf die Aktion { $found } Angaben statt { $expected }.
    .way-out = Schreib die Aktion und dahinter genau so viele Angaben.
mistake-notation-card = In „{ $text }“ ist „{ $found }“ keine Karte einer Auslage.
    .way-out = Die Karten sind von 1 bis { $last } nummeriert: zuerst die obere Reihe, von links nach rechts.
mistake-notation-word = In „{ $text }“ passt „{ $found }“ nicht.
    .way-out = Dort kannst du schreiben: { $known }.
mistake-notation-seat = In „{ $text }“ stimmt der Platz nicht: Auf { $seat } sitzt niemand.
    .way-out = Die Plätze an diesem Tisch gehen von A bis { $last }.
mistake-notation-own-seat = In „{ $text }“ ist { $seat } dein eigener Platz.
    .way-out = Nenne stattdessen den Platz von jemand anderem.

## Records

mistake-record-first-line = Das ist keine Aufzeichnung einer Partie.
    .way-out = Eine Aufzeichnung beginnt mit der Zeile „{ $expected }“.
mistake-record-line = Diese Zeile gehört nicht in eine Aufzeichnung: { $text }
    .way-out = Kopfzeilen sehen aus wie „game: hilo“ und stehen vor der ersten Aktion; Kommentare beginnen mit #.
mistake-record-move = Diese Aktion lässt sich nicht lesen: { $text }
    .way-out = Eine Aktion besteht aus ihrer Nummer, dem Platz und dem, was getan wird, zum Beispiel: 12 B place 3
mistake-record-number = Die Aktionen sind nicht in der richtigen Reihenfolge: { $text }
    .way-out = Diese hier müsste die Nummer { $expected } haben.
mistake-record-twice = Im Kopf steht „{ $field }“ zweimal.
    .way-out = Entferne eine der Zeilen.
mistake-record-missing = Im Kopf fehlt „{ $field }“.
    .way-out = Ergänze die Zeile aus der ursprünglichen Aufzeichnung.
mistake-record-number-field = Im Kopf steht bei { $field } „{ $found }“, und das ist keine Zahl.
    .way-out = Schreib sie in Ziffern.
mistake-record-number-large = Im Kopf steht { $field } { $found }; das ist zu groß.
    .way-out = Nimm höchstens 20 Ziffern, wie in der ursprünglichen Aufzeichnung.
mistake-record-players = Im Kopf { $found ->
    [one] steht ein Name
   *[other] stehen { $found } Namen
    } für { $expected } Plätze.
    .way-out = Nenne für jeden Platz einen, mit Kommas dazwischen, oder lass die Zeile weg.
mistake-record-option = Im Kopf steht die Option „{ $found }“ ohne Wert.
    .way-out = Schreib Optionen als KEY=VALUE.
mistake-record-secret = Das Geheimnis (secret) ist nicht hexadezimal.
    .way-out = Kopiere es noch einmal aus der ursprünglichen Aufzeichnung.
mistake-record-cut-short = Die Aufzeichnung endet ohne Ergebnis: Die Datei wurde abgeschnitten.
    .way-out = Hol dir die ganze Datei noch einmal; eine abgebrochene Partie endet mit „result: *“.
mistake-record-after-result = Nach dem Ergebnis kommt noch etwas: { $text }
    .way-out = Das Ergebnis ist die letzte Zeile; entferne, was danach kommt.
mistake-record-rules = Die aufgezeichnete Partie wurde nach Version { $found } der Regeln gespielt, und dieses Programm spielt nach Version { $expected }.
    .way-out = Spiel sie mit der Version von Monoceros ab, mit der sie entstanden ist.
mistake-record-pack = Die aufgezeichnete Partie wurde mit dem Kartensatz „{ $found }“ gespielt, und hier ist „{ $expected }“.
    .way-out = Wenn es ein eigener Kartensatz war, gib ihn mit --pack an; sonst nimm die Version, mit der sie entstanden ist.
mistake-record-own-pack = Die Aufzeichnung nennt deinen Kartensatz „{ $found }“, die angegebene Datei ist „{ $expected }“: Sie wurde seither geändert, oder die Aufzeichnung stammt aus einer frühen Version, die diese Kennzahl anders berechnet hat.
    .way-out = Gib die Datei so an, wie sie damals war. Hast du sie nicht geändert, dann schreib „pack: { $expected }“ in die Aufzeichnung; alle ihre Aktionen und ihr Ergebnis werden ohnehin geprüft.
mistake-record-no-secret = Die Aufzeichnung enthält kein Geheimnis (secret): Die Partie lief noch, als sie geschrieben wurde.
    .way-out = Hol dir die Aufzeichnung noch einmal, wenn die Partie vorbei ist.
mistake-record-refused = Die Regeln erlauben „{ $text }“ nicht: { $rule } ({ $clause })
    .way-out = Jemand hat die Aufzeichnung verändert, oder sie gehört zu anderen Regeln; vergleiche sie mit dem Original.
mistake-record-result = Die Aufzeichnung behauptet das Ergebnis „{ $found }“, aber die Aktionen führen zu „{ $expected }“.
    .way-out = Jemand hat die Aufzeichnung verändert; vergleiche sie mit dem Original.
mistake-verify-commitment = Das Geheimnis passt nicht zu der Festlegung, die vor dem Austeilen gemacht wurde.
    .way-out = Trau dieser Kartenverteilung nicht: Das Geheimnis wurde ausgetauscht.
mistake-verify-trace = Um Aktion { $number } herum behauptet die Aufzeichnung, der Zufall habe „{ $found }“ ergeben, aber der Startwert ergibt „{ $expected }“.
    .way-out = Trau dieser Aufzeichnung nicht: Jemand hat sie verändert.
mistake-resume-game = Das ist eine Partie { $found }, nicht { $expected }.
    .way-out = Starte sie mit: monoceros play { $found } --resume …
mistake-resume-over = Diese Partie ist vorbei.
    .way-out = Sieh sie dir an mit: monoceros replay …

## Card packs

mistake-pack-not-toml = Der Kartensatz lässt sich nicht als TOML lesen: { $problem }.
    .way-out = Berichtige diese Stelle; `monoceros cards SPIEL --template` schreibt einen zum Ausfüllen.
mistake-pack-head = Der Teil [pack] stimmt nicht: { $problem }.
    .way-out = Er braucht mindestens id, und bei einem eigenen Kartensatz auch extends.
mistake-pack-section = Es gibt einen Teil „{ $section }“, der nicht in einen Kartensatz gehört.
    .way-out = Ein Kartensatz hat einmal [pack] und beliebig oft [[card]].
mistake-pack-empty = Der Kartensatz hat keine Karten.
    .way-out = Füge mindestens ein [[card]] hinzu.
mistake-pack-card-id = Karte Nummer { $number } hat keine id.
    .way-out = Beginne jedes [[card]] mit einer Zeile wie id = "king".
mistake-pack-duplicate = Die Karte „{ $card }“ kommt zweimal vor.
    .way-out = Behalte ein [[card]] mit dieser id, und gib ihm bei copies die richtige Anzahl.
mistake-pack-extends = Im Kartensatz steht bei extends „{ $found }“.
    .way-out = Schreib extends = "{ $expected }" in seinen Teil [pack].
mistake-pack-unknown-card = Die Karte „{ $card }“ gibt es im Spiel nicht.
    .way-out = Meintest du: { $nearest }?
mistake-pack-field = Die Karte „{ $card }“ stimmt nicht: { $problem }.
    .way-out = Vergleiche sie mit dem mitgelieferten Kartensatz: „monoceros cards“ mit --json gibt ihn aus.
mistake-pack-value = Bei der Karte „{ $card }“ steht { $field } = { $found }.
    .way-out = Möglich ist dort: { $known }.
mistake-pack-field-unknown = Die Karte „{ $card }“ hat eine Angabe „{ $field }“, die es in diesem Spiel nicht gibt.
    .way-out = Meintest du: { $nearest }?
mistake-pack-copies = Bei der Karte „{ $card }“ geht diese Anzahl nicht: { $copies }.
    .way-out = Wähle 0 bis { $most }.
mistake-pack-total = Alle Karten zusammen ergeben die Anzahl { $found }, aber der Kartensatz nennt { $expected }.
    .way-out = Berichtige die Anzahlen (copies), oder setze total in seinem Teil [pack].
mistake-hilo-pack-family = Die Karte „{ $card }“ hat die Rolle { $role }, und ihre Familie passt nicht dazu.
    .way-out = Hüter und Tiere haben eine Familie (dragon, unicorn oder wolf); andere Karten haben keine.
mistake-hilo-pack-edge-twice = Die Karte „{ $card }“ hat zwei halbe Sterntaler an einem Rand.
    .way-out = Nenne left, right, top und bottom jeweils höchstens einmal.
mistake-hilo-pack-coins = Bei der Karte „{ $card }“ geht diese Zahl ganzer Sterntaler nicht: { $coins }.
    .way-out = Wähle 0 bis { $most }.
mistake-hilo-pack-too-few = Außer den Magiern gibt es zu wenige Karten: { $found }.
    .way-out = Vier Auslagen und beide Stapel brauchen davon mindestens { $needed }.

## Positions

mistake-position-field = Eine Stellung hat keinen Teil „{ $word }“.
    .way-out = Ihre Teile sind: { $known }.
mistake-position-value = { $field }={ $found } passt nicht.
    .way-out = Zur Wahl stehen: { $known }.
mistake-position-moment = Beim Schritt { $step } passt „{ $field }“ nicht zum Rest der Stellung.
    .way-out = Ändere das, oder wähle einen anderen Schritt.
mistake-position-seat-missing = Die Auslage von Platz { $seat } fehlt.
    .way-out = Beschreibe für jeden der { $seats } Plätze eine Auslage.
mistake-position-seat = { $field }={ $found } ist kein Platz an diesem Tisch.
    .way-out = Es gibt { $seats } Plätze, von A an.
mistake-position-step = Den Schritt „{ $found }“ gibt es nicht.
    .way-out = Du kannst wählen: { $known }.
mistake-position-card = „{ $found }“ ist keine Karte.
    .way-out = Karten sind { $known }, mit ? davor, wenn sie verdeckt sind, oder nur ? für irgendeine verdeckte Karte.
mistake-position-copies = Die Karte { $card } gibt es im Spiel nur { $copies }-mal.
    .way-out = Nimm eine andere Karte.
mistake-position-layout = In der Auslage von Platz { $seat } stimmt die Zahl der Karten in den Reihen nicht: { $found }.
    .way-out = Zwei Sechserreihen mit einem Schrägstrich dazwischen: ?,?,?,?,?,?/?,?,?,?,?,?
mistake-position-face = In { $field } liegt „{ $found }“ falsch herum.
    .way-out = Karten im Nachziehstapel sind verdeckt (?Ki), Karten im Ablagestapel sind offen (Ki).
mistake-position-held = Im Schritt { $step } stimmt die Zahl der Karten in der Hand nicht: { $found }.
    .way-out = In den Schritten taken und drawn ist genau eine Karte in der Hand, in den anderen keine.
mistake-position-too-many = Die Stellung braucht mehr als die { $cards } Karten des Spiels.
    .way-out = Lass einige weg.
mistake-position-no-pile = Für den Nachziehstapel bleibt keine Karte übrig.
    .way-out = Nenne an anderen Stellen weniger Karten.
mistake-position-no-discard = Der Ablagestapel ist leer.
    .way-out = Leer sein darf er nur, solange jemand eine Karte in der Hand hat; nenne eine Karte.
mistake-position-over = Das Spiel kann nicht vorbei sein, solange Karten verdeckt sind.
    .way-out = Mach alle Karten offen, oder wähle einen anderen Schritt.
mistake-position-finished = Alle Karten von Platz { $seat } sind offen, also ist das Spiel vorbei.
    .way-out = Mach eine Karte verdeckt, oder schreib step=over mit lauter offenen Karten.
mistake-position-start = Im Schritt start sind alle Auslagen verdeckt.
    .way-out = Mach alle Karten verdeckt, oder wähle einen anderen Schritt.
mistake-position-chosen = chosen={ $found } passt nicht.
    .way-out = Für jeden der { $seats } Plätze eine Zahl von 1 bis 12 oder -; mindestens ein Platz muss noch wählen.
mistake-record-entropy = Die Aufzeichnung nennt Entropie für { $found } Plätze, am Tisch waren es { $expected }.
    .way-out = Übernimm die Zeile aus dem Original; ein Platz ohne eigene Entropie hat einen Strich.
mistake-pack-code-twice = Das Kürzel „{ $found }“ der Karte „{ $card }“ kommt zweimal vor.
    .way-out = Gib jeder Karte ein eigenes Kürzel.
mistake-pack-code = „{ $found }“ kann nicht das Kürzel der Karte „{ $card }“ sein.
    .way-out = Ein Kürzel ist ein Großbuchstabe und höchstens drei weitere Buchstaben oder Ziffern, zum Beispiel Ki.
mistake-pack-name = Die Karte „{ $card }“ hat keinen brauchbaren Namen in { $language }.
    .way-out = Schreib 1 bis { $most } Zeichen in eine Zeile.
mistake-pack-id = „{ $found }“ kann nicht die id eines Kartensatzes sein.
    .way-out = Nimm Kleinbuchstaben, Ziffern, - und _, zum Beispiel my-box.
mistake-resume-players = Diese Partie wurde nicht am Terminal gespielt, also ist darin kein Platz für dich.
    .way-out = Eine gespeicherte Partie nennt in der Zeile players zuerst „{ $expected }“ und dann die Bots.
mistake-match-endless = Partie { $number } mit dem Startwert { $seed } war nach { $actions } Aktionen nicht zu Ende.
    .way-out = Die Bots drehen sich im Kreis: Bitte melde das mit dieser Zeile und nimm so lange einen anderen Startwert.
mistake-position-n = n={ $found } ist keine Zahl von Aktionen.
    .way-out = Schreib sie in Ziffern.
