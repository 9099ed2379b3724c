### The rules of Unstable Unicorns in our own words: for each clause of rulebook.toml a short title, and the rule itself as .text.

## The aim

unstable-unicorns-goal-unicorns = Mach deinen Stall voll
    .text = Sammle Einhörner in deinem Stall und halte die anderen davon ab. Zu zweit bis zu fünft brauchst du 7 Einhörner, zu sechst bis zu acht reichen 6.
unstable-unicorns-players-seats = Zwei bis acht Personen
    .text = Hier spielen 2 bis 8 Personen mit. Wer mitspielen will, braucht einen Platz am Tisch.

## Setting up

unstable-unicorns-setup-deck = 114 Karten und 13 Fohlen
    .text = Im Spiel sind 114 Karten mit schwarzer Rückseite und dazu 13 Fohlen. Die Hinweiskarten aus der Schachtel ersetzt die Hilfe auf deinem Bildschirm.
unstable-unicorns-setup-deal = Fünf Karten für alle
    .text = Die Karten mit schwarzer Rückseite werden gemischt, und alle bekommen 5 davon. Der Rest liegt verdeckt in der Mitte und ist der Nachziehstapel.
unstable-unicorns-setup-discard = Der Ablagestapel
    .text = Der Ablagestapel neben dem Nachziehstapel ist anfangs leer und liegt offen. Dort landen Karten, die geopfert, zerstört oder abgeworfen werden.
unstable-unicorns-setup-foal = Ein Fohlen für alle
    .text = Alle suchen sich ein Fohlen aus und stellen es in ihren Stall. So fängst du mit einem Einhorn an.
unstable-unicorns-setup-foal-order = Fohlen der Reihe nach
    .text = Wer anfängt, sucht sich zuerst ein Fohlen aus, danach die anderen im Uhrzeigersinn.
unstable-unicorns-setup-nursery = Die Krippe
    .text = Fohlen, die in niemandes Stall stehen, liegen offen in der Krippe neben dem Nachziehstapel.
unstable-unicorns-setup-start-player = Wer anfängt
    .text = Nach der Anleitung fängt an, wer am dunkelsten angezogen ist. Wir können dich nicht sehen, also entscheidet das Los.

## Two players

unstable-unicorns-two-deck = Weniger Karten zu zweit
    .text = Zu zweit bleiben 39 Karten in der Schachtel: alle 21 einfachen Einhörner und 18 weitere Karten, die zu stark oder zu schwach wären.
unstable-unicorns-two-whole = Zu zweit mit allen Karten
    .text = Die Anleitung sagt, ohne die Änderungen für zwei könne das Spiel weniger ausgewogen sein. Bei dieser Lesart lasst ihr sie weg: Nichts bleibt in der Schachtel, und niemand beginnt mit einer Wieherkarte.
unstable-unicorns-two-neighs = Eine Wieherkarte zum Start
    .text = Zu zweit bekommt ihr vor dem Mischen je eine Wieherkarte. Dann werden wie immer 5 Karten ausgeteilt, du beginnst also mit 6 Karten auf der Hand.
unstable-unicorns-two-plain-neighs = Für beide die gleiche Wieherkarte
    .text = Zu zweit bekommen beide die gleiche schlichte Wieherkarte, damit niemand im Vorteil ist.
unstable-unicorns-two-rest = Alles andere bleibt gleich
    .text = Bis auf die Karten und die zwei Wieherkarten läuft das Spiel zu zweit wie jedes andere. Du brauchst 7 Einhörner.

## The cards

unstable-unicorns-cards-kinds = Fünf Kartenarten
    .text = Es gibt Einhörner, Zauberkarten, Aufwertungen, Abwertungen und Sofortkarten. Einhörner sind Fohlen, einfache oder magische Einhörner.
unstable-unicorns-cards-unicorn = Einhörner bleiben
    .text = Ein Einhorn, das du ausspielst, kommt in deinen Stall. Dort bleibt es, bis etwas es wegholt.
unstable-unicorns-cards-foal = Fohlen kommen nur durch Effekte
    .text = Ein Fohlen ist ein Einhorn, hat aber auf keiner Hand etwas verloren. Nach dem Start kommt es nur durch den Effekt einer Karte in einen Stall.
unstable-unicorns-cards-basic = Einfache Einhörner
    .text = Ein einfaches Einhorn hat keinen Effekt. Es zählt einfach mit.
unstable-unicorns-cards-magical = Magische Einhörner
    .text = Ein magisches Einhorn hat einen eigenen Effekt. Manche wirken einmal in einem bestimmten Moment, andere die ganze Zeit, solange es im Stall steht.
unstable-unicorns-cards-magic = Zauber wirken einmal
    .text = Eine Zauberkarte wirkt einmal. Sie kommt sofort auf den Ablagestapel, noch bevor ihr Effekt dort etwas sucht.
