### The rules of Kill the Unicorns in our own words: for each clause of rulebook.toml a short title, and the rule
### itself as .text. Where editions differ, the clauses share a topic, told in kill-the-unicorns.ftl.

## The aim

kill-the-unicorns-goal-most-points = Die schönste Herde
    .text = Fang Einhörner, möglichst viele von einer Farbe, und hüte dich vor den Reinleg-Karten der anderen. Wer am Ende die meisten Punkte hat, gewinnt.
kill-the-unicorns-goal-four-rounds = Vier Jagdtage
    .text = Eine Partie geht über vier Runden. Nach der vierten werden die Herden ausgezählt.

## Players

kill-the-unicorns-players-three-to-six = Drei bis sechs auf der Jagd
    .text = In dieser Ausgabe jagen 3 bis 6 Personen, eine für jeden der sechs Charaktere in der Schachtel.
kill-the-unicorns-players-three-or-four = Zu dritt oder zu viert
    .text = Der Prototyp hat vier Charaktere, also spielt ihr zu dritt oder zu viert. Zu viert geht es auch in zwei Teams.
kill-the-unicorns-players-at-the-table = Nur wer mitjagt, handelt
    .text = Nur wer an diesem Tisch einen Platz und einen Charakter hat, kann hier einen Zug machen.

## Cards

kill-the-unicorns-cards-unicorns = 28 Einhörner und 6 zum Start
    .text = Jede der vier Farben hat sieben Einhörner, ihr Start-Einhorn mitgezählt. Vier legendäre Einhörner und zwei Start-Einhörner haben keine Farbe.
kill-the-unicorns-cards-unicorns-prototype = 36 Einhörner
    .text = Der Prototyp zählt 36 Einhörner, ohne sie aufzulisten. Wir spielen mit acht von jeder Farbe und einem Start-Einhorn je Farbe; legendäre gibt es nicht.
kill-the-unicorns-cards-hunt-cards = Acht Jagdkarten für jeden
    .text = Alle Charaktere haben die gleichen acht Jagdkarten mit Werten von 0 bis 4.
kill-the-unicorns-cards-trap-cards = Acht Reinleg-Karten für jeden
    .text = Jeder Charakter hat acht eigene Reinleg-Karten. Zwei davon werden in jeder Runde gezogen, also reichen sie genau vier Runden.
kill-the-unicorns-cards-six-characters = Sechs Charaktere
    .text = In der Schachtel sind Prinzessin, Ritter, Zauberer, Schamanin, Jägerin und Barde.
kill-the-unicorns-cards-four-characters = Vier Charaktere
    .text = Im Prototyp spielen Prinzessin, Ritter, Zauberer und Schamanin mit.
kill-the-unicorns-cards-extra-characters = Drei Gäste
    .text = Die französischen Regeln nennen auch Händler, Diebin und Schwarzmagier, die nicht in der Schachtel sind. Wer den Tisch eröffnet, kann sie zulassen; ihre Fähigkeiten und Reinleg-Karten sind unser Vorschlag.
kill-the-unicorns-cards-deck-lasts = Die Einhörner gehen nicht aus
    .text = In vier Runden kommen höchstens 16 Einhörner ins Spiel, und der Stapel hat mehr. Er muss also nie neu gemischt werden.

## Setting up

kill-the-unicorns-setup-character = Wähl einen Charakter
    .text = Vor der ersten Runde wählen alle einen Charakter. Zu ihm gehören deine Jagdkarten, deine Reinleg-Karten und deine Fähigkeit.
kill-the-unicorns-setup-character-taken = Jeder Charakter nur einmal
    .text = Einen Charakter, den schon jemand hat oder der in diesem Spiel nicht mitmacht, kannst du nicht wählen.
kill-the-unicorns-setup-character-order = Wer zuerst wählt
    .text = Zuerst wählt, wer den Startspieler-Marker hat, dann die anderen im Uhrzeigersinn. Auf Wunsch entscheidet das Los.
kill-the-unicorns-setup-hunt-hand = Jagdkarten auf die Hand
    .text = Du beginnst jede Runde mit allen acht Jagdkarten auf der Hand. Nur du darfst sie sehen.
kill-the-unicorns-setup-trap-pile = Ein verdeckter Stapel
    .text = Deine acht Reinleg-Karten liegen gemischt und verdeckt vor dir. Niemand kennt ihre Reihenfolge.
kill-the-unicorns-setup-starter = Ein Start-Einhorn für jeden
    .text = Die Start-Einhörner werden gemischt, und alle bekommen eins, offen. Es ist das erste Einhorn deiner Herde. Die übrigen kommen in die Schachtel zurück.
kill-the-unicorns-setup-row = Die Reihe der Beute
    .text = Die Einhörner werden gemischt und bilden einen verdeckten Stapel. Die Einhörner der Runde liegen offen in einer Reihe, vom Stapel bis zum Schwarzmarkt.
kill-the-unicorns-setup-market = Eins pro Person
    .text = Auf dem Markt liegen so viele zufällige Pasteten und so viele Scherzhörner, wie Leute mitspielen, dazu Zuckerwatte und Feenstaub je einmal in jeder der vier Farben.
kill-the-unicorns-setup-market-prototype = Eins weniger als Spieler
    .text = Auf dem Markt liegen Pasteten, Hörner und Seife, von allem eins weniger, als Leute mitspielen, dazu Zuckerwatte und Feenpuder je einmal in jeder Farbe.
