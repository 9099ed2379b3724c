### The rules of HiLo in our own words: for each clause of rulebook.toml a short title, and the rule itself as .text.

## Setup

hilo-goal = Die meisten Sterntaler sammeln
    .text = Bau dir dein eigenes kleines Königreich. Wechsle deine Karten so geschickt, dass deine Auslage am Ende möglichst viele Sterntaler wert ist.
hilo-players = Zu zweit bis zu viert
    .text = HiLo ist für 2 bis 4 Leute ab 6 Jahren. Nur wer einen Platz am Tisch hat, kann einen Zug machen.
hilo-deck = Ein Spiel mit 69 Karten
    .text = Gespielt wird mit 69 Karten. Die 56 Sterntaler-Chips aus der Schachtel sind nur Zählhilfen für den Schluss.
hilo-setup-deal = Zwölf verdeckte Karten für alle
    .text = Du bekommst wie alle anderen 12 verdeckte Karten. Sie liegen in zwei Sechserreihen vor dir und sind deine Auslage.
hilo-setup-piles = Nachziehstapel und Ablagestapel
    .text = Was nach dem Austeilen übrig ist, wird in der Tischmitte zum Nachziehstapel. Seine oberste Karte kommt offen daneben und eröffnet den Ablagestapel.
hilo-setup-first-discard = Eine besondere erste Karte
    .text = Ist die allererste Karte im Ablagestapel ein Magier oder ein Phoenix, bleibt sie einfach dort. Erst wenn jemand sie in die eigene Auslage holt, passiert etwas.
hilo-setup-start-player = Wer anfängt
    .text = Laut Spielregel fängt die Person an, der als Letzter ein Einhorn begegnet ist. An unserem Tisch entscheidet das Los. Wer den Tisch eröffnet, darf stattdessen einen festen Platz wählen, den Siegerplatz der letzten Partie oder den Platz nach dem, der sie begonnen hat.
hilo-setup-start-card = Genau eine Startkarte
    .text = Vor dem ersten Zug deckst du genau eine Karte deiner Auslage auf, egal welche. Du wählst nur ein einziges Mal, und los geht es, sobald alle gewählt haben.
hilo-setup-start-order = Startkarten reihum
    .text = Alle suchen sich gleichzeitig eine Startkarte aus. Danach werden die Karten eine nach der anderen im Uhrzeigersinn aufgedeckt, zuerst bei der Person, die anfängt.
hilo-setup-start-magician = Kein Magier zum Start
    .text = Ein Magier als Startkarte zaubert nicht. Er wandert in den Nachziehstapel, der gleich gemischt wird. Seinen Platz bekommt die nächste Karte vom Stapel, und zwar offen.
hilo-setup-start-magician-again = Schon wieder ein Magier
    .text = Ist auch die neue Karte ein Magier, machst du dasselbe noch einmal, bis etwas anderes kommt. Ein Phoenix darf liegen bleiben, bewirkt aber nichts.
hilo-setup-start-phoenix = Ein stiller Phoenix zum Start
    .text = Ein Phoenix als Startkarte bleibt liegen, bewirkt aber noch nichts. Du deckst seinetwegen keine zweite Karte auf.

## Your turn

hilo-turn-clockwise = Reihum im Uhrzeigersinn
    .text = Die Züge gehen im Uhrzeigersinn um den Tisch. Nur wer gerade dran ist, darf etwas tun, also warte bitte, bis du dran bist.
hilo-turn-two-actions = Nehmen oder ziehen
    .text = Dein Zug fängt mit einer Wahl an. Entweder nimmst du die Karte, die auf dem Ablagestapel obenauf liegt, oder du ziehst eine neue vom Nachziehstapel.
hilo-turn-take = Vom Ablagestapel nehmen
    .text = Die genommene Karte kommt offen auf einen Platz deiner Auslage, egal ob dort eine offene oder eine verdeckte Karte liegt. Die alte Karte von diesem Platz wandert offen auf den Ablagestapel.
hilo-turn-take-must-place = Genommene Karten kommen in die Auslage
    .text = Hast du die Karte vom Ablagestapel genommen, muss sie eine deiner 12 Karten ersetzen. Zurücklegen darfst du sie nicht.
hilo-turn-draw = Eine Karte ziehen
    .text = Eine Karte vom Nachziehstapel siehst zuerst nur du. Die anderen sehen sie, sobald du sie hinlegst.
hilo-turn-draw-choices = Behalten oder ablegen
    .text = Für die gezogene Karte gibt es zwei Wege. Sie ersetzt eine Karte deiner Auslage, die dann offen auf den Ablagestapel kommt, oder du legst die gezogene Karte selbst dort ab.
hilo-turn-discard-uncovers = Erst ablegen, dann aufdecken
    .text = Wenn du die gezogene Karte ablegst, musst du gleich danach etwas aufdecken. Such dir dafür in deiner Auslage eine Karte aus, die noch verdeckt ist.

## The layout