unstable-unicorns-cards-upgrade = Aufwertungen helfen
    .text = Eine Aufwertung tut gut. Du darfst sie in jeden beliebigen Stall spielen, und dort bleibt sie.
unstable-unicorns-cards-downgrade = Abwertungen stören
    .text = Eine Abwertung ist lästig. Meist spielst du sie in einen fremden Stall, dein eigener ist aber auch erlaubt. Dort bleibt sie.
unstable-unicorns-cards-instant = Sofortkarten gehen immer
    .text = Nur Sofortkarten kannst du spielen, wenn du nicht dran bist. In einem Zug dürfen es beliebig viele sein.
unstable-unicorns-cards-by-kind = Die Art zählt, nicht der Name
    .text = Was eine Karte ist, sagt allein ihre Art und nie ein Wort in ihrem Namen. Eine Aufwertung mit einem Einhorn im Namen bleibt eine Aufwertung.
unstable-unicorns-cards-neigh-family = Was eine Wieherkarte ist
    .text = Alle 15 Sofortkarten in diesem Spiel sind Wieherkarten. Ist von einer Wieherkarte die Rede, passt jede davon.
unstable-unicorns-cards-names = Namen für alle
    .text = Unsere Karten haben Namen für jedes Alter. Die Namen aus der Anleitung sind für Erwachsene und erscheinen nur, wenn der Gastgeber sie einschaltet.

## Words on the cards

unstable-unicorns-words-draw = Ziehen
    .text = Ziehen heißt: Du nimmst die oberste Karte vom Nachziehstapel auf die Hand. Die anderen sehen sie nicht.
unstable-unicorns-words-discard = Abwerfen
    .text = Abwerfen heißt: Du legst eine Karte aus deiner Hand auf den Ablagestapel. Du suchst sie selbst aus, wenn nichts anderes dasteht.
unstable-unicorns-words-sacrifice = Opfern
    .text = Opfern heißt: Du legst eine Karte aus deinem eigenen Stall auf den Ablagestapel.
unstable-unicorns-words-destroy = Zerstören
    .text = Zerstören heißt: Du legst eine Karte aus einem fremden Stall auf den Ablagestapel. Eigene Karten kannst du nicht zerstören.
unstable-unicorns-words-steal = Stehlen
    .text = Stehlen heißt: Du nimmst eine Karte aus einem fremden Stall in deinen.
unstable-unicorns-words-bring = In den Stall holen
    .text = Eine Karte, die in einen Stall geholt wird, kommt dorthin, ohne ausgespielt zu werden. Das kostet keine Aktion.
unstable-unicorns-words-move = Umziehen
    .text = Zieht eine Karte um, kommt sie aus einem Stall direkt in einen anderen.
unstable-unicorns-words-bounce = Zurück auf die Hand
    .text = Eine Karte, die auf die Hand zurückgeht, kommt aus dem Stall auf die Hand der Person, in deren Stall sie war.
unstable-unicorns-words-pull = Blind ziehen
    .text = Blind ziehen heißt: Du nimmst dir eine zufällige Karte aus einer fremden Hand, ohne hinzusehen. Welche es war, erfahrt nur ihr beide.
unstable-unicorns-words-look = Ansehen
    .text = Lässt dich eine Karte etwas ansehen, siehst nur du es. Die anderen wissen bloß, dass du geschaut hast.
unstable-unicorns-words-give = Geben
    .text = Geben heißt: Eine Karte aus deiner Hand wechselt in eine fremde Hand. Ihr beide wisst, welche es ist.

## Your turn

unstable-unicorns-turn-clockwise = Im Uhrzeigersinn reihum
    .text = Gespielt wird im Uhrzeigersinn. Warte, bis du dran bist. Vorher kannst du nur wiehern oder tun, was ein Effekt von dir verlangt.
unstable-unicorns-turn-phases = Vier Phasen
    .text = Dein Zug hat vier Phasen: Zugbeginn, Ziehen, deine Aktion und Zugende.
unstable-unicorns-turn-draw = Eine Karte ziehen
    .text = In der Ziehphase ziehst du 1 Karte.
unstable-unicorns-turn-hand-limit = Höchstens sieben Karten
    .text = Am Ende deines Zuges wirfst du so viele Karten ab, dass du höchstens 7 auf der Hand hast.
unstable-unicorns-turn-limit-cards = Wenn sich das Handlimit ändert
    .text = Das Cargohosen-Einhorn erhöht dein Handlimit um 1, die Hose ohne Taschen senkt es um 4; mit beiden ist es 4. Unter 0 fällt es nie, und nach jeder abgeworfenen Karte wird neu geschaut.
