# What the board of Kill the Unicorns says in the browser. $name is a player, $card and $token are ready-made names
# of cards.

## The track

web-kill-the-unicorns-track = Wie weit das Spiel ist
web-kill-the-unicorns-round = Runde { $round } von { $rounds }
web-kill-the-unicorns-hunt = Jagd { $hunt } von { $hunts }
web-kill-the-unicorns-phase-characters = Charaktere
web-kill-the-unicorns-phase-traps = Reinlegen
web-kill-the-unicorns-phase-hunt = Jagd
web-kill-the-unicorns-phase-market = Markt
web-kill-the-unicorns-marker-of = Startspieler: { $name }
web-kill-the-unicorns-has-marker = Startspieler

## Players

web-kill-the-unicorns-running = Was die Herde bisher wert ist
web-kill-the-unicorns-in-hand = Jagdkarten auf der Hand
web-kill-the-unicorns-your-mate = Spielt mit dir im Team: Die Herde unten gehört euch gemeinsam.
web-kill-the-unicorns-shares-herd = Teilt sich eine Herde mit { $name }.

## Colours and cards

web-kill-the-unicorns-letter-pink = R
web-kill-the-unicorns-letter-blue = B
web-kill-the-unicorns-letter-green = Gr
web-kill-the-unicorns-letter-yellow = Ge
web-kill-the-unicorns-no-colour = ohne Farbe
web-kill-the-unicorns-stars = { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}
web-kill-the-unicorns-counts-as = zählt als: { $colour }

## The row

web-kill-the-unicorns-row = Einhörner zum Jagen
web-kill-the-unicorns-deck = { $cards ->
    [one] { $cards } Einhorn im Nachziehstapel
   *[other] { $cards } Einhörner im Nachziehstapel
}
web-kill-the-unicorns-prize = Einhorn { $prize }
web-kill-the-unicorns-prize-hunted = Einhorn { $prize }, wird gerade gejagt
web-kill-the-unicorns-prize-gone = weg
web-kill-the-unicorns-slot-above = Über Einhorn { $prize }
web-kill-the-unicorns-slot-below = Unter Einhorn { $prize }
web-kill-the-unicorns-slot-empty = keine Reinleg-Karte
web-kill-the-unicorns-trap-hidden = verdeckte Reinleg-Karte von { $name }
web-kill-the-unicorns-trap-known = { $card }, gelegt von { $name }, und du kennst sie
web-kill-the-unicorns-trap-by = gelegt von { $name }

## The hunting ground

web-kill-the-unicorns-ground = Jagdgrund
web-kill-the-unicorns-silenced = muss passen
web-kill-the-unicorns-thinking = überlegt …
web-kill-the-unicorns-laid-card = { $name }, gelegte Karte { $nth }: { $card }
web-kill-the-unicorns-is-tied = durch Gleichstand gestrichen
web-kill-the-unicorns-tied-why = Gestrichen: Jemand anderes hat dieselbe Summe.
web-kill-the-unicorns-leads = gewinnt die Jagd

## Your cards

web-kill-the-unicorns-hunt-hand = Deine Jagdkarten
web-kill-the-unicorns-trap-hand = Deine zwei Reinleg-Karten
web-kill-the-unicorns-your-trap = Deine Reinleg-Karte: { $card }
web-kill-the-unicorns-hand-empty = In dieser Runde hast du keine Jagdkarten mehr.
web-kill-the-unicorns-gathering = { $count ->
    [one] { $count } Karte: zusammen { $total }
   *[other] { $count } Karten: zusammen { $total }
}
web-kill-the-unicorns-spent = In dieser Runde verbraucht: { $values }
web-kill-the-unicorns-spent-hidden = { $count ->
    [one] { $count } Karte in dieser Runde verbraucht
   *[other] { $count } Karten in dieser Runde verbraucht
}

## Herds

web-kill-the-unicorns-herd-of = Herde: { $name }
web-kill-the-unicorns-group = { $count } × { $colour }
web-kill-the-unicorns-set-of = ein Set aus { $count }
web-kill-the-unicorns-sets = Sets +{ $points }
web-kill-the-unicorns-rainbows = { $count ->
    [one] Regenbogen +{ $points }
   *[other] { $count } Regenbögen +{ $points }
}

## The market

web-kill-the-unicorns-market = Schwarzmarkt
web-kill-the-unicorns-purse = Deine Hand kann bis zu { $coins } bezahlen.
web-kill-the-unicorns-price = kostet { $price }
web-kill-the-unicorns-left = noch { $left }
web-kill-the-unicorns-too-dear = zu teuer für dich

## What you are asked for