kill-the-unicorns-setup-start-player = Wer beginnt
    .text = Laut Regel beginnt, wer zuletzt ein echtes Einhorn gesehen hat. An unserem Tisch entscheidet das Los, oder wer den Tisch eröffnet, bestimmt einen Platz.

## The round

kill-the-unicorns-round-phases = Vier Schritte
    .text = Eine Runde hat vier Schritte: Reinleg-Karten legen, ein Einhorn jagen, aufdecken und, wenn alle Einhörner gejagt sind, auf den Schwarzmarkt gehen.
kill-the-unicorns-round-four-unicorns = Vier Einhörner pro Runde
    .text = In jeder Runde kommen vier Einhörner in die Reihe, egal wie viele mitspielen.
kill-the-unicorns-round-unicorn-each = Für jeden ein Einhorn
    .text = In jeder Runde kommen so viele Einhörner in die Reihe, wie Leute mitspielen.
kill-the-unicorns-round-hands-return = Die Hand wird wieder voll
    .text = Wenn der Markt schließt, nehmen alle ihre Jagdkarten für die nächste Runde zurück auf die Hand.
kill-the-unicorns-round-new-row = Eine neue Reihe
    .text = Eine neue Reihe Einhörner wird ausgelegt, und die nächste Runde beginnt.
kill-the-unicorns-round-marker-stays = Der Marker bleibt
    .text = Die neue Runde eröffnet, wer zuletzt eine Jagd gewonnen hat, auch wenn der Marker durch Passen inzwischen weitergewandert ist. Hat noch niemand eine gewonnen, bleibt er liegen. Ob jemand eingekauft hat, spielt keine Rolle.
kill-the-unicorns-round-marker-stays-prototype = Der Marker bleibt auch hier
    .text = Der Prototyp sagt nicht, wer eine neue Runde eröffnet. Bei uns bleibt der Marker dort, wo die letzte Jagd gewonnen wurde.

## Turns

kill-the-unicorns-turn-clockwise = Immer der Reihe nach
    .text = Alles geht im Uhrzeigersinn, und wer den Marker hat, fängt an. Bitte warte, bis du an der Reihe bist.
kill-the-unicorns-turn-first-player = Der Startspieler-Marker
    .text = Wer den Marker hat, kommt zuerst dran: beim Legen der Reinleg-Karten, beim Eröffnen einer Jagd und auf dem Markt.

## Setting traps

kill-the-unicorns-trap-draw-two = Zieh zwei Reinleg-Karten
    .text = Zu Beginn jeder Runde ziehen alle zwei Karten vom eigenen Reinleg-Stapel und sehen sie sich heimlich an.
kill-the-unicorns-trap-in-turn = Gelegt wird reihum
    .text = Wer den Marker hat, beginnt: Im Uhrzeigersinn legen alle eine ihrer zwei Reinleg-Karten verdeckt an ein Einhorn der Reihe.
kill-the-unicorns-trap-place-then-discard = Erst legen, dann abwerfen
    .text = Zuerst legst du die gewählte Reinleg-Karte an ein Einhorn, dann wirfst du die andere offen ab.
kill-the-unicorns-trap-discard-then-place = Erst abwerfen, dann legen
    .text = Zuerst wirfst du eine deiner beiden Reinleg-Karten offen ab. Dann legst du die andere an ein Einhorn.
kill-the-unicorns-trap-two-per-unicorn = Zwei pro Einhorn
    .text = An einem Einhorn liegen höchstens zwei Reinleg-Karten, eine darüber und eine darunter. Ist ein Platz besetzt, nimm einen anderen.
kill-the-unicorns-trap-two-in-french = Auch hier zwei
    .text = In unserer französischen Vorlage fehlt der Satz, wie viele Reinleg-Karten Platz haben; später ist aber von zweien die Rede. Wir erlauben eine über und eine unter jedem Einhorn.
kill-the-unicorns-trap-one-per-unicorn = Eine pro Einhorn
    .text = Unter einem Einhorn kann nur eine Reinleg-Karte liegen. Liegt schon eine da, wähl ein anderes Einhorn.
kill-the-unicorns-trap-no-peeking = Nicht spicken
    .text = Eine gelegte Reinleg-Karte darf niemand mehr umdrehen oder ansehen, auch nicht, wer sie gelegt hat.
kill-the-unicorns-trap-remembered = Dein Gedächtnis
    .text = Du weißt ja, was du gelegt hast, also zeigt unser Tisch es dir weiter an. Für alle anderen bleibt es verdeckt.
kill-the-unicorns-trap-not-shown = Merk dir deine Karten
    .text = Eine gelegte Reinleg-Karte zeigt der Tisch niemandem mehr, auch nicht der Person, die sie gelegt hat: Merk dir, was du gespielt hast.

## The hunt

kill-the-unicorns-hunt-one-at-a-time = Eins nach dem anderen
    .text = Die Einhörner werden einzeln gejagt, vom Stapel bis zum Schwarzmarkt. Keins wird übersprungen.
kill-the-unicorns-hunt-open = Wer den Marker hat, eröffnet
    .text = Zum Eröffnen einer Jagd legt der Startspieler 1, 2 oder 3 Jagdkarten verdeckt aus.