unstable-unicorns-turn-end-effects = Das Zugende der Reihe nach
    .text = Am Ende deines Zuges geschieht zuerst alles, was dann fällig ist, und zwar gleichzeitig. Erst danach gilt das Handlimit.
unstable-unicorns-turn-skipped-phase = Eine Phase doppelt auslassen
    .text = Auch wenn zwei Effekte dich dieselbe Phase kosten, verlierst du nur diese eine.
unstable-unicorns-turn-skipped-turn = Ein ausgesetzter Zug
    .text = Ein ausgesetzter Zug fällt ganz weg: kein Zugbeginn, keine Karte, keine Aktion, kein Handlimit. Mehrmals aussetzen zählt mehrmals.
unstable-unicorns-turn-extra = Ein Extrazug
    .text = Ein Extrazug ist ein ganzer Zug. Zuerst bringst du diesen zu Ende, mit Handlimit. Musst du noch aussetzen, fällt der Extrazug weg.

## Start of the turn

unstable-unicorns-start-when = Effekte am Zugbeginn
    .text = Karten in deinem Stall, die am Anfang des Zuges wirken, tun das jetzt, bevor du ziehst.
unstable-unicorns-start-together = Alle auf einmal
    .text = Alle deine Effekte am Zugbeginn geschehen gleichzeitig, auch wenn einer davon den Rest des Zuges verändert. In welcher Reihenfolge du sie durchgehst, entscheidest du.
unstable-unicorns-start-batch = Wer dabei ist, steht vorher fest
    .text = Dabei sind die Karten, die bei Zugbeginn in deinem Stall liegen, auch wenn eine davon inzwischen verschwindet. Eine Karte, die erst jetzt dazukommt, ist nicht dabei.
unstable-unicorns-start-arrivals = Was jetzt kommt, bezahlt nichts
    .text = Die Effekte am Zugbeginn geschehen gemeinsam, also bezahlt keiner den anderen. Mit einer Karte, die währenddessen auf deine Hand oder in irgendeinen Stall kommt, wird dabei weder bezahlt noch wird sie gewählt, wodurch sie auch kam. Nur was ein Effekt selbst gezogen oder genommen hat, darf er auch verwenden.
unstable-unicorns-start-targets = Jede Karte nur einmal wählen
    .text = Unter deinen Effekten am Zugbeginn kommen die verpflichtenden zuerst. Keine Karte darf dabei im selben Zug zweimal gewählt werden.
unstable-unicorns-start-impossible = Was nicht geht, entfällt
    .text = Ein verpflichtender Effekt vom Zugbeginn, den du nicht ausführen kannst, wenn er an der Reihe ist, entfällt. Er kommt auch nicht wieder, wenn ein anderer Effekt ihn später möglich macht.
unstable-unicorns-start-forgotten = Nutzen oder verfallen lassen
    .text = Sobald du ziehst, verfallen für diesen Zug die Effekte vom Zugbeginn, die du hättest nutzen dürfen. Die verpflichtenden kannst du nicht vergessen: Du wirst gefragt, bevor du ziehen darfst.

## Your action

unstable-unicorns-action-one = Eine Aktion
    .text = In deiner Aktionsphase tust du genau eins: Du spielst ein Einhorn, eine Zauberkarte, eine Aufwertung oder eine Abwertung, oder du ziehst eine Karte. Auslassen geht nicht.
unstable-unicorns-action-draw = Ziehen statt spielen
    .text = Statt eine Karte zu spielen, darfst du als Aktion 1 Karte ziehen.
unstable-unicorns-action-in-hand = Aus deiner eigenen Hand
    .text = Spielen, abwerfen oder verschenken kannst du nur eine Karte, die du auf der Hand hast.
unstable-unicorns-action-own-stable = Einhörner in den eigenen Stall
    .text = Einhörner spielst du nur in deinen eigenen Stall, nie in einen fremden.
unstable-unicorns-action-illegal = Unerlaubtes gilt nicht
    .text = Eine Karte, die du nicht spielen darfst, bleibt auf deiner Hand, und deine Aktion ist nicht verbraucht. Such dir etwas anderes aus.
unstable-unicorns-action-two-plays = Zwei Karten in einem Zug
    .text = Spielst du mit dem Zweiten Frühstück zwei Karten, kann jede für sich weggewiehert werden, und du behältst beide, auch wenn das Frühstück verschwindet. Du darfst nach einer aufhören. Ziehst du als Aktion, war es das.

## What cards forbid

unstable-unicorns-bans-magic = Kein Zauber für dich
    .text = Solange der XXL-Zauberzweifler in deinem Stall steht, kannst du keine Zauberkarten spielen.
unstable-unicorns-bans-basic = Kein einfaches Einhorn für dich
    .text = Solange das VIP-Einhorn in deinem Stall steht, kannst du keine einfachen Einhörner spielen.
