# What is said at a table of Kill the Unicorns. $you is "yes" when the reader is the player spoken of, "target" when
# something was done to the reader; $name, $other-name, $card, $out, $got and $given are ready-made names.
# $prize is a place of the row, counted from the draw pile; $side is above or below; $cards and $paid are sums
# such as "4 + 3"; $total is what the cards add up to.

kill-the-unicorns-title = Kill the Unicorns
kill-the-unicorns-summary = Überbiete die anderen, weiche ihren Reinleg-Karten aus und verkauf den Gnomen die schönste Herde.
kill-the-unicorns-edition-de = Deutsche Ausgabe
kill-the-unicorns-edition-fr = Französische Ausgabe
kill-the-unicorns-edition-en-prototype = Englischer Prototyp

## Events: setting up and traps

kill-the-unicorns-pick = { $you ->
    [yes] Dein Charakter: { $card }.
   *[no] { $name } wählt diesen Charakter: { $card }.
}
kill-the-unicorns-starter = { $you ->
    [yes] Deine Herde beginnt mit: { $card }.
   *[no] Die Herde von { $name } beginnt mit: { $card }.
}
kill-the-unicorns-round = Runde { $round } beginnt.
kill-the-unicorns-prize = Einhorn { $prize } der Reihe: { $card }.
kill-the-unicorns-draw-traps = Alle ziehen zwei Reinleg-Karten.
kill-the-unicorns-set-trap = { $you ->
    [yes] { $side ->
        [above] Über Einhorn { $prize } legst du: { $card }.
       *[below] Unter Einhorn { $prize } legst du: { $card }.
    }
   *[no] { $side ->
        [above] { $name } legt eine Reinleg-Karte über Einhorn { $prize }.
       *[below] { $name } legt eine Reinleg-Karte unter Einhorn { $prize }.
    }
}
kill-the-unicorns-discard-trap = { $you ->
    [yes] Du wirfst eine Reinleg-Karte ab: { $card }.
   *[no] { $name } wirft eine Reinleg-Karte ab: { $card }.
}

## Events: the hunt

kill-the-unicorns-hunt = Die Jagd auf Einhorn { $prize } ist eröffnet: { $card }.
kill-the-unicorns-lead = { $you ->
    [yes] Du eröffnest für dein Team.
   *[no] { $name } eröffnet für das Team.
}
kill-the-unicorns-pass = { $you ->
    [yes] Du passt.
   *[no] { $name } passt.
}
kill-the-unicorns-must-pass = { $you ->
    [yes] Du hast zu wenige Jagdkarten und musst passen.
   *[no] { $name } hat zu wenige Jagdkarten und muss passen.
}
kill-the-unicorns-silenced = { $you ->
    [yes] Das Lied des Barden hält dich fest: Du passt.
   *[no] Das Lied des Barden wirkt: { $name } passt.
}
kill-the-unicorns-marker = { $you ->
    [yes] Du bekommst den Startspieler-Marker.
   *[no] { $name } bekommt den Startspieler-Marker.
}
kill-the-unicorns-number = { $you ->
    [yes] Du verlangst { $number } Karten von jedem Team.
   *[no] { $name } verlangt { $number } Karten von jedem Team.
}
kill-the-unicorns-lay = { $you ->
    [yes] { $count ->
        [one] Du legst { $cards }.
       *[other] Du legst { $cards } = { $total }.
    }
   *[no] { $count ->
        [one] { $name } legt { $count } Jagdkarte.
       *[other] { $name } legt { $count } Jagdkarten.
    }
}
kill-the-unicorns-lay-extra = { $you ->
    [yes] Mit der Zusatzkarte des Ritters legst du { $cards } = { $total }.
   *[no] Mit der Zusatzkarte des Ritters legt { $name } { $count } Jagdkarten.
}

## Events: powers