kill-the-unicorns-hunt-same-number = Alle legen gleich viele
    .text = Willst du mitjagen, legst du genau so viele Jagdkarten, wie zur Eröffnung gelegt wurden. Eine Zusatzkarte des Ritters zählt dabei nicht mit.
kill-the-unicorns-hunt-from-hand = Nur aus der Hand
    .text = Du kannst nur Jagdkarten legen, die du noch auf der Hand hast. Was gelegt ist, ist für diese Runde weg.
kill-the-unicorns-hunt-pass = Passen ist erlaubt
    .text = Niemand muss jagen. Wenn du passt, legst du keine Karten und sparst sie für später.
kill-the-unicorns-hunt-must-pass = Zu wenige Karten
    .text = Hast du nicht mehr genug Jagdkarten für diese Jagd, musst du passen.
kill-the-unicorns-hunt-passes-by-itself = Wer passen muss, wird nicht gefragt
    .text = Wer ohnehin nur passen könnte, wird nicht gefragt, und vor diesem Passen auch niemand nach einer Fähigkeit.
kill-the-unicorns-hunt-passed = Gepasst ist gepasst
    .text = Wenn du eine Jagd auslässt, kannst du ihr Einhorn nicht fangen.
kill-the-unicorns-hunt-marker-moves = Wenn der Startspieler passt
    .text = Passt der Startspieler, wandert der Marker nach links, und die nächste Person darf die Jagd eröffnen.
kill-the-unicorns-hunt-marker-moves-french = Der Marker wandert auch hier
    .text = In unserer französischen Vorlage fehlt dieser Satz. Wie in den deutschen Regeln wandert der Marker nach links, wenn der Startspieler passt, und dort darf eröffnet werden.
kill-the-unicorns-hunt-next-opens = Die Nächsten eröffnen
    .text = Will der Startspieler nicht jagen, darf die nächste Person im Uhrzeigersinn eröffnen.
kill-the-unicorns-hunt-all-pass = Alle passen
    .text = Will niemand jagen, läuft das Einhorn mit seinen Reinleg-Karten davon. Der Marker liegt wieder da, wo er zu Beginn dieser Jagd lag.
kill-the-unicorns-hunt-lone-hunter = Allein auf der Jagd
    .text = Wer als Einziger jagt, kann mit niemandem gleichziehen und gewinnt, sogar mit einer Summe von 0.

## The reveal

kill-the-unicorns-reveal-together = Aufdecken
    .text = Wenn alle gelegt oder gepasst haben, werden die Jagdkarten für dieses Einhorn aufgedeckt und zusammengezählt.
kill-the-unicorns-reveal-highest-wins = Die höchste Summe gewinnt
    .text = Wer die höchste Summe hat, gewinnt die Jagd. Jedenfalls meistens: Denk an die Reinleg-Karten.
kill-the-unicorns-reveal-ties-cancel = Gleichstände heben sich auf
    .text = Jede Summe, die mehr als einmal vorkommt, ist ungültig. Die höchste übrige gewinnt. Bei zweimal 1 und zweimal 0 gewinnt niemand.
kill-the-unicorns-reveal-zero-can-win = Auch 0 kann gewinnen
    .text = Mit einer Summe von 0 kannst du gewinnen, wenn sie die höchste übrige ist. Aber auch Nullen können gleichziehen.
kill-the-unicorns-reveal-runs-away = Das Einhorn läuft davon
    .text = Bleibt keine Summe übrig, hat niemand gewonnen. Das Einhorn wird abgeworfen, seine Reinleg-Karten auch.
kill-the-unicorns-reveal-runaway-traps = Die Karten des Ausreißers
    .text = Die Regel sagt nur, dass die Reinleg-Karten eines Ausreißers abgeworfen werden. Was niemand aufgedeckt hat, kommt verdeckt unter den Abwurfstapel der Person, die es gelegt hat.
kill-the-unicorns-reveal-runaway-traps-open = Die Karten des Ausreißers offen
    .text = Die Reinleg-Karten eines Ausreißers werden abgeworfen wie alle anderen: offen auf die Abwurfstapel derer, die sie gelegt haben.
kill-the-unicorns-reveal-runaway-traps-french = Der Ausreißer auf Französisch
    .text = Alle in der Runde gespielten Reinleg-Karten werden offen vor denen abgeworfen, die sie gelegt haben, auch die eines Ausreißers.
kill-the-unicorns-reveal-trap-after-winner = Erst der Sieg, dann die Reinleg-Karte
    .text = Wenn Gleichstände gestrichen sind und feststeht, wer gewonnen hat, wird die Reinleg-Karte am Einhorn aufgedeckt.
kill-the-unicorns-reveal-trap-before-winner = Erst die Reinleg-Karte, dann der Sieg
    .text = Nach den Jagdkarten wird die Reinleg-Karte unter dem Einhorn aufgedeckt. Erst dann steht fest, wer gewinnt.
kill-the-unicorns-reveal-one-of-two = Eine von zweien
    .text = Liegen zwei Reinleg-Karten am Einhorn, wird nur eine aufgedeckt. Wer gewonnen hat, sucht sie aus, ohne sie anzusehen.
kill-the-unicorns-reveal-winner-picks = Blind gewählt
    .text = Von zwei Reinleg-Karten deckt die Siegerin oder der Sieger eine auf, blind gewählt. Mehr als eine pro Einhorn ist es nie.