unstable-unicorns-bans-upgrade = Keine Aufwertung für dich
    .text = Solange die Haushaltssperre in deinem Stall liegt, kannst du keine Aufwertungen spielen.
unstable-unicorns-bans-needs-basic = Braucht ein einfaches Einhorn
    .text = Diese Karte kannst du nur spielen, wenn ein einfaches Einhorn in deinem Stall steht.
unstable-unicorns-bans-bringing = Hereinholen ist nicht spielen
    .text = Ein Spielverbot hält keine Karte auf, die in den Stall geholt oder gestohlen wird. Auch eine Karte, die ein einfaches Einhorn braucht, kommt so ohne eines hinein.

## The stable

unstable-unicorns-stable-active = Karten wirken im Stall
    .text = Einhörner, Aufwertungen und Abwertungen tun auf deiner Hand nichts. Sie wirken nur in einem Stall.
unstable-unicorns-stable-enter = In einen Stall kommen
    .text = Ein Einhorn kommt jedes Mal in einen Stall, wenn es gespielt, hereingeholt oder gestohlen wird. Jedes Mal geschieht auch sein Effekt für diesen Moment.
unstable-unicorns-stable-moved-in = Umziehen ist auch Hereinkommen
    .text = Auch ein Einhorn, das in einen anderen Stall umzieht, kommt dort herein, sogar wenn ein verliehenes wieder nach Hause kommt.
unstable-unicorns-stable-new-owner = Der Effekt gehört zum neuen Stall
    .text = Kommt eine Karte in einen Stall, gehört ihr Effekt der Person mit diesem Stall. Darfst du ihn nutzen, dann nur sofort, sonst verfällt er.
unstable-unicorns-stable-enter-anyway = Hereinkommen geht immer
    .text = Ein Einhorn darfst du auch spielen, wenn sich nicht erfüllen lässt, was es beim Hereinkommen verlangt. Verlangt es ein Opfer, darf es selbst dieses Opfer sein.
unstable-unicorns-stable-leave = Einen Stall verlassen
    .text = Ein Einhorn verlässt seinen Stall, wenn es geopfert, zerstört oder gestohlen wird.
unstable-unicorns-stable-flyers = Flieger kommen auf die Hand zurück
    .text = Mücken-Einhorn und Brieftauben-Einhorn kommen auf die Hand zurück, wenn sie geopfert oder zerstört werden, und berühren den Ablagestapel nie. Stehlen, Umziehen und Zurücknehmen zählen nicht.

## Effects

unstable-unicorns-effects-mandatory = Du musst
    .text = Steht auf einer Karte nicht, dass du darfst, dann musst du. Ablehnen geht hier nicht.
unstable-unicorns-effects-optional = Du darfst
    .text = Steht auf einer Karte, dass du etwas darfst, liegt es ganz bei dir.
unstable-unicorns-effects-both = Und heißt beides
    .text = Sind zwei Dinge mit „und“ verbunden, tust du beide.
unstable-unicorns-effects-then = Dann heißt danach
    .text = Was nach „dann“ kommt, geschieht nur, wenn alles davor wirklich getan wurde.
unstable-unicorns-effects-if-done = Wenn du das tust
    .text = Was nach „wenn du das tust“ kommt, geschieht nur, wenn du dich für das davor entschieden hast.
unstable-unicorns-effects-downgrades = Abwertungen loswerden
    .text = Darfst du eine beliebige Karte aus deinem Stall opfern, kann das auch eine Abwertung sein. So wirst du sie elegant los.
unstable-unicorns-effects-one-at-a-time = Eins nach dem anderen
    .text = Ein Effekt wird zu Ende gebracht, bevor etwas anderes geschieht. Beantworte zuerst, wonach du gerade gefragt wirst.

## Choosing

unstable-unicorns-target-any-player = Eine beliebige Person
    .text = Eine beliebige Person heißt wirklich: wer auch immer, auch du selbst.
unstable-unicorns-target-another-player = Eine andere Person
    .text = Eine andere Person ist jemand außer dir. Dich selbst kannst du hier nicht wählen.
unstable-unicorns-target-each-player = Alle
    .text = Alle heißt: jede Person am Tisch, auch du. Es geht reihum, angefangen bei der Person, deren Karte es ist; „alle anderen“ lässt diese aus.
unstable-unicorns-target-fits = Es muss passen
    .text = Wählen kannst du nur eine Person oder Karte, von der im Effekt wirklich die Rede ist: die richtige Art am richtigen Ort.
unstable-unicorns-target-option = Zwei Arten zu wählen
    .text = Der Tisch legt vor dem Spiel fest, ob vor oder nach dem Wiehern gewählt wird, wen eine Karte trifft. Dabei bleibt es bis zum Schluss.