kill-the-unicorns-peek = { $you ->
    [yes] { $side ->
        [above] Du siehst dir heimlich die Karte über Einhorn { $prize } an: { $card }.
       *[below] Du siehst dir heimlich die Karte unter Einhorn { $prize } an: { $card }.
    }
   *[no] { $side ->
        [above] { $name } sieht sich heimlich die Karte über Einhorn { $prize } an.
       *[below] { $name } sieht sich heimlich die Karte unter Einhorn { $prize } an.
    }
}
kill-the-unicorns-silence = { $you ->
    [yes] Du stimmst ein Lied an: { $other-name } muss passen.
    [target] { $name } stimmt ein Lied an: Du musst passen.
   *[no] { $name } stimmt ein Lied an: { $other-name } muss passen.
}
kill-the-unicorns-fetch = { $you ->
    [yes] Du zauberst nach vorn: { $card }. Auf Platz { $prize } wartet nun { $out }.
   *[no] { $name } zaubert nach vorn: { $card }. Auf Platz { $prize } wartet nun { $out }.
}
kill-the-unicorns-exchange = { $you ->
    [yes] Du nimmst { $out } zurück und legst dafür { $got }.
   *[no] { $name } nimmt { $out } zurück und legt dafür { $got }.
}
kill-the-unicorns-steal = { $you ->
    [yes] Du tauschst { $given } gegen { $got } von { $other-name }.
    [target] { $name } tauscht { $given } gegen { $got } von dir.
   *[no] { $name } tauscht { $given } gegen { $got } von { $other-name }.
}
kill-the-unicorns-cancel = { $you ->
    [yes] Du machst die Reinleg-Karte unwirksam: { $card }.
   *[no] { $name } macht die Reinleg-Karte unwirksam: { $card }.
}
kill-the-unicorns-recover = { $you ->
    [yes] Du nimmst { $card } zurück auf die Hand.
   *[no] { $name } nimmt { $card } zurück auf die Hand.
}
kill-the-unicorns-bargain = { $you ->
    [yes] Du feilschst: 2 weniger.
   *[no] { $name } feilscht: 2 weniger.
}

## Events: the reveal

kill-the-unicorns-reveal = { $you ->
    [yes] { $count ->
        [one] Du deckst { $cards } auf.
       *[other] Du deckst { $cards } = { $total } auf.
    }
   *[no] { $count ->
        [one] { $name } deckt { $cards } auf.
       *[other] { $name } deckt { $cards } = { $total } auf.
    }
}
kill-the-unicorns-tied = { $count }-mal { $total }: Diese Summen heben sich auf.
kill-the-unicorns-ahead = { $you ->
    [yes] Deine { $total } ist die höchste übrige Summe.
   *[no] Die { $total } von { $name } ist die höchste übrige Summe.
}
kill-the-unicorns-trap = { $you ->
    [yes] Deine Reinleg-Karte wird aufgedeckt: { $card }!
   *[no] Eine Reinleg-Karte von { $name } wird aufgedeckt: { $card }!
}
kill-the-unicorns-other-trap = { $you ->
    [yes] Deine Reinleg-Karte an Einhorn { $prize } kommt unter deinen Abwurfstapel ({ $card }).
   *[no] Die Reinleg-Karte von { $name } an Einhorn { $prize } kommt unter den Abwurfstapel ({ $card }).
}
kill-the-unicorns-pinned = Angesteckt an { $got }: { $card }.
kill-the-unicorns-new-winner = { $you ->
    [yes] Das Blatt wendet sich: Du gewinnst mit { $total }!
   *[no] Das Blatt wendet sich: { $name } gewinnt mit { $total }!
}
kill-the-unicorns-same-winner = { $you ->
    [yes] Das ändert nichts: Du gewinnst trotzdem mit { $total }.
   *[no] Das ändert nichts: { $name } gewinnt trotzdem mit { $total }.
}
kill-the-unicorns-swap = { $you ->
    [yes] Du gibst { $given } und nimmst dafür { $got } von { $other-name }.
    [target] { $name } gibt { $given } und nimmt dafür { $got } von dir.
   *[no] { $name } gibt { $given } und nimmt dafür { $got } von { $other-name }.
}
kill-the-unicorns-trojan-nothing = { $you ->
    [yes] Dein Trojanisches Einhorn findet nichts zu tauschen.
   *[no] Das Trojanische Einhorn von { $name } findet nichts zu tauschen.
}
kill-the-unicorns-lose = { $you ->
    [yes] Das Zombiehorn holt sich eins deiner Einhörner: { $card }.
   *[no] Das Zombiehorn holt sich ein Einhorn von { $name }: { $card }.
}
kill-the-unicorns-zombicorn-nothing = { $you ->
    [yes] In deiner Herde findet das Zombiehorn nichts zu beißen.
   *[no] In der Herde von { $name } findet das Zombiehorn nichts zu beißen.
}
kill-the-unicorns-drop = { $you ->
    [yes] Der Köder kostet dich eine Jagdkarte: { $card }.
   *[no] Der Köder kostet { $name } eine Jagdkarte: { $card }.
}
kill-the-unicorns-bait-nothing = { $you ->
    [yes] Der Köder kostet dich nichts: Deine Hand ist leer.
   *[no] Der Köder kostet { $name } nichts: Die Hand ist leer.
}
kill-the-unicorns-catch = { $you ->
    [yes] Du fängst es: { $card }!
   *[no] { $name } fängt es: { $card }!
}
kill-the-unicorns-run-away = Es läuft davon: { $card }.