kill-the-unicorns-reveal-single-trap = Nichts zu wählen
    .text = Unter einem Einhorn liegt höchstens eine Reinleg-Karte, sie wird einfach aufgedeckt.
kill-the-unicorns-reveal-other-trap = Die andere bleibt geheim
    .text = Die zweite Reinleg-Karte kommt verdeckt unter den Abwurfstapel der Person, die sie gelegt hat.
kill-the-unicorns-reveal-other-trap-french = Die andere kommt offen weg
    .text = Alle in der Runde gespielten Reinleg-Karten werden offen vor denen abgeworfen, die sie gelegt haben. Die zweite kommt also offen auf den Abwurfstapel.
kill-the-unicorns-reveal-effect-at-once = Sie wirkt sofort
    .text = Die aufgedeckte Reinleg-Karte wirkt sofort, noch bevor jemand das Einhorn nimmt.
kill-the-unicorns-reveal-new-winner = Alles kann sich ändern
    .text = Manche Reinleg-Karten geben den Sieg jemand anderem oder niemandem.
kill-the-unicorns-reveal-take = Das Einhorn gehört dir
    .text = Nach der Reinleg-Karte kommt das Einhorn in die Herde dessen, der die Jagd gewonnen hat.
kill-the-unicorns-reveal-discard = Gelegt ist verbraucht
    .text = Ist das Einhorn vergeben, kommen die gelegten Jagdkarten und die aufgedeckte Reinleg-Karte offen auf die eigenen Abwurfstapel.
kill-the-unicorns-reveal-pinned = Mit Stecknadel
    .text = Eine Reinleg-Karte mit Stecknadel bleibt bis zum Ende des Spiels bei ihrem Einhorn.
kill-the-unicorns-reveal-winner-starts = Wer fängt, fängt an
    .text = Wer das Einhorn gefangen hat, bekommt den Startspieler-Marker.
kill-the-unicorns-reveal-no-winner-stays = Niemand gewinnt: Der Marker bleibt
    .text = Hat niemand die Jagd gewonnen, behält den Marker, wer ihn jetzt hat, auch wenn er durch Passen gewandert ist.
kill-the-unicorns-reveal-no-winner-back = Niemand gewinnt: Der Marker geht zurück
    .text = Hat niemand die Jagd gewonnen, geht der Marker an die Person zurück, die ihn zu Beginn der Jagd hatte.
kill-the-unicorns-reveal-next-unicorn = Auf zum nächsten
    .text = Sind noch Einhörner in der Reihe, wird das nächste gejagt. Wenn nicht, öffnet der Markt.

## The traps

kill-the-unicorns-traps-athletic-unicorn = Sportliches Einhorn
    .text = Mit Stecknadel, und freundlich gemeint: Dieses Einhorn ist am Ende 2 Punkte mehr wert.
kill-the-unicorns-traps-smelly-unicorn = Stinkendes Einhorn
    .text = Mit Stecknadel: Dieses Einhorn ist am Ende 3 Punkte weniger wert.
kill-the-unicorns-traps-unicorn-pee = Einhorn-Pipi
    .text = Mit Stecknadel: Dieses Einhorn ist am Ende 2 Punkte weniger wert.
kill-the-unicorns-traps-size-doesnt-matter = Es kommt nicht auf die Größe an
    .text = Nicht die höchste, sondern die niedrigste gültige Summe gewinnt die Jagd.
kill-the-unicorns-traps-no-use-running = Wegrennen ist zwecklos
    .text = Die zweithöchste gültige Summe gewinnt die Jagd. Gibt es nur eine, bleibt es bei ihr.
kill-the-unicorns-traps-ties-first = Erst die Gleichstände
    .text = Reinleg-Karten, die das Ergebnis ändern, sehen nur noch gültige Summen: Gleichstände sind da schon gestrichen.
kill-the-unicorns-traps-bicorn = Zweihorn
    .text = Mit Stecknadel: In der Schlusswertung zählt dieses Einhorn wie zwei seiner Farbe, seine Sterne aber nur einmal.
kill-the-unicorns-traps-trojan-unicorn = Trojanisches Einhorn
    .text = Wer diese Karte gelegt hat, tauscht ein eigenes Einhorn gegen eins aus der Herde, die gewonnen hat, und sucht beide aus. Erst danach wird die Beute genommen.
kill-the-unicorns-traps-trojan-luggage = Getauscht mit Gepäck
    .text = Ein getauschtes Einhorn nimmt seine Reinleg-Karten und Plättchen mit in die neue Herde.
kill-the-unicorns-traps-trojan-nothing = Kein Tausch
    .text = Hat die Jagd gewonnen, wer die Karte gelegt hat, oder hat eine der beiden Herden kein Einhorn, passiert nichts.
kill-the-unicorns-traps-zombicorn = Zombiehorn
    .text = Wer gewonnen hat, wirft zuerst ein eigenes Einhorn nach Wahl ab und nimmt dann die Beute.
kill-the-unicorns-traps-zombicorn-luggage = Mit Haut und Haar
    .text = Auch Reinleg-Karten und Plättchen auf dem abgeworfenen Einhorn sind weg.
kill-the-unicorns-traps-zombicorn-nothing = Nichts zu beißen
    .text = Ohne ein Einhorn in der Herde tut das Zombiehorn nichts. Die Beute selbst trifft es nie.