unstable-unicorns-target-before = Erst wählen, dann wiehern
    .text = Auf die einfache Art sagst du beim Ausspielen, wen deine Karte treffen soll. Dann können alle überlegen, ob sie wiehern.
unstable-unicorns-target-after = Erst wiehern, dann wählen
    .text = Auf die fortgeschrittene Art entscheiden sich alle fürs Wiehern oder dagegen, bevor du sagst, wen deine Karte treffen soll.
unstable-unicorns-target-usual = Meistens die einfache Art
    .text = Wählt der Gastgeber nichts anderes, sagst du zuerst, wen deine Karte treffen soll, und danach darf gewiehert werden.
unstable-unicorns-target-stable = Der Stall wird immer gleich genannt
    .text = Wohin eine Aufwertung oder eine Abwertung kommt, gehört zum Ausspielen. Du nennst den Stall, bevor jemand wiehern darf, auf die einfache wie auf die fortgeschrittene Art.
unstable-unicorns-target-stable-after = Auch der Stall ist ein Ziel
    .text = Bei dieser Lesart nennst du auf die fortgeschrittene Art den Stall einer Aufwertung oder Abwertung erst, wenn alle die Karte haben durchgehen lassen.
unstable-unicorns-target-coming-in = Auch Einhörner nennen ihr Ziel
    .text = Auf die einfache Art sagst du schon beim Ausspielen eines Einhorns, wem sein Effekt gilt oder dass du ihn nicht nutzt. Kommt ein Einhorn auf anderem Weg in den Stall, wirst du erst dann gefragt.
unstable-unicorns-target-once-in = Einhörner nennen niemanden im Voraus
    .text = Bei dieser Lesart beginnt der Effekt eines Einhorns erst im Stall. Wem er gilt, sagst du darum erst dann, auch auf die einfache Art.
unstable-unicorns-target-gone = Wenn die Wahl nicht mehr passt
    .text = Kann deine Karte die gewählte Person nicht mehr treffen, wenn sie endlich wirkt, fällt dieser Teil einfach weg.

## Searching

unstable-unicorns-search-show = Zeig, was du gefunden hast
    .text = Suchst du nach einer Karte und findest eine, zeigst du sie allen, bevor du sie auf die Hand nimmst.
unstable-unicorns-search-shuffle = Gemischt wird immer
    .text = Nach dem Suchen wird der Nachziehstapel gemischt, auch wenn du nichts gefunden hast.

## What cannot be done

unstable-unicorns-impossible-not-playable = Unmöglich, also nicht spielbar
    .text = Eine Karte aus deiner Hand kannst du nicht spielen, wenn sie etwas von dir verlangt, das gar nicht geht.
unstable-unicorns-impossible-skipped = Unmöglich, also ausgelassen
    .text = Verlangt eine Karte in einem Stall oder eine fremde Karte etwas von dir, das du nicht kannst, fällt dieser Teil weg.
unstable-unicorns-impossible-partly = So viel, wie da ist
    .text = Lässt dich eine fremde Karte mehr Karten abwerfen, als du hast, wirfst du ab, was du hast; das gilt auch in der Zwickmühle. Einen eigenen Preis zahlst du ganz oder gar nicht.
unstable-unicorns-impossible-in-full = Alles oder nichts
    .text = Bei dieser Lesart wirft gar nichts ab, wer nicht alle Karten abwerfen kann, die eine fremde Karte verlangt, und kann dafür auch nicht gewählt werden.
unstable-unicorns-impossible-each-player = Du zuallererst
    .text = Verlangt eine Karte etwas von allen, kannst du sie nur spielen, wenn du es selbst kannst. Müssen alle abwerfen, eine Karte oder die ganze Hand, brauchst du noch eine weitere Karte auf der Hand.
unstable-unicorns-impossible-whole-hand = Eine ganze Hand ist mindestens eine Karte
    .text = Kostet ein Effekt deine ganze Hand, brauchst du mindestens eine Karte darin, die gespielte nicht mitgezählt.
unstable-unicorns-impossible-encore = Zwei Karten für die Zugabe
    .text = Für Zugabe, Zugabe brauchst du zwei andere Karten auf der Hand, die du abwerfen kannst.
unstable-unicorns-impossible-group-discount = Ohne Gruppe kein Rabatt
    .text = Für den Gruppenrabatt brauchst du mindestens ein einfaches Einhorn in deinem Stall.
unstable-unicorns-impossible-empty-hand = Die Dose ist leer
    .text = Aus einer leeren Hand kannst du nichts blind ziehen. Sind weniger Karten da, als du ziehen dürftest, nimmst du, was da ist.