web-kill-the-unicorns-ask-trap-trap = Und wohin damit?
web-kill-the-unicorns-ask-trap-slot = Und welche Karte legst du dorthin?
web-kill-the-unicorns-ask-before-lay-peek = Möchtest du eine Reinleg-Karte an diesem Einhorn ansehen?
web-kill-the-unicorns-ask-before-lay-silence = Möchtest du jemanden zum Passen zwingen?
web-kill-the-unicorns-ask-before-lay-fetch = Möchtest du dieses Einhorn mit einem wartenden tauschen?
web-kill-the-unicorns-ask-lay-extra = { $needed ->
    [0] { $card }: Leg 1 bis 3 Jagdkarten, mit deiner Fähigkeit 4, oder passe.
    [one] { $card }: Leg { $needed } Jagdkarte, mit deiner Fähigkeit eine mehr, oder passe.
   *[other] { $card }: Leg { $needed } Jagdkarten, mit deiner Fähigkeit eine mehr, oder passe.
}
web-kill-the-unicorns-ask-lay-team = { $card }, { $needed } Karten von jedem Team: Leg deinen Teil, mindestens eine.
web-kill-the-unicorns-ask-after-reveal-exchange = Möchtest du eine gelegte Karte gegen eine aus deiner Hand tauschen?
web-kill-the-unicorns-ask-after-reveal-steal = Möchtest du eine deiner gelegten Karten gegen eine fremde tauschen?
web-kill-the-unicorns-ask-after-reveal-laid = Und welche Karte möchtest du stattdessen?
web-kill-the-unicorns-ask-after-reveal-hand = Und welche gelegte Karte ersetzt sie?
web-kill-the-unicorns-ask-trap-revealed-cancel = Möchtest du diese Karte unwirksam machen: { $card }?
web-kill-the-unicorns-ask-trojan-herd = Und das andere Einhorn für den Tausch?
web-kill-the-unicorns-ask-after-hunt-recover = Möchtest du eine gelegte Karte zurücknehmen?
web-kill-the-unicorns-ask-target-pate = Welches deiner Einhörner kommt in die Metzgerei?
web-kill-the-unicorns-ask-target-soap = Welches deiner Einhörner wäschst du?

## What the others do

web-kill-the-unicorns-wait-character = { $name } wählt einen Charakter.
web-kill-the-unicorns-wait-trap-discard = { $name } wählt eine Reinleg-Karte.
web-kill-the-unicorns-wait-trap = { $name } legt eine Reinleg-Karte.
web-kill-the-unicorns-wait-lead = Das Team macht aus, wer eröffnet: { $names }
web-kill-the-unicorns-wait-before-lay = Möchte jemand eingreifen, bevor Karten gelegt werden?
web-kill-the-unicorns-wait-announce = { $name } sagt, wie viele Karten gelegt werden.
web-kill-the-unicorns-wait-lay = { $name } sucht Jagdkarten aus.
web-kill-the-unicorns-wait-after-reveal = Die Karten liegen offen. Möchte jemand eingreifen?
web-kill-the-unicorns-wait-choose-trap = { $name } sucht aus, welche Reinleg-Karte aufgedeckt wird.
web-kill-the-unicorns-wait-trap-revealed = Eine Reinleg-Karte ist aufgedeckt. Möchte jemand eingreifen?
web-kill-the-unicorns-wait-trojan = { $name } sucht zwei Einhörner zum Tauschen aus.
web-kill-the-unicorns-wait-zombicorn = { $name } muss ein Einhorn hergeben.
web-kill-the-unicorns-wait-bait = { $name } muss eine Jagdkarte hergeben.
web-kill-the-unicorns-wait-after-hunt = Die Jagd ist vorbei. Möchte jemand eingreifen?
web-kill-the-unicorns-wait-market = { $name } ist auf dem Markt.
web-kill-the-unicorns-wait-target = { $name } sucht ein Einhorn aus.

## What a choice does

web-kill-the-unicorns-do-pass = Jetzt nicht
web-kill-the-unicorns-do-pass-lay = Passen
web-kill-the-unicorns-do-pass-announce = Passen
web-kill-the-unicorns-do-pass-lead = Passen
web-kill-the-unicorns-do-pass-market = Nichts kaufen
web-kill-the-unicorns-do-lay = { $count ->
    [one] { $count } Karte legen: { $total }
   *[other] { $count } Karten legen: { $total }
}
web-kill-the-unicorns-do-lay-extra = Mit deiner Fähigkeit: { $count } Karten, { $total }
web-kill-the-unicorns-do-on-pate = { $card } in die Metzgerei geben? Du zahlst { $price } und bekommst { $token }; das Einhorn ist für immer weg.
web-kill-the-unicorns-do-on-soap = { $card } für { $price } waschen?
web-kill-the-unicorns-do-on-other = { $token } für { $price } auf { $card } legen?
web-kill-the-unicorns-no-change = Du legst { $paid } hin, Wechselgeld gibt es nicht.
web-kill-the-unicorns-do-set-above = { $card } über Einhorn { $prize } legen
web-kill-the-unicorns-do-set-below = { $card } unter Einhorn { $prize } legen