kill-the-unicorns-traps-pink-ribbon = Rosa Schleife
    .text = Eine Karte der Prinzessin mit Stecknadel: Dieses Einhorn zählt als rosa.
kill-the-unicorns-traps-blue-spell = Blauer Zauber
    .text = Eine Karte des Zauberers mit Stecknadel: Dieses Einhorn zählt als blau.
kill-the-unicorns-traps-green-brew = Grüner Sud
    .text = Eine Karte der Schamanin mit Stecknadel: Dieses Einhorn zählt als grün.
kill-the-unicorns-traps-golden-ballad = Goldene Ballade
    .text = Eine Karte des Barden mit Stecknadel: Dieses Einhorn zählt als gelb.
kill-the-unicorns-traps-colourless = Farblose bleiben farblos
    .text = Reinleg-Karten, die umfärben, wirken auf farblose Einhörner nicht.
kill-the-unicorns-traps-clanking-armour = Scheppernde Rüstung
    .text = Das Einhorn erschrickt und läuft davon: Niemand gewinnt diese Jagd.
kill-the-unicorns-traps-costly-bait = Teurer Köder
    .text = Wer die Jagd gewonnen hat, wirft eine Jagdkarte nach Wahl aus der Hand ab. Mit leerer Hand passiert nichts.

## The black market

kill-the-unicorns-market-order = Ein Bummel über den Markt
    .text = Sind alle Einhörner gejagt, dürfen alle einmal einkaufen, im Uhrzeigersinn und zuerst, wer den Marker hat.
kill-the-unicorns-market-one-purchase = Ein Kauf pro Runde
    .text = Du darfst in jeder Runde eine Sache auf dem Schwarzmarkt kaufen, mehr nicht.
kill-the-unicorns-market-buy-nothing = Nichts kaufen geht auch
    .text = Niemand muss einkaufen. Wer den Marker hat und nichts kauft, behält ihn.
kill-the-unicorns-market-price = Bezahlt wird mit Jagdkarten
    .text = Den Preis am Stand bezahlst du mit den Werten der Jagdkarten, die du noch auf der Hand hast.
kill-the-unicorns-market-cannot-pay = Zu teuer
    .text = Du kannst nur kaufen, was die Jagdkarten auf deiner Hand noch hergeben.
kill-the-unicorns-market-payment = Kein Wechselgeld
    .text = Du bezahlst offen mit den Jagdkarten, die den Preis am wenigsten übersteigen. Wechselgeld gibt es nicht.
kill-the-unicorns-market-sold-out = Weg ist weg
    .text = Plättchen werden nicht nachgelegt. Ist das letzte verkauft, gibt es keins mehr.
kill-the-unicorns-market-on-a-unicorn = Plättchen kommen gleich auf ein Einhorn
    .text = Ein Plättchen legst du sofort auf ein Einhorn deiner Herde, nur die Pastete liegt vor dir. Ohne passendes Einhorn kannst du es nicht kaufen.
kill-the-unicorns-market-yours-to-keep = Was du hast, das hast du
    .text = Ein gekauftes Plättchen kann dir niemand vom Einhorn nehmen. Es wechselt nur mit dem Einhorn zusammen den Besitzer.
kill-the-unicorns-market-several-tokens = Mehrere auf einem Einhorn
    .text = Du darfst mehrere Plättchen auf dasselbe Einhorn legen. Die Punkte zählen alle, von den Farben nur die zuletzt gelegte.
kill-the-unicorns-market-same-colour = Dieselbe Farbe noch einmal
    .text = Du darfst Zuckerwatte oder Feenstaub auch auf ein Einhorn legen, das die Farbe schon hat. Es bleibt dann einfach, wie es ist.
kill-the-unicorns-market-butchery = Einhorn-Metzgerei
    .text = Wirf eins deiner Einhörner samt angesteckter Reinleg-Karte ab und nimm dir dafür eine Pastete.
kill-the-unicorns-market-butchered-tokens = Plättchen aus dem Spiel
    .text = Plättchen auf einem Einhorn, das in die Metzgerei geht, kommen aus dem Spiel.
kill-the-unicorns-market-butchered-tokens-french = Alles wird abgeworfen
    .text = Das Einhorn, seine Reinleg-Karte und alle seine Plättchen werden zusammen abgeworfen.
kill-the-unicorns-market-butchered-tokens-prototype = Plättchen im Prototyp
    .text = Der Prototyp sagt nichts über Plättchen auf einem Einhorn, das in die Metzgerei geht. Bei uns kommen sie aus dem Spiel.
kill-the-unicorns-market-pate-choice = Such dir eine Pastete aus
    .text = Die Pasteten liegen offen an ihrem Stand, und beim Kauf wählst du eine davon.
kill-the-unicorns-market-pate-value = Pasteten sind Punkte
    .text = Am Ende ist eine Pastete so viele Punkte wert, wie darauf steht.
kill-the-unicorns-market-false-horn = Scherzhorn
    .text = Leg das Horn auf eins deiner Einhörner: Es ist 2 Punkte mehr wert.
kill-the-unicorns-market-fairy-dust = Feenstaub
    .text = Leg Feenstaub auf eins deiner Einhörner: Es bekommt die Farbe des Plättchens und ist 2 Punkte mehr wert.
kill-the-unicorns-market-cotton-candy = Zuckerwatte
    .text = Leg Zuckerwatte auf eins deiner Einhörner: Es bekommt die Farbe des Plättchens.