## Events: the market and the end

kill-the-unicorns-market = Der Schwarzmarkt öffnet.
kill-the-unicorns-buy = { $you ->
    [yes] Dein Kauf für { $got }: { $card }. Du zahlst { $paid }.
   *[no] { $name } kauft { $card } für { $got } und zahlt { $paid }.
}
kill-the-unicorns-butcher = { $you ->
    [yes] Du gibst { $out } in die Metzgerei, zahlst { $paid } und bekommst { $card }.
   *[no] { $name } gibt { $out } in die Metzgerei, zahlt { $paid } und bekommt { $card }.
}
kill-the-unicorns-wash = { $you ->
    [yes] Du wäschst { $got } mit { $card } und zahlst { $paid }: { $out } ist weg.
   *[no] { $name } wäscht { $got } mit { $card } und zahlt { $paid }: { $out } ist weg.
}
kill-the-unicorns-buy-nothing = { $you ->
    [yes] Du kaufst nichts.
   *[no] { $name } kauft nichts.
}
kill-the-unicorns-hands-return = Alle nehmen ihre Jagdkarten zurück.
kill-the-unicorns-double-rainbow = { $you ->
    [yes] Ein doppelter Regenbogen! Du gewinnst auf der Stelle.
   *[no] Ein doppelter Regenbogen! { $name } gewinnt auf der Stelle.
}
kill-the-unicorns-end = Die vierte Runde ist vorbei: Jetzt zählen die Gnome.

## What you are asked for. $card is the unicorn being hunted, an uncovered trap or the token being bought; $needed
## is how many hunt cards are to be laid, 0 when you open.

kill-the-unicorns-ask-character = Wähle deinen Charakter.
kill-the-unicorns-ask-trap-discard = Wirf eine deiner beiden Reinleg-Karten ab; die andere legst du dann.
kill-the-unicorns-ask-trap = Leg eine Reinleg-Karte an ein Einhorn.
kill-the-unicorns-ask-lead = Mach mit deinem Team aus, wer eröffnet.
kill-the-unicorns-ask-before-lay = { $card } wird gejagt: Fähigkeit einsetzen oder passen?
kill-the-unicorns-ask-announce = { $card }: Wie viele Karten soll jedes Team legen? Oder passe.
kill-the-unicorns-ask-lay = { $needed ->
    [0] { $card }: Eröffne die Jagd mit 1, 2 oder 3 Jagdkarten, oder passe.
    [one] { $card }: Leg { $needed } Jagdkarte, oder passe.
   *[other] { $card }: Leg { $needed } Jagdkarten, oder passe.
}
kill-the-unicorns-ask-lay-team = { $card }: Dein Team legt zusammen { $needed } Jagdkarten. Leg deinen Teil, mindestens eine.
kill-the-unicorns-ask-after-reveal = Die Karten liegen offen: Fähigkeit einsetzen oder passen?
kill-the-unicorns-ask-choose-trap = Zwei Reinleg-Karten warten auf dich: Welche deckst du auf?
kill-the-unicorns-ask-trap-revealed = { $card }: Unwirksam machen oder passen?
kill-the-unicorns-ask-trojan = Dein Trojanisches Einhorn: Tausch eins deiner Einhörner gegen eins aus der siegreichen Herde.
kill-the-unicorns-ask-zombicorn = Das Zombiehorn hat Hunger: Welches deiner Einhörner gibst du her?
kill-the-unicorns-ask-bait = Der Köder hat seinen Preis: Welche Jagdkarte gibst du her?
kill-the-unicorns-ask-after-hunt = Die Jagd ist vorbei: Eine Karte zurücknehmen oder passen?
kill-the-unicorns-ask-market = Der Schwarzmarkt: Kauf eine Sache, oder passe.
kill-the-unicorns-ask-target = { $card }: Für welches deiner Einhörner?

## The moments at which powers are used

