# The lessons: what is said on a prepared table, step by step. Short: two or three lines on a phone.

## Around a lesson

lesson-offer = In drei Minuten lernen
lesson-title = Lektion: { $game }
lesson-next = Weiter
lesson-skip = Lektion verlassen
lesson-done = Richtig spielen
lesson-others = Die anderen spielen …
lesson-not-that = Das kommt später. Nimm, was leuchtet.
lesson-you = Du
lesson-again = Noch einmal

## HiLo

lesson-hilo-aim = Diese zwölf verdeckten Karten sind dein Königreich. Wer am Ende die meisten Sterntaler hat, gewinnt.
lesson-hilo-start = Alle decken zuerst eine Karte auf. Tipp die an, die leuchtet.
lesson-hilo-take = Ein Ritter mit halben Sterntalern an drei Kanten! Der Barde auf dem Ablagestapel passt daneben: Nimm ihn.
lesson-hilo-place = Leg ihn direkt neben den Ritter. Zwei Hälften, die sich berühren, ergeben einen ganzen Sterntaler.
lesson-hilo-draw = Dein erster Sterntaler. Versuch jetzt dein Glück: Zieh eine verdeckte Karte.
lesson-hilo-discard = Ein Bauer nützt dir hier nichts. Leg ihn auf den Ablagestapel.
lesson-hilo-uncover = Wer eine gezogene Karte ablegt, deckt dafür eine eigene auf. Nimm die unter dem Ritter.
lesson-hilo-magic = Die Prinzessin passt zum Ritter über ihr: dein zweiter Sterntaler. Zieh noch einmal.
lesson-hilo-magician = Ein Magier! Leg ihn hierher, dann zaubert er.
lesson-hilo-cast = Er tauscht eine deiner Karten gegen eine fremde. Tipp die verdeckte neben dem Barden an, dann drüben den König.
lesson-hilo-end = Der König bringt gleich zwei Sterntaler! Liegen irgendwo alle zwölf Karten offen, ist Schluss. Das war alles: Jetzt du!

## Kill the Unicorns

lesson-kill-the-unicorns-aim = Du bist auf der Jagd. Die Sterne der Einhörner sind Punkte; mehrere einer Farbe oder alle vier Farben bringen viel mehr.
lesson-kill-the-unicorns-trap = Zuerst legen alle eine Reinleg-Karte. Ein Zweihorn zählt als zwei seiner Farbe: Tipp es an, dann den Platz über dem rosa Einhorn.
lesson-kill-the-unicorns-lay = Die Jagd auf das rosa Einhorn beginnt mit dir. Nimm die 3 und eine 2 und leg sie verdeckt aus.
lesson-kill-the-unicorns-ties = Wer mitjagt, legt so viele Karten wie du. Die höchste Summe gewinnt, aber gleiche Summen fallen beide weg!
lesson-kill-the-unicorns-won = Die anderen legten beide 7 und sind raus: Deine 5 gewinnt. Deine Reinleg-Karte wird aufgedeckt, das Zweihorn bleibt bei deinem Einhorn.
lesson-kill-the-unicorns-market = Nach vier Jagden öffnet der Schwarzmarkt. Deine übrigen Karten sind dein Geld. Tipp die rosa Zuckerwatte für 3 an.
lesson-kill-the-unicorns-target = Zuckerwatte färbt ein Einhorn um. Tipp dein grünes an, dann wird es rosa.
lesson-kill-the-unicorns-end = Deine drei zählen nun als vier einer Farbe: 8 Punkte mehr. Nach vier Runden gewinnen die meisten Punkte. Jetzt du!

## Unstable Unicorns

lesson-unstable-unicorns-aim = Alle haben einen Stall. Wer zuerst sieben Einhörner darin hat, gewinnt.
lesson-unstable-unicorns-play = Wenn du dran bist, spielst du eine Karte oder ziehst eine. Einhörner kommen in deinen Stall: Spiel das, das leuchtet.
lesson-unstable-unicorns-stable = Dein zweites Einhorn! Vorher wurden die anderen gefragt, ob sie es aufhalten. Jetzt sind sie dran.
lesson-unstable-unicorns-neigh = O nein, dieses Einhorn zählt doppelt! Aber du hast eine Wieherkarte, und die hält eine Karte auf. Spiel sie!
lesson-unstable-unicorns-magic = Aufgehalten! Du bist wieder dran und hast eine Karte gezogen. Zauber wirken einmal und sind weg: Spiel diesen.
lesson-unstable-unicorns-player = Er zerstört ein Einhorn. Wessen? Tipp den Namen der Person mit zwei Einhörnern an.
lesson-unstable-unicorns-target = Tipp jetzt das Einhorn an, das gehen muss.
lesson-unstable-unicorns-discard = Das hat seinen Preis: Alle werfen eine Karte ab. Tipp eine von deinen an.
lesson-unstable-unicorns-last = Viel später: sechs Einhörner im Stall und das siebte auf der Hand. Spiel es!
lesson-unstable-unicorns-end = Niemand hielt es auf: Du hast gewonnen! Mehr musst du nicht wissen. Jetzt ein richtiges Spiel.