kill-the-unicorns-market-prices-prototype = Preise im Prototyp
    .text = Die Regeln des Prototyps nennen keine Preise für die Stände. Wir nehmen die des fertigen Spiels; nur Seife hat ihren Preis auf dem Plättchen.
kill-the-unicorns-market-prices = Die Preise
    .text = Die Metzgerei kostet 2, das Scherzhorn 3, Zuckerwatte 3 und Feenstaub 6.
kill-the-unicorns-market-soap = Seife
    .text = Wasch eins deiner Einhörner: Wirf das angesteckte Einhorn-Pipi oder das Stinkende Einhorn ab.
kill-the-unicorns-market-soap-price = Seife hat ihren eigenen Preis
    .text = Die Zahl auf der Seife ist ihr Preis.
kill-the-unicorns-market-soap-needs-smell = Nur für schmutzige Einhörner
    .text = Seife hilft nur bei einem Einhorn, an dem Einhorn-Pipi oder ein Stinkendes Einhorn steckt.

## Your herd

kill-the-unicorns-herd-arrange = Sortier, wie du magst
    .text = Du darfst deine Einhörner jederzeit nach Farben ordnen. Endgültig ist nichts vor der Schlusswertung.
kill-the-unicorns-herd-legendary = Legendäre Einhörner
    .text = Ein legendäres Einhorn ist 4 Punkte wert, hat aber keine Farbe. Nur mit Zuckerwatte oder Feenstaub kommt es in ein Set.
kill-the-unicorns-herd-starters = Start-Einhörner und Schweinhörner
    .text = Sie sehen vielleicht seltsam aus, aber Start-Einhörner und Schweinhörner zählen wie alle anderen.

## Counting points

kill-the-unicorns-score-stars = Sterne
    .text = Jeder Stern auf deinen Einhörnern ist ein Punkt.
kill-the-unicorns-score-bonuses = Plättchen, Pasteten und Reinleg-Karten
    .text = Dazu kommen die Punkte deiner Plättchen und Pasteten und die Plus- oder Minuspunkte der angesteckten Reinleg-Karten.
kill-the-unicorns-score-sets = Sets in einer Farbe
    .text = Einhörner derselben Farbe bilden ein Set: Zwei bringen 2 Punkte, drei 5, vier 8 und fünf 12.
kill-the-unicorns-score-five-at-most = Fünf sind genug
    .text = Mehr als fünf Einhörner einer Farbe bringen nichts zusätzlich.
kill-the-unicorns-score-one-set-per-colour = Ein Set je Farbe
    .text = Jede Farbe zählt nur als ein Set: Sechs gleiche sind nicht zwei Dreiersets.
kill-the-unicorns-score-new-set = Nach fünf ein neues Set
    .text = Ein Set hat höchstens fünf Einhörner. Mit dem sechsten beginnt ein neues Set derselben Farbe.
kill-the-unicorns-score-new-set-prototype = Neue Sets im Prototyp
    .text = Im Text des Prototyps beginnt ein neues Set nach vier Einhörnern, in der Tabelle zählen aber fünf. Bei uns hat ein Set bis zu fünf, dann beginnt ein neues.
kill-the-unicorns-score-rainbow = Regenbogen
    .text = Je ein Einhorn in allen vier Farben ist ein Regenbogen und bringt 8 Punkte.
kill-the-unicorns-score-used-once = Jedes Einhorn zählt einmal
    .text = Ein Einhorn zählt entweder in einem Set seiner Farbe oder in einem Regenbogen, nie in beiden.
kill-the-unicorns-score-bicorn = Ein Zweihorn zählt doppelt
    .text = Ein Zweihorn darf in zwei Sets oder Regenbögen stehen oder zweimal im selben Set.
kill-the-unicorns-score-best-sets = Das Beste für dich
    .text = Unser Tisch teilt deine Einhörner so auf Sets und Regenbögen auf, dass du die meisten Punkte bekommst.

## The end

kill-the-unicorns-end-after-four-rounds = Nach der vierten Runde
    .text = Wenn der Markt der vierten Runde schließt, ist das Spiel aus und es wird gezählt. Danach kann niemand mehr einen Zug machen.
kill-the-unicorns-end-double-rainbow = Doppelter Regenbogen
    .text = Je zwei Einhörner in allen vier Farben gewinnen das Spiel sofort, egal wie die Punkte stehen.
kill-the-unicorns-end-double-rainbow-check = Wann der doppelte Regenbogen gilt
    .text = Ein doppelter Regenbogen gewinnt in dem Moment, in dem er da ist: wenn ein Einhorn gefangen ist, nach dem Tausch eines trojanischen Einhorns, nach einem Kauf. Solange gejagt wird, zählt ein Zweihorn dabei nur einfach.
kill-the-unicorns-end-final-bicorn-twice = Das Zweihorn im letzten Regenbogen
    .text = Bei der Schlusswertung zählt ein Zweihorn auch für den doppelten Regenbogen doppelt. Ein so vollendeter gewinnt noch, gleich wie die Punkte stehen.
kill-the-unicorns-end-final-bicorn-once = Ein Zweihorn ist im letzten Regenbogen eins
    .text = Ein doppelter Regenbogen braucht acht Einhörner, auch bei der Schlusswertung. Ein Zweihorn zählt nur für Punkte doppelt.