hilo-layout-secret = Verdeckt heißt geheim für alle
    .text = Was auf einer verdeckten Karte zu sehen ist, weiß niemand, auch nicht die Person, vor der sie liegt. Heimlich nachsehen gilt nicht. Du erfährst es erst, wenn die Karte aufgedeckt wird oder auf den Ablagestapel kommt.
hilo-layout-upright = Karten stehen immer aufrecht
    .text = Jede Karte steht bei dir aufrecht, auch wenn sie aus einer anderen Auslage kommt. Drehen darfst du sie nicht.
hilo-layout-fixed = Jede Karte behält ihren Platz
    .text = Innerhalb deiner Auslage darfst du keine Karten umlegen. Eine neue Karte kommt nur von einem der Stapel oder durch den Zauber eines Magiers, und sie bekommt genau den Platz der Karte, die geht.
hilo-layout-no-open-card = Keine offene Karte mehr
    .text = Ein Zauber kann dir deine letzte offene Karte nehmen. Das ist erlaubt, und du spielst einfach weiter.

## Magician

hilo-magician-must-swap = Der Magier zaubert sofort
    .text = Sobald ein Magier offen in deiner Auslage liegt, tauschst du eine deiner anderen Karten gegen eine Karte aus einer fremden Auslage. Beide Karten suchst du aus, aber auslassen darfst du den Tausch nicht.
hilo-magician-another-player = Nur mit anderen tauschen
    .text = Die Karte, die dir der Zauber bringt, muss aus der Auslage von jemand anderem an deinem Tisch kommen. Zwei eigene Karten kannst du nicht miteinander tauschen.
hilo-magician-open-or-hidden = Offen oder verdeckt, beides geht
    .text = Für den Zauber darfst du offene und verdeckte Karten wählen, bei dir und bei den anderen. Tabu sind nur offene Magier.
hilo-magician-stays-as-it-was = Der Zauber dreht nichts um
    .text = Eine offene Karte kommt offen in die neue Auslage, eine verdeckte Karte verdeckt. Beim Tauschen wird keine Karte umgedreht.
hilo-magician-never-magicians = Offene Magier bleiben liegen
    .text = Kein Zauber kann einen offenen Magier bewegen, weder deinen eigenen noch einen fremden. Such dir eine andere Karte aus.
hilo-magician-hidden-magicians = Verdeckte Magier dürfen wandern
    .text = Eine verdeckte Karte darfst du beim Zaubern tauschen, auch wenn sie sich später als Magier entpuppt. Ein Verbot würde ja verraten, welche Karte es ist.
hilo-magician-stays = Der Magier bleibt bei dir
    .text = Nach dem Zaubern behält der Magier seinen Platz in deiner Auslage. In einem späteren Zug kannst du ihn durch eine genommene oder gezogene Karte ersetzen.
hilo-magician-lapse = Ohne Kartenpaar kein Zauber
    .text = Gäbe es keine zwei Karten zum Tauschen, fiele der Zauber einfach aus. Das kommt aber nie vor, denn solange gespielt wird, liegt in jeder Auslage mindestens eine verdeckte Karte, und verdeckte Karten darf man immer tauschen.
hilo-magician-last-card = Der Magier als letzte Karte
    .text = Ist ein Magier deine zwölfte offene Karte, endet das Spiel, bevor er zaubern kann. Die Karte über oder unter ihm zählt dann nicht.
hilo-magician-last-card-casts = Der letzte Magier zaubert zuerst
    .text = Ist ein Magier deine zwölfte offene Karte, zaubert er noch, bevor geprüft wird, ob das Spiel endet. Bekommst du dadurch eine verdeckte Karte, geht das Spiel weiter; liegen danach immer noch alle deine Karten offen, endet es.

## Phoenix

hilo-phoenix-uncover = Der Phoenix deckt weiter auf
    .text = Sobald du einen Phoenix aufdeckst oder offen in deine Auslage holst, ist noch eine deiner verdeckten Karten fällig. Du suchst aus, welche, aber aufdecken musst du sie sofort.
hilo-phoenix-swapped-in = Ein Phoenix durch Zauberei
    .text = Holt dein Magier einen offenen Phoenix in deine Auslage, wirkt der Phoenix für dich. Du deckst sofort noch eine deiner verdeckten Karten auf.
hilo-phoenix-hidden = Ein verdeckter Phoenix schläft
    .text = Kommt ein Phoenix verdeckt in deine Auslage, passiert noch nichts, denn niemand weiß von ihm. Er wirkt erst, wenn du ihn später aufdeckst.
hilo-phoenix-given-away = Ein weggetauschter Phoenix
    .text = Tauschst du einen offenen Phoenix weg, deckt die Person, die ihn bekommt, nichts auf. In deinem Zug handelst nur du.
hilo-phoenix-last-card = Der Phoenix als letzte Karte
    .text = Ist ein Phoenix deine zwölfte offene Karte, bewirkt er nichts mehr. Das Spiel ist dann sofort vorbei.

## Effects