kill-the-unicorns-window-before-lay = bevor Jagdkarten gelegt werden
kill-the-unicorns-window-after-reveal = nach dem Aufdecken der Jagdkarten
kill-the-unicorns-window-trap-revealed = wenn eine Reinleg-Karte aufgedeckt wird
kill-the-unicorns-window-after-hunt = nach einer Jagd

## Choices

kill-the-unicorns-choice-pass = passen
kill-the-unicorns-choice-pick = { $card } spielen
kill-the-unicorns-choice-discard = { $card } abwerfen
kill-the-unicorns-choice-lead = { $name } eröffnet
kill-the-unicorns-choice-number = { $number } Karten von jedem Team
kill-the-unicorns-choice-lay = Jagdkarten legen
kill-the-unicorns-choice-peek = { $side ->
    [above] die Karte darüber ansehen
   *[below] die Karte darunter ansehen
}
kill-the-unicorns-choice-silence = { $name } zum Passen zwingen
kill-the-unicorns-choice-fetch = { $card } nach vorn holen
kill-the-unicorns-choice-exchange = { $out } zurücknehmen, { $got } legen
kill-the-unicorns-choice-steal = { $given } gegen { $got } tauschen
kill-the-unicorns-choice-cancel = die Reinleg-Karte unwirksam machen
kill-the-unicorns-choice-reveal = { $side ->
    [above] die Karte darüber aufdecken
   *[below] die Karte darunter aufdecken
}
kill-the-unicorns-choice-swap = { $given } geben, { $got } nehmen
kill-the-unicorns-choice-lose = { $card } hergeben
kill-the-unicorns-choice-drop = { $card } hergeben
kill-the-unicorns-choice-recover = { $card } zurücknehmen
kill-the-unicorns-choice-buy = { $card } kaufen, Preis { $price }
kill-the-unicorns-choice-on = { $card }

## The table

kill-the-unicorns-round-of = Runde { $round } von { $rounds }
kill-the-unicorns-hunt-of = Jagd { $hunt } von { $hunts }
kill-the-unicorns-draw-pile = Stapel: { $cards ->
    [one] { $cards } Einhorn
   *[other] { $cards } Einhörner
}
kill-the-unicorns-in-hand = { $cards ->
    [one] { $cards } Jagdkarte
   *[other] { $cards } Jagdkarten
}
kill-the-unicorns-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
kill-the-unicorns-set-bonus = Sets +{ $points }
kill-the-unicorns-rainbow-bonus = Regenbogen +{ $points }
kill-the-unicorns-first-player = Startspieler
kill-the-unicorns-power-ready = Fähigkeit bereit
kill-the-unicorns-power-used = Fähigkeit verbraucht
kill-the-unicorns-power-off = ohne Fähigkeiten
kill-the-unicorns-your-hand = Deine Hand
kill-the-unicorns-your-traps = Deine Reinleg-Karten
kill-the-unicorns-laid = gelegt
kill-the-unicorns-passed = passt
kill-the-unicorns-total = Summe { $total }
kill-the-unicorns-black-market = Schwarzmarkt
kill-the-unicorns-sold-out = ausverkauft
kill-the-unicorns-gone = weg

## Where the points come from

kill-the-unicorns-part-stars = Sterne
kill-the-unicorns-part-tokens = Plättchen auf Einhörnern
kill-the-unicorns-part-pates = Pasteten
kill-the-unicorns-part-traps = angesteckte Reinleg-Karten
kill-the-unicorns-part-sets = Sets in einer Farbe
kill-the-unicorns-part-rainbows = Regenbögen

## Options

kill-the-unicorns-option-characters = Charaktere
    .text = pick: alle wählen der Reihe nach; random: sie werden ausgelost.
kill-the-unicorns-option-extra_characters = Zusätzliche Charaktere
    .text = on: Auch Händler, Diebin und Schwarzmagier stehen zur Wahl. Ihre Fähigkeiten sind unser Vorschlag.
kill-the-unicorns-option-expert = Für Experten
    .text = on: Jagd- und Reinleg-Karten werden verdeckt abgeworfen.
kill-the-unicorns-option-beginner = Für Anfänger
    .text = no-traps: ohne Reinleg-Karten; no-powers: ohne Fähigkeiten (nur in der französischen Ausgabe); no-traps-no-powers: ohne beides.