kill-the-unicorns-end-double-rainbow-twice = Zwei doppelte Regenbögen
    .text = Werden zwei Herden im selben Moment fertig, gewinnen beide.
kill-the-unicorns-end-most-points = Die meisten Punkte gewinnen
    .text = Nach der vierten Runde gewinnt, wer die meisten Punkte hat.
kill-the-unicorns-end-tie-cancels = Auch am Ende heben sie sich auf
    .text = Gleiche Punktzahlen heben sich auf: Es gewinnt die nächstniedrigere, die sonst niemand hat.
kill-the-unicorns-end-all-tied = Lauter Gleichstände
    .text = Bleibt keine Punktzahl, die nur eine Person hat, gewinnt niemand.
kill-the-unicorns-end-tie-unicorns = Die größere Herde
    .text = Haben mehrere die meisten Punkte, gewinnt, wer mehr Einhörner hat.
kill-the-unicorns-end-tie-shared = Geteilter Sieg im Prototyp
    .text = Sind auch gleich viele Einhörner da, wird der Sieg geteilt.

## Powers

kill-the-unicorns-power-once-a-round = Einmal pro Runde
    .text = Du darfst die Fähigkeit deines Charakters in jeder Runde einmal einsetzen.
kill-the-unicorns-power-once-a-round-prototype = Einmal pro Runde im Prototyp
    .text = Der Prototyp sagt nicht, wie oft eine Fähigkeit eingesetzt werden darf. Wir spielen wie im fertigen Spiel: einmal in jeder Runde.
kill-the-unicorns-power-first-to-announce = Wer sich zuerst meldet
    .text = Wollen zwei ihre Fähigkeit im selben Moment einsetzen, ist zuerst dran, wer sich zuerst gemeldet hat.
kill-the-unicorns-power-asked-together = Alle werden gefragt
    .text = Wenn Fähigkeiten eingesetzt werden könnten, werden alle, die es betreffen kann, gleichzeitig gefragt. Wer zuerst handelt, kommt zuerst; dann werden die anderen noch einmal gefragt.
kill-the-unicorns-power-right-moment = Alles zu seiner Zeit
    .text = Eine Fähigkeit kannst du nur in ihrem Moment einsetzen, und nur wenn es etwas gibt, worauf sie wirkt.
kill-the-unicorns-power-not-yours = Nicht deine Fähigkeit
    .text = Du hast nur die Fähigkeit deines eigenen Charakters, und auch die nur, wenn mit Fähigkeiten gespielt wird.
kill-the-unicorns-power-princess = Prinzessin
    .text = Bevor Jagdkarten liegen, darfst du dir heimlich eine Reinleg-Karte am gejagten Einhorn ansehen.
kill-the-unicorns-power-princess-needs-trap = Etwas zum Ansehen
    .text = Die Prinzessin kann nur dort nachsehen, wo am gejagten Einhorn eine Reinleg-Karte liegt, die sie nicht sieht.
kill-the-unicorns-power-princess-until-laid = Wie lange die Prinzessin spicken darf
    .text = Sobald irgendjemand Jagdkarten gelegt hat, kann die Prinzessin ihre Fähigkeit in dieser Jagd nicht mehr einsetzen.
kill-the-unicorns-power-princess-until-opened = Die Prinzessin bis zur Eröffnung
    .text = Sobald der Startspieler Jagdkarten gelegt hat, kann die Prinzessin ihre Fähigkeit in dieser Jagd nicht mehr einsetzen.
kill-the-unicorns-power-princess-prototype = Die Prinzessin im Prototyp
    .text = Der Prototyp nennt für die Prinzessin keinen Zeitpunkt. Wie in den französischen Regeln darf sie nachsehen, bis der Startspieler gelegt hat.
kill-the-unicorns-power-bard = Barde
    .text = Nenn eine Person: Sie muss in dieser Jagd passen.
kill-the-unicorns-power-bard-until-laid = Wie lange der Barde singen darf
    .text = Sobald irgendjemand Jagdkarten gelegt hat, kann der Barde in dieser Jagd niemanden mehr zum Passen zwingen.
kill-the-unicorns-power-bard-laid-is-safe = Wer gelegt hat, ist sicher
    .text = Wer schon Jagdkarten gelegt hat, kann nicht mehr zum Passen gezwungen werden. Alle anderen schon.
kill-the-unicorns-power-bard-another-player = Bitte jemand anderen
    .text = Der Barde kann nur eine andere Person nennen, die sich in dieser Jagd noch nicht entschieden hat und Karten legen könnte.
kill-the-unicorns-power-knight = Ritter
    .text = Wenn du Jagdkarten legst, darfst du eine mehr legen als verlangt.
kill-the-unicorns-power-shaman = Schamanin
    .text = Wird eine Reinleg-Karte aufgedeckt, darfst du sie unwirksam machen. Sie kommt ohne Wirkung auf den Abwurfstapel der Person, die sie gelegt hat.
kill-the-unicorns-power-wizard = Zauberer
    .text = Sind die Jagdkarten aufgedeckt und Gleichstände noch nicht gestrichen, darfst du eine gelegte Karte gegen eine aus deiner Hand tauschen.
kill-the-unicorns-power-huntress = Jägerin
    .text = Nach einer Jagd, bei der du mitgemacht und nicht gewonnen hast, darfst du eine deiner gelegten Karten zurück auf die Hand nehmen.