unstable-unicorns-impossible-one-way-out = Nur ein Ausweg
    .text = Geht für die Person in der Zwickmühle nur eins von beiden, dann muss es das sein. Wer keins von beiden kann, darf nicht gewählt werden.

## Neigh

unstable-unicorns-neigh-plays-only = Wiehern hält Ausgespieltes auf
    .text = Eine Wieherkarte stoppt eine Karte, die gerade aus einer Hand gespielt wird. Effekte von Karten im Stall stoppt sie nicht, ebenso wenig hereingeholte, gestohlene oder aufgedeckte Karten.
unstable-unicorns-neigh-another-player = Nur gegen andere
    .text = Wiehern kannst du nur gegen eine Karte, die jemand anderes spielt, nie gegen deine eigene.
unstable-unicorns-neigh-answers = Wiehern oder passen
    .text = Solange eine Karte auf Antworten wartet, kannst du nur zweierlei: eine Wieherkarte spielen oder passen.
unstable-unicorns-neigh-counter = Zurückwiehern
    .text = Eine Wieherkarte gegen deine Karte ist selbst eine fremde Karte. Du darfst also gegen sie wiehern.
unstable-unicorns-neigh-everyone = Alle werden zugleich gefragt
    .text = Alle anderen werden im selben Moment gefragt, ob mit oder ohne Wieherkarte auf der Hand. Wer zuerst wiehert, stoppt die Karte; wer schon gepasst hat, erfährt niemand.
unstable-unicorns-neigh-closed = Gepasst ist gepasst
    .text = Haben alle gepasst, wirkt die Karte. Niemand kommt darauf zurück, und ohne offene Frage gibt es nichts zu passen und nichts zu wiehern.
unstable-unicorns-neigh-stack = Die oberste zuerst
    .text = Wieherkarten stapeln sich und werden von oben abgehandelt. Wird eine Wieherkarte gestoppt, liegt die Karte darunter wieder obenauf, und alle werden noch einmal zu ihr gefragt.
unstable-unicorns-neigh-cancelled = Weggewiehert
    .text = Eine weggewieherte Karte kommt ohne Wirkung auf den Ablagestapel. Deine Aktion war es trotzdem.
unstable-unicorns-neigh-surcharge = Der Nachschlag
    .text = Wieher mit Nachschlag lässt die Person, deren Karte gestoppt wurde, noch 1 Karte abwerfen, aber nur, wenn es selbst nicht gestoppt wird. Bei leerer Hand entfällt das.
unstable-unicorns-neigh-final = Darauf gibt es keine Antwort
    .text = Gegen Unwieherruflich kann niemand wiehern.
unstable-unicorns-neigh-final-stack = Unwieherruflich, aber nicht für alle
    .text = Unwieherruflich erledigt nur die Karte direkt darunter. War das eine Wieherkarte, liegt die Karte unter ihr wieder obenauf, und gegen sie darf erneut gewiehert werden.

## Foals

unstable-unicorns-foals-home = Fohlen gehen heim
    .text = Ein Fohlen, das die Ställe verlässt, geht in die Krippe, was auch immer sonst mit ihm geschehen sollte. Es kommt nie auf eine Hand, in den Nachziehstapel oder auf den Ablagestapel.
unstable-unicorns-foals-counted = Ein Fohlen zählt als Preis
    .text = Ein geopfertes oder zerstörtes Fohlen geht in die Krippe und gilt trotzdem als geopfert oder zerstört. Stehlen und umziehen lassen darfst du Fohlen wie andere Einhörner.
unstable-unicorns-foals-strike = Streik in der Krippe
    .text = Solange das Kita-Streik-Einhorn in einem Stall steht, kommt kein Fohlen in irgendeinen Stall, weder aus der Krippe noch von anderswo. Wer schon da ist, bleibt.
unstable-unicorns-foals-strike-loan = Kein Heimweg bei Streik
    .text = Kann ein verliehenes Fohlen wegen des Streiks nicht nach Hause, bleibt es, wo es ist.

## Guards

unstable-unicorns-guard-wrapped = Gut gepolstert
    .text = Einhörner in einem Stall mit Luftpolsterfolie können nicht zerstört werden. Opfern, stehlen, umziehen lassen oder auf die Hand zurückgeben geht weiterhin.
unstable-unicorns-guard-instead = Nimm lieber mich
    .text = Hast du einen Beschützer, darfst du ihn statt des Einhorns opfern. Das Leibwächter-Einhorn springt ein, wenn eines zerstört würde, der Pappdoppelgänger auch, wenn eines geopfert würde. Bei mehreren suchst du einen aus.
unstable-unicorns-guard-chain = Ein Beschützer für den Beschützer
    .text = Opfert sich das Leibwächter-Einhorn, darf der Pappdoppelgänger für es einspringen.