## First game

web-kill-the-unicorns-help-character = Jeder Charakter kann etwas Besonderes, einmal in jeder Runde. Lies nach und tipp den an, der dir gefällt.
web-kill-the-unicorns-help-trap-discard = Du hast zwei Reinleg-Karten gezogen und behältst eine. Tipp die an, die du nicht willst.
web-kill-the-unicorns-help-trap = Reinleg-Karten überraschen alle, die ein Einhorn gewinnen. Leg etwas Gemeines zu einem, das du nicht willst, oder etwas Gutes zu deinem.
web-kill-the-unicorns-help-lead = Ihr spielt zu zweit zusammen. Einer von euch eröffnet die Jagd und legt zuerst.
web-kill-the-unicorns-help-before-lay = Ein kurzer Moment für alle mit einer Fähigkeit. Wenn du nichts möchtest, sag „Jetzt nicht“.
web-kill-the-unicorns-help-announce = Beide Teams legen so viele Karten, wie du sagst, und in jedem Team legt jede Person mindestens eine.
web-kill-the-unicorns-help-lay = Die höchste Summe gewinnt das Einhorn, aber gleiche Summen streichen sich gegenseitig! Gelegte Karten kommen nächste Runde zurück; was du aufsparst, ist dein Geld auf dem Markt.
web-kill-the-unicorns-help-after-reveal = Ein kurzer Moment für alle mit einer Fähigkeit, bevor gleiche Summen gestrichen werden.
web-kill-the-unicorns-help-choose-trap = Du hast gewonnen, aber da liegen zwei Reinleg-Karten. Nur eine wird aufgedeckt: Tipp die an, auf die du es ankommen lässt.
web-kill-the-unicorns-help-trap-revealed = Ein kurzer Moment für die Schamanin: Sie kann eine Reinleg-Karte unwirksam machen.
web-kill-the-unicorns-help-trojan = Deine Reinleg-Karte hat gewirkt: Tausch eins deiner Einhörner gegen eins aus der siegreichen Herde.
web-kill-the-unicorns-help-zombicorn = Tipp das Einhorn an, das du am wenigsten vermisst.
web-kill-the-unicorns-help-bait = Tipp die Jagdkarte an, auf die du in dieser Runde verzichten kannst.
web-kill-the-unicorns-help-after-hunt = Ein kurzer Moment für die Jägerin: Sie kann eine Karte zurücknehmen.
web-kill-the-unicorns-help-market = Was du noch auf der Hand hast, ist dein Geld. Du darfst eine Sache pro Runde kaufen; Wechselgeld gibt es nicht.
web-kill-the-unicorns-help-target = Sets in einer Farbe und Regenbögen bringen viele Punkte. Färb ein Einhorn so, dass es passt!

## The end

web-kill-the-unicorns-end-tied = Gestrichen: Jemand hat genauso viele Punkte.

## A new table

web-kill-the-unicorns-characters-pick = Alle suchen sich einen aus
web-kill-the-unicorns-characters-random = Wird ausgelost
web-kill-the-unicorns-extra_characters-off = Ohne sie
web-kill-the-unicorns-extra_characters-on = Händler, Diebin und Schwarzmagier machen mit
web-kill-the-unicorns-expert-off = Abgelegtes liegt offen
web-kill-the-unicorns-expert-on = Abgelegtes liegt verdeckt
web-kill-the-unicorns-beginner-off = Mit allem
web-kill-the-unicorns-beginner-no-traps = Ohne Reinleg-Karten
web-kill-the-unicorns-beginner-no-powers = Ohne Fähigkeiten
web-kill-the-unicorns-beginner-no-traps-no-powers = Ohne Reinleg-Karten und Fähigkeiten
web-kill-the-unicorns-teams-off = Jeder für sich
web-kill-the-unicorns-teams-on = Zwei gegen zwei (zu viert)
web-kill-the-unicorns-start-random = Auslosen
web-kill-the-unicorns-start-A = Ich fange an
web-kill-the-unicorns-no_winner_marker-stays = Wer ihn hat, behält ihn
web-kill-the-unicorns-no_winner_marker-back = Wie zu Beginn der Jagd
web-kill-the-unicorns-runaway_traps-hidden = Sie bleiben verdeckt
web-kill-the-unicorns-runaway_traps-open = Sie werden gezeigt
web-kill-the-unicorns-own_traps-shown = Der Tisch zeigt sie dir
web-kill-the-unicorns-own_traps-remembered = Du merkst sie dir selbst
web-kill-the-unicorns-final_bicorn-twice = Es zählt doppelt
web-kill-the-unicorns-final_bicorn-once = Es zählt einfach
web-kill-the-unicorns-herds = Herden