kill-the-unicorns-option-teams = Zwei gegen zwei
    .text = on: Zu viert bildet ihr zwei ausgeloste Teams mit gemeinsamen Herden.
kill-the-unicorns-option-start = Wer anfängt
    .text = random: das Los entscheidet; ein Platz: A bis F; winner: wer zuletzt gewonnen hat; next: der Platz nach dem, der zuletzt angefangen hat.
kill-the-unicorns-option-last_winners = Wer zuletzt gewonnen hat
    .text = Buchstaben der Plätze, etwa B oder AC; für start=winner.
kill-the-unicorns-option-last_starter = Wer zuletzt angefangen hat
    .text = Buchstabe des Platzes; für start=next.
kill-the-unicorns-option-no_winner_marker = Marker nach einer Jagd ohne Sieg
    .text = stays: Wer ihn hat, behält ihn; back: Er geht an die Person zurück, die ihn zu Beginn der Jagd hatte.
kill-the-unicorns-option-runaway_traps = Reinleg-Karten eines Ausreißers
    .text = hidden: verdeckt unter die Abwurfstapel; open: offen obenauf.
kill-the-unicorns-option-own_traps = Eigene gelegte Reinleg-Karten
    .text = shown: Der Tisch zeigt sie dir weiter; remembered: Du musst sie dir merken.
kill-the-unicorns-option-final_bicorn = Zweihorn im doppelten Regenbogen am Ende
    .text = twice: Bei der Schlusswertung zählt es doppelt; once: Es ist ein einziges Einhorn.

## Chapters of the rules

kill-the-unicorns-section-goal = Das Ziel
kill-the-unicorns-section-players = Wer mitspielt
kill-the-unicorns-section-cards = Was in der Schachtel ist
kill-the-unicorns-section-setup = Vorbereitung
kill-the-unicorns-section-round = Die Runde
kill-the-unicorns-section-turn = Wer dran ist
kill-the-unicorns-section-trap = Reinleg-Karten legen
kill-the-unicorns-section-hunt = Die Jagd
kill-the-unicorns-section-reveal = Das Aufdecken
kill-the-unicorns-section-traps = Die Reinleg-Karten einzeln
kill-the-unicorns-section-market = Der Schwarzmarkt
kill-the-unicorns-section-herd = Deine Herde
kill-the-unicorns-section-score = Die Wertung
kill-the-unicorns-section-end = Das Ende
kill-the-unicorns-section-power = Charaktere und Fähigkeiten
kill-the-unicorns-section-variant = Varianten
kill-the-unicorns-section-team = Das Teamspiel

## Questions the editions answer differently

kill-the-unicorns-topic-players = Wie viele können mitspielen?
kill-the-unicorns-topic-unicorn-deck = Welche Einhörner gibt es?
kill-the-unicorns-topic-characters = Welche Charaktere gibt es?
kill-the-unicorns-topic-extra-characters = Gibt es zusätzliche Charaktere?
kill-the-unicorns-topic-trap-cards = Welche Reinleg-Karten gibt es nicht überall?
kill-the-unicorns-topic-market-stock = Was liegt auf dem Markt?
kill-the-unicorns-topic-unicorns-per-round = Wie viele Einhörner hat eine Runde?
kill-the-unicorns-topic-next-round = Wer beginnt die nächste Runde?
kill-the-unicorns-topic-trap-order = Wann wird die andere Reinleg-Karte abgeworfen?
kill-the-unicorns-topic-traps-per-unicorn = Wie viele Reinleg-Karten passen an ein Einhorn?
kill-the-unicorns-topic-first-passes = Was, wenn der Startspieler passt?
kill-the-unicorns-topic-trap-moment = Wann wird die Reinleg-Karte aufgedeckt?
kill-the-unicorns-topic-which-trap = Wer sucht die Reinleg-Karte aus?
kill-the-unicorns-topic-other-trap = Was wird aus der anderen Reinleg-Karte?
kill-the-unicorns-topic-no-winner = Wo ist der Marker, wenn niemand die Jagd gewonnen hat?
kill-the-unicorns-topic-runaway-traps = Was wird aus den Reinleg-Karten eines Ausreißers?
kill-the-unicorns-topic-token-safe = Kann man Plättchen wegnehmen?
kill-the-unicorns-topic-butchered-tokens = Was wird in der Metzgerei aus den Plättchen?
kill-the-unicorns-topic-prices = Was kostet es auf dem Markt?
kill-the-unicorns-topic-soap = Gibt es Seife?
kill-the-unicorns-topic-legendaries = Gibt es legendäre Einhörner?
kill-the-unicorns-topic-over-five = Was gilt bei mehr als fünf einer Farbe?
kill-the-unicorns-topic-end-tie = Wer gewinnt bei Gleichstand am Ende?
kill-the-unicorns-topic-power-use = Wie oft wirkt eine Fähigkeit?
kill-the-unicorns-topic-princess-moment = Wie lange darf die Prinzessin spicken?
kill-the-unicorns-topic-bard-moment = Wen kann der Barde noch zum Passen zwingen?
kill-the-unicorns-topic-expert = Gibt es eine Variante für Experten?
kill-the-unicorns-topic-beginner = Was können Anfänger weglassen?
kill-the-unicorns-topic-team = Gibt es ein Teamspiel?