unstable-unicorns-guard-price = Auch ein Beschützer bezahlt
    .text = Fällt ein Beschützer statt eines Einhorns, das du opfern solltest, gilt das Opfer als gebracht. Was darauf folgt, geschieht.

## Cows

unstable-unicorns-cows-no-win = Mit Kühen gewinnt man nicht
    .text = Einhörner in einem Stall mit Kuhkostümparty zählen nicht. Mit ihnen kannst du nicht gewinnen.
unstable-unicorns-cows-unnamed = Kühe heißen nicht Einhorn
    .text = Kostümierte Einhörner behalten ihre Art und ihre Effekte. Effekte, die von Einhörnern reden, treffen sie nicht; Effekte, die von irgendeiner Karte reden, schon.
unstable-unicorns-cows-at-once = Sofort im Kostüm
    .text = Ein Einhorn steckt im Kostüm, sobald es hereinkommt. Darum schickt das Offene Gatter solche Kühe nicht auf die Hand zurück, und es fällt auch nicht ab.
unstable-unicorns-cows-unguarded = Kühe beschützt niemand
    .text = Luftpolsterfolie und Beschützer helfen kostümierten Einhörnern nicht.

## Uniforms

unstable-unicorns-uniforms-blank = In Uniform ohne Effekt
    .text = Einhörner in einem Stall mit Grauer Uniformpflicht haben gar keinen Effekt, auch nicht beim Hereinkommen. Wer sonst doppelt zählt, zählt hier einfach, Verbote sind aufgehoben, Flieger kehren nicht zurück. Fohlen sind ausgenommen.
unstable-unicorns-uniforms-kind = Die Art bleibt
    .text = In Uniform gilt ein magisches Einhorn als einfach, seine Art bleibt aber magisch. Wo ein einfaches Einhorn nötig ist, hilft es nicht.
unstable-unicorns-uniforms-cows = Uniform unterm Kostüm
    .text = Liegen Uniformpflicht und Kuhkostüme im selben Stall, tun hereinkommende Einhörner trotzdem nichts.

## Particular cards

unstable-unicorns-special-loan = Ausgeliehen
    .text = Ein Einhorn, das das Leihbücherei-Einhorn verliehen hat, kommt am Ende des Zuges zurück, wenn es noch in jenem Stall steht. Das Leihbücherei-Einhorn darf sich auch selbst verleihen.
unstable-unicorns-special-exchange = Hin und gleich zurück
    .text = Das Austausch-Einhorn darf sich selbst sofort zurückstehlen.
unstable-unicorns-special-gate = Das Gatter fällt ab
    .text = Das Offene Gatter wird sofort geopfert, sobald keine Einhornkarte mehr in seinem Stall ist. Es wartet auf niemandes Zug.
unstable-unicorns-special-chain = Jede Kette endet
    .text = Karten aus einer eigenen Schachtel könnten einander ewig auslösen. Nach fünfzig Effekten beim Hereinkommen entfallen weitere bis zum Ende des Zuges.
unstable-unicorns-special-start-over = Alles auf Anfang bleibt draußen
    .text = Alles auf Anfang kommt erst auf den Ablagestapel, wenn alles erledigt ist, und wird darum nicht mit eingemischt.

## Winning

unstable-unicorns-win-first = Wer zuerst genug hat
    .text = Wer als Erstes genug Einhörner im Stall hat, gewinnt. Dann ist das Spiel vorbei, und niemand kann noch etwas tun.
unstable-unicorns-win-seven = Sieben bei zwei bis fünf
    .text = Mit 2 bis 5 Personen am Tisch brauchst du 7 Einhörner, um zu gewinnen.
unstable-unicorns-win-six = Sechs bei sechs bis acht
    .text = Mit 6 bis 8 Personen am Tisch brauchst du 6 Einhörner, um zu gewinnen.
unstable-unicorns-win-worth = Was ein Einhorn zählt
    .text = Jedes Einhorn in deinem Stall zählt 1, wenn keine Karte etwas anderes sagt.
unstable-unicorns-win-when = Wann wir nachsehen
    .text = Ob jemand gewonnen hat, wird geprüft, wenn kein Effekt mehr aussteht, nie mitten in einem Effekt. Ein Einhorn, das alle opfern lässt, tut das, bevor es gewinnen kann.
unstable-unicorns-win-at-once = Das letzte Einhorn gewinnt sofort
    .text = Bei dieser Lesart gewinnt ein Einhorn, mit dem du genug hast, in dem Moment, in dem es in den Stall kommt, bevor es selbst oder etwas anderes wirkt.
unstable-unicorns-win-order = Wenn es mehrere zugleich schaffen
    .text = Haben in diesem Moment mehrere genug Einhörner, geht vor, wer gerade dran ist, danach die anderen im Uhrzeigersinn.