hilo-effects-chain = Eine Wirkung nach der anderen
    .text = Deckt ein Phoenix einen Magier oder noch einen Phoenix auf, oder holt dir ein Magier einen offenen Phoenix, wirkt auch diese Karte sofort. So geht es Karte für Karte weiter, bis nichts Neues mehr passiert oder das Spiel endet.
hilo-effects-not-in-discard = Keine Wirkung im Ablagestapel
    .text = Magier und Phoenix wirken nur in einer Auslage. Landen sie auf dem Ablagestapel, frisch gezogen oder aus deiner Auslage, passiert nichts. Hast du die Karte gerade gezogen und abgelegt, deckst du trotzdem wie immer eine Karte auf.

## Draw pile

hilo-pile-reshuffle = Ein neuer Nachziehstapel
    .text = Ist der Nachziehstapel aufgebraucht, wird aus dem gemischten Ablagestapel ein neuer. So gibt es immer etwas zu ziehen.
hilo-pile-reshuffle-moment = Wann gemischt wird
    .text = Sobald jemand die letzte Karte zieht, werden alle Karten des Ablagestapels zum neuen Nachziehstapel gemischt. Mit der nächsten abgelegten Karte fängt der Ablagestapel neu an.

## End

hilo-end-immediately = Zwölf offene Karten und Schluss
    .text = Sobald in irgendeiner Auslage 12 offene Karten liegen, ist das Spiel vorbei. Danach ist kein Zug mehr möglich.
hilo-end-by-magic = Schluss durch Zauberei
    .text = Auch ein Tausch kann eine Auslage vollständig machen, deine oder die der anderen Person. Liegen dort dann 12 offene Karten, ist sofort Schluss, und ein gerade getauschter Phoenix bewirkt nichts mehr.
hilo-end-uncover-rest = Der Rest wird aufgedeckt
    .text = Wenn das Spiel vorbei ist, kommt überall ans Licht, was noch verdeckt war. Magier zaubern jetzt nicht mehr, und auch ein Phoenix bewirkt nichts.
hilo-end-no-last-round = Keine Extrarunde
    .text = Ist das Spiel vorbei, kommt niemand mehr dran. Das gilt auch, wenn manche dadurch weniger Züge hatten als andere.

## Scoring

hilo-score-joints = Zwei Hälften, ein Sterntaler
    .text = Haben zwei Nachbarkarten dort, wo sie sich berühren, je einen halben Sterntaler, ergibt das zusammen 1 Sterntaler. Das klappt zur Seite genauso wie von oben nach unten. Eine Hälfte ohne Gegenstück zählt nicht, so auch jede am Außenrand deiner Auslage.
hilo-score-full-coins = Ganze Sterntaler auf der Karte
    .text = Ein ganzer Sterntaler auf einer deiner Karten ist 1 Sterntaler wert. Eine passende Nachbarkarte braucht er nicht.
hilo-score-keepers = Hüter und ihre Tiere
    .text = Drachenhüter, Einhornhüterin und Wolfshüterin passen auf ihre Tiere auf. Für jedes Tier, das irgendwo in deiner Auslage seinen Hüter hat, bekommst du 2 Sterntaler. Ein Hüter ohne Tier ist nichts wert, ein Tier ohne Hüter auch nicht.
hilo-score-keeper-limit = Zwei Tiere pro Hüter
    .text = Mehr als zwei Tiere schafft ein Hüter nicht, also sind ein Hüter und drei Tiere nur 4 Sterntaler wert. Mit zwei Hütern derselben Art sind drei Tiere 6 wert.
hilo-score-magician-voids = Ein Magier verdirbt eine Karte
    .text = Beim Zählen am Schluss fällt die Karte direkt über oder unter einem Magier weg. Sie liegt dann mit dem Bild nach unten.
hilo-score-void-is-blank = Verdorbene Karten sind leer
    .text = Eine Karte, die ein Magier verdorben hat, ist überhaupt nichts mehr wert. Ihre Hälften, ihr ganzer Sterntaler, ihr Hüter oder ihr Tier zählen nicht, auch nicht für die Karten daneben.
hilo-score-two-magicians = Zwei Magier übereinander
    .text = Liegen zwei Magier übereinander, verdirbt jeder den anderen. Sonst passiert nichts, und alle anderen Karten zählen wie immer.
hilo-score-magicians-own-coins = Sterntaler auf dem Magier
    .text = Auf unseren Magiern sind keine Sterntaler. Sind bei deinen eigenen Karten welche darauf, zählen sie, denn ein Magier verdirbt nur die Karte über oder unter sich.
hilo-score-no-cap = Keine Obergrenze für Sterntaler
    .text = Jeder Sterntaler zählt, auch wenn es mehr sind als die 56 Chips in der Schachtel. Die Chips helfen nur beim Zählen.

## Winning

hilo-win-most-coins = Die meisten Sterntaler gewinnen
    .text = Am Ende gewinnst du, wenn niemand mehr Sterntaler hat als du.
hilo-win-shared = Gleich viel heißt zusammen gewinnen
    .text = Haben mehrere von euch gleich viele Sterntaler und niemand hat mehr, gewinnt ihr zusammen.