## Fields of the cards

kill-the-unicorns-field-kind = Art
kill-the-unicorns-field-colour = Farbe
kill-the-unicorns-field-stars = Sterne
kill-the-unicorns-field-value = Wert
kill-the-unicorns-field-effect = Wirkung
kill-the-unicorns-field-points = Punkte
kill-the-unicorns-field-pinned = Stecknadel
kill-the-unicorns-field-decks = Gehört zu
kill-the-unicorns-field-extra_decks = Gehört auch zu
kill-the-unicorns-field-power = Fähigkeit
kill-the-unicorns-field-item = Stand
kill-the-unicorns-field-price = Preis

## What the fields of the cards may say

kill-the-unicorns-value-unicorn = Einhorn
kill-the-unicorns-value-pigicorn = Schweinhorn
kill-the-unicorns-value-legendary = legendäres Einhorn
kill-the-unicorns-value-starter = Start-Einhorn
kill-the-unicorns-value-hunt = Jagdkarte
kill-the-unicorns-value-trap = Reinleg-Karte
kill-the-unicorns-value-character = Charakter
kill-the-unicorns-value-stall = Marktstand
kill-the-unicorns-value-token = Plättchen
kill-the-unicorns-value-pink = rosa
kill-the-unicorns-value-blue = blau
kill-the-unicorns-value-green = grün
kill-the-unicorns-value-yellow = gelb
kill-the-unicorns-value-points = ändert die Punkte
kill-the-unicorns-value-lowest_wins = niedrigste Summe gewinnt
kill-the-unicorns-value-second_wins = zweithöchste Summe gewinnt
kill-the-unicorns-value-counts_twice = zählt doppelt
kill-the-unicorns-value-swap = Einhörner werden getauscht
kill-the-unicorns-value-lose_one = ein Einhorn geht verloren
kill-the-unicorns-value-recolour = ändert die Farbe
kill-the-unicorns-value-scare = das Einhorn läuft davon
kill-the-unicorns-value-lose_hunt_card = eine Jagdkarte geht verloren
kill-the-unicorns-value-princess = Prinzessin
kill-the-unicorns-value-knight = Ritter
kill-the-unicorns-value-wizard = Zauberer
kill-the-unicorns-value-shaman = Schamanin
kill-the-unicorns-value-huntress = Jägerin
kill-the-unicorns-value-bard = Barde
kill-the-unicorns-value-merchant = Händler
kill-the-unicorns-value-thief = Diebin
kill-the-unicorns-value-black_mage = Schwarzmagier
kill-the-unicorns-value-butchery = Einhorn-Metzgerei
kill-the-unicorns-value-false_horn = Horn
kill-the-unicorns-value-fairy_dust = Feenstaub
kill-the-unicorns-value-cotton_candy = Zuckerwatte
kill-the-unicorns-value-soap = Seife
kill-the-unicorns-value-yes = ja
kill-the-unicorns-value-no = nein
kill-the-unicorns-value-peek = sieht sich eine Reinleg-Karte an
kill-the-unicorns-value-extra = legt eine Karte mehr
kill-the-unicorns-value-exchange = tauscht eine Karte aus
kill-the-unicorns-value-cancel = macht eine Reinleg-Karte unwirksam
kill-the-unicorns-value-recover = nimmt eine Karte zurück
kill-the-unicorns-value-silence = lässt jemanden passen
kill-the-unicorns-value-discount = kauft günstiger
kill-the-unicorns-value-steal = tauscht gelegte Karten
kill-the-unicorns-value-fetch = tauscht Einhörner der Reihe