unstable-unicorns-win-deck-out = Der Stapel ist leer
    .text = Ist der Nachziehstapel aufgebraucht, bevor jemand genug Einhörner hat, gewinnt, wer die meisten hat.
unstable-unicorns-win-deck-out-when = Wann der leere Stapel zählt
    .text = Hat die letzte Karte den Nachziehstapel verlassen, wird der laufende Effekt noch zu Ende gebracht und wie immer nach einem Sieg geschaut. Erst dann ist Schluss.
unstable-unicorns-win-standstill = Kein endloses Spiel
    .text = Hatte zwei Runden lang niemand etwas zu entscheiden, oder nach tausend Zügen, endet das Spiel so, als wäre der Nachziehstapel leer. Mit den Karten der Schachtel kommt das nicht vor.
unstable-unicorns-win-refill = Nur eine Karte füllt auf
    .text = Der Ablagestapel wird nie von allein eingemischt. Nur Alles auf Anfang füllt den Nachziehstapel wieder auf.
unstable-unicorns-win-letters = Buchstaben zählen
    .text = Ist der Stapel leer und es steht unentschieden, zählen die Beteiligten die Buchstaben in den Namen ihrer Einhörner im Stall. Die meisten Buchstaben gewinnen.
unstable-unicorns-win-names = Welche Namen zählen
    .text = Die Sprache der Karten steht vor dem Spiel fest und ist für alle gleich. Es zählen nur Buchstaben, keine Leerzeichen, Bindestriche, Apostrophe oder Ziffern.
unstable-unicorns-win-all-lose = Alle verlieren
    .text = Steht es auch bei den Buchstaben unentschieden, verlieren alle.

## Party variants

unstable-unicorns-party-adults = Nur für Erwachsene
    .text = Die beiden Partyvarianten sind für Erwachsene. Sie sind aus, solange der Gastgeber sie nicht zusammen mit der Einstellung ab 18 einschaltet, und das sehen alle schon an der Tür.
unstable-unicorns-party-calls = Der Tisch sagt nur an
    .text = In einer Partyvariante nennt der Tisch den Moment und die Person, mehr nicht. Was ihr daraus macht, ist eure Sache, und Neinsagen ist immer in Ordnung.
unstable-unicorns-party-sip-unicorn = Ein Schluck fürs verlorene Einhorn
    .text = In der Schluckvariante nimmst du einen Schluck, wenn eines deiner Einhörner geopfert oder zerstört wird.
unstable-unicorns-party-sip-draw = Kein Schluck fürs Vergessen
    .text = Am echten Tisch gäbe es einen Schluck, wenn du das Ziehen vergisst. Hier kannst du es nicht vergessen, also kommt das nie vor.
unstable-unicorns-party-sip-neighs = Ein Schluck nach dreimal Wiehern
    .text = Wurden in der Schluckvariante in einem Zug mindestens 3 Wieherkarten gespielt, darf die Person, deren Karte sich durchgesetzt hat, jemanden bestimmen, der einen Schluck nimmt.
unstable-unicorns-party-layer-discard = Abgeworfen, abgelegt
    .text = In der Kleidervariante legst du für jede Karte, die du abwirfst, etwas ab, auch für die einer getauschten Hand.
unstable-unicorns-party-layer-downgrade = Für eine Abwertung etwas ablegen
    .text = In der Kleidervariante legst du etwas ab, wenn eine Abwertung in deinen Stall kommt.
unstable-unicorns-party-layer-upgrade = Für eine Aufwertung etwas anziehen
    .text = In der Kleidervariante ziehst du etwas an, wenn eine Aufwertung in deinen Stall kommt. Die Anleitung spricht von einer Belohnungskarte und kann nur diese meinen.
unstable-unicorns-party-swap = Einmal eine neue Hand
    .text = In einer Partyvariante dürfen alle einmal im Spiel ihre ganze Hand abwerfen und ebenso viele Karten ziehen. Das hat seinen Preis: ein leeres Glas oder noch eine Schicht.
unstable-unicorns-party-swap-when = Wann du die Hand tauschen darfst
    .text = Deine Hand darfst du tauschen, wenn du dran bist und gleich deine Aktion wählst. Du brauchst mindestens eine Karte auf der Hand.
unstable-unicorns-party-swap-when-asked = Die Hand tauschen, wann immer du gefragt wirst
    .text = Bei dieser Lesart darfst du deine Hand jederzeit tauschen, wenn du etwas gefragt wirst, auch ob du eine Karte anwieherst. Danach wirst du noch einmal gefragt. Du brauchst mindestens eine Karte auf der Hand.
unstable-unicorns-party-house = Eigene Ideen
    .text = Habt ihr eigene Regeln, nur zu: Der Gastgeber kann sie für alle am Tisch aufschreiben.