kill-the-unicorns-power-merchant = Händler
    .text = Dein Einkauf kostet 2 weniger, ganz von selbst.
kill-the-unicorns-power-thief = Diebin
    .text = Sind die Jagdkarten aufgedeckt und Gleichstände noch nicht gestrichen, darfst du eine deiner gelegten Karten gegen eine tauschen, die jemand anderes gelegt hat, nur für diese Jagd.
kill-the-unicorns-power-black-mage = Schwarzmagier
    .text = Bevor Jagdkarten liegen, darfst du das gejagte Einhorn gegen ein anderes tauschen, das noch in der Reihe wartet, samt allen Reinleg-Karten.

## Variants

kill-the-unicorns-variant-expert = Für Experten
    .text = Jagd- und Reinleg-Karten werden verdeckt abgeworfen, und einen Abwurfstapel darf nur durchsehen, wem er gehört.
kill-the-unicorns-variant-expert-paid = Experten zahlen verdeckt
    .text = Auch die Jagdkarten, mit denen Experten auf dem Markt bezahlen, werden gezeigt und dann verdeckt abgelegt.
kill-the-unicorns-variant-beginner = Für Anfänger
    .text = Für eine schnelle erste Partie lasst ihr Reinleg-Karten und Fähigkeiten weg. Alle Charaktere können mitspielen.
kill-the-unicorns-variant-no-traps = Fähigkeiten ohne Reinleg-Karten
    .text = Lasst ihr nur die Reinleg-Karten weg, können Prinzessin und Schamanin nicht mitspielen: Ihre Fähigkeiten brauchen sie.
kill-the-unicorns-variant-no-powers = Reinleg-Karten ohne Fähigkeiten
    .text = Lasst ihr nur die Fähigkeiten weg, können Händler, Diebin und Schwarzmagier nicht mitspielen.

## The team game

kill-the-unicorns-team-two-teams = Zwei gegen zwei
    .text = Vier Personen bilden zwei ausgeloste Teams. Sie werden so gesetzt, dass die Teams abwechselnd dran sind.
kill-the-unicorns-team-seats = Wie gelost wird
    .text = Das Programm lost aus, wer mit wem spielt und in welcher Reihenfolge die vier dran sind. Die Plätze behalten ihre Buchstaben.
kill-the-unicorns-team-three-unicorns = Drei Einhörner im Teamspiel
    .text = Im Teamspiel kommen in jeder Runde drei Einhörner in die Reihe, eins mehr, als es Teams gibt.
kill-the-unicorns-team-two-traps = Zwei Reinleg-Karten im Teamspiel
    .text = Im Teamspiel liegen an einem Einhorn bis zu zwei Reinleg-Karten, eine darüber und eine darunter. Ist ein Platz schon besetzt, nimm den anderen.
kill-the-unicorns-team-picks-trap = Das Siegerteam wählt
    .text = Liegen zwei Reinleg-Karten am Einhorn, bestimmt das Siegerteam, welche aufgedeckt wird.
kill-the-unicorns-team-other-trap = Die andere wird abgeworfen
    .text = Die nicht gewählte Reinleg-Karte kommt offen auf den Abwurfstapel der Person, die sie gelegt hat.
kill-the-unicorns-team-first-player = Das Team fängt an
    .text = Der Startspieler-Marker gehört dem Team. Es macht unter sich aus, wer von beiden eröffnet.
kill-the-unicorns-team-first-member = Wer im Team beginnt
    .text = Vor jeder Jagd wird das Team gefragt. Beim Legen der Reinleg-Karten und auf dem Markt beginnt, wer in der zuletzt gewonnenen Jagd zuerst für das Team gelegt hat; bis dahin, wer als Startspieler ausgelost wurde.
kill-the-unicorns-team-two-to-five = Zwei bis fünf Karten
    .text = Wer eröffnet, sagt an, wie viele Jagdkarten jedes Team zusammen legt: 2, 3, 4 oder 5.
kill-the-unicorns-team-at-least-one = Jeder mindestens eine
    .text = Im Team müssen nicht beide gleich viele Karten legen, aber beide mindestens eine.
kill-the-unicorns-team-completes = Die andere Hälfte
    .text = Wer im Team zuerst dran ist, legt einen Teil der Karten. Die andere Person legt genau so viele, wie noch fehlen.
kill-the-unicorns-team-stays-out = Wenn ein Team auslässt
    .text = Ein Team jagt gemeinsam oder gar nicht. Es lässt die Jagd aus, wenn die erste Person passt oder beide zusammen nicht genug Karten haben.
kill-the-unicorns-team-totals-add = Die Summen werden addiert
    .text = Die Jagdkarten von beiden zusammen ergeben die Summe des Teams.
kill-the-unicorns-team-shared-herd = Eine Herde für zwei
    .text = Was ein Team fängt, kommt in eine gemeinsame Herde.
kill-the-unicorns-team-market = Einkaufen im Team
    .text = Auf dem Markt darf jede Person im Team einmal für die gemeinsame Herde einkaufen, bezahlt wird aus der eigenen Hand.
kill-the-unicorns-team-score = Gemeinsam gewinnen
    .text = Die Herde zählt einmal für das ganze Team, und ihr gewinnt oder verliert zusammen.
kill-the-unicorns-team-open-talk = Reden, dass es alle hören
    .text = Im Team dürft ihr euch absprechen, aber nur so, dass alle am Tisch es hören.
