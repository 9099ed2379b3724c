### What the cards of Unstable Unicorns say, made from their programs by games/unstable_unicorns/wording.py.

## The moment: { $rest } is the sentence with the word order it has behind an opening

unstable-unicorns-when-enter = kommt diese Karte in deinen Stall, { $rest }
unstable-unicorns-when-turn-start = zu Beginn deines Zuges { $rest }
unstable-unicorns-when-then = dann { $rest }
unstable-unicorns-when-if-so = wenn du das tust, { $rest }
unstable-unicorns-when-and = außerdem { $rest }

## Who does it: alone, and behind an opening

unstable-unicorns-says-do = { $does }.
    .after = musst du { $does }.
unstable-unicorns-says-may = du darfst { $does }.
    .after = darfst du { $does }.
unstable-unicorns-says-any-player = wähle eine beliebige Person. Sie muss { $does }.
    .after = wählst du eine beliebige Person. Sie muss { $does }.
unstable-unicorns-says-may-any-player = du darfst eine beliebige Person wählen. Sie muss { $does }.
    .after = darfst du eine beliebige Person wählen. Sie muss { $does }.
unstable-unicorns-says-another-player = wähle eine andere Person. Sie muss { $does }.
    .after = wählst du eine andere Person. Sie muss { $does }.
unstable-unicorns-says-may-another-player = du darfst eine andere Person wählen. Sie muss { $does }.
    .after = darfst du eine andere Person wählen. Sie muss { $does }.
unstable-unicorns-says-each-player = alle müssen { $does }.
    .after = müssen alle { $does }.
unstable-unicorns-says-may-each-player = wenn du willst, müssen alle { $does }.
    .after = müssen, wenn du willst, alle { $does }.
unstable-unicorns-says-each-other-player = alle anderen müssen { $does }.
    .after = müssen alle anderen { $does }.
unstable-unicorns-says-may-each-other-player = wenn du willst, müssen alle anderen { $does }.
    .after = müssen, wenn du willst, alle anderen { $does }.
unstable-unicorns-says-its-player = wer sie gespielt hat, muss { $does }.
    .after = muss, wer sie gespielt hat, { $does }.
unstable-unicorns-says-may-its-player = wenn du willst, muss, wer sie gespielt hat, { $does }.
    .after = muss, wenn du willst, wer sie gespielt hat, { $does }.

## Two things one after the other

unstable-unicorns-join-and =
    .may = { $first } und { $second }
    .do = { $first } und { $second }
    .one = { $first } und { $second }
    .each = { $first } und { $second }
unstable-unicorns-join-then =
    .may = { $first } und dann { $second }
    .do = { $first }, dann { $second }
    .one = { $first } und dann { $second }
    .each = { $first } und dann { $second }
unstable-unicorns-join-or =
    .may = entweder { $first } oder { $second }
    .do = { $first } oder { $second }
    .one = sich entscheiden: { $first } oder { $second }
    .each = sich entscheiden: { $first } oder { $second }

## What is done: what you may do, an order, what a chosen player does, what several players do

unstable-unicorns-does-discard =
    .may = { $amount ->
        [one] 1 Karte
       *[other] { $amount } Karten
    } abwerfen
    .do = wirf { $amount ->
        [one] 1 Karte
       *[other] { $amount } Karten
    } ab
    .one = { $amount ->
        [one] 1 Karte
       *[other] { $amount } Karten
    } abwerfen
    .each = je { $amount ->
        [one] 1 Karte
       *[other] { $amount } Karten
    } abwerfen
unstable-unicorns-does-discard-hand =
    .may = deine ganze Hand (mindestens 1 Karte) abwerfen
    .do = wirf deine ganze Hand (mindestens 1 Karte) ab
    .one = ihre ganze Hand abwerfen
    .each = ihre ganze Hand abwerfen
unstable-unicorns-does-draw =
    .may = { $amount ->
        [one] 1 Karte
       *[other] { $amount } Karten
    } ziehen
    .do = zieh { $amount ->
        [one] 1 Karte
       *[other] { $amount } Karten
    }
    .each = je { $amount ->
        [one] 1 Karte
       *[other] { $amount } Karten
    } ziehen
unstable-unicorns-does-draw-per-basic =
    .may = für jedes einfache Einhorn in deinem Stall 1 Karte ziehen
    .do = zieh für jedes einfache Einhorn in deinem Stall 1 Karte
    .each = für jedes einfache Einhorn im eigenen Stall 1 Karte ziehen
unstable-unicorns-does-redraw-hand =
    .each = ihre ganze Hand abwerfen und ebenso viele Karten ziehen
unstable-unicorns-does-sacrifice-card =
    .may = eine beliebige Karte opfern
    .do = opfere eine beliebige Karte
    .one = eine Karte opfern
    .each = je eine Karte opfern
unstable-unicorns-does-sacrifice-unicorn =
    .may = ein Einhorn opfern
    .do = opfere ein Einhorn
    .one = ein Einhorn opfern
    .each = je ein Einhorn opfern
unstable-unicorns-does-sacrifice-basic =
    .may = ein einfaches Einhorn opfern
    .do = opfere ein einfaches Einhorn
    .one = ein einfaches Einhorn opfern
    .each = je ein einfaches Einhorn opfern
unstable-unicorns-does-sacrifice-downgrade =
    .may = eine Abwertung opfern
    .do = opfere eine Abwertung
    .one = eine Abwertung opfern
    .each = je eine Abwertung opfern
unstable-unicorns-does-sacrifice-all-downgrade =
    .may = alle deine Abwertungen opfern
    .do = opfere alle deine Abwertungen
    .one = alle eigenen Abwertungen opfern
    .each = alle eigenen Abwertungen opfern
unstable-unicorns-does-destroy-card =
    .may = eine beliebige Karte zerstören
    .do = zerstöre eine beliebige Karte
unstable-unicorns-does-destroy-unicorn =
    .may = ein Einhorn zerstören
    .do = zerstöre ein Einhorn
unstable-unicorns-does-destroy-upgrade =
    .may = eine Aufwertung zerstören
    .do = zerstöre eine Aufwertung
unstable-unicorns-does-destroy-downgrade =
    .may = eine Abwertung zerstören
    .do = zerstöre eine Abwertung
unstable-unicorns-does-destroy-all-upgrade-from-another-player =
    .may = alle Aufwertungen im Stall einer anderen Person zerstören
    .do = zerstöre alle Aufwertungen im Stall einer anderen Person
unstable-unicorns-does-steal-unicorn =
    .may = ein Einhorn stehlen
    .do = stiehl ein Einhorn
unstable-unicorns-does-steal-baby =
    .may = ein Fohlen stehlen
    .do = stiehl ein Fohlen
unstable-unicorns-does-steal-unicorn-from-there =
    .may = aus demselben Stall ein Einhorn stehlen
    .do = stiehl aus demselben Stall ein Einhorn
unstable-unicorns-does-move-this-to-another-player =
    .may = diese Karte in einen fremden Stall umziehen lassen
    .do = lass diese Karte in einen fremden Stall umziehen
unstable-unicorns-does-move-unicorn-to-other-stable =
    .may = ein Einhorn aus irgendeinem Stall in einen anderen umziehen lassen, nur nicht in deinen
    .do = lass ein Einhorn aus irgendeinem Stall in einen anderen umziehen, nur nicht in deinen
unstable-unicorns-does-lend-unicorn-to-another-player =
    .may = eines deiner Einhörner in einen fremden Stall verleihen; am Ende deines Zuges kommt es zurück, wenn es noch dort ist
    .do = verleih eines deiner Einhörner in einen fremden Stall; am Ende deines Zuges kommt es zurück, wenn es noch dort ist
unstable-unicorns-does-bring-baby-from-nursery =
    .may = ein Fohlen aus der Krippe in deinen Stall holen
    .do = hol ein Fohlen aus der Krippe in deinen Stall
unstable-unicorns-does-bring-basic-from-hand =
    .may = ein einfaches Einhorn aus deiner Hand in deinen Stall holen
    .do = hol ein einfaches Einhorn aus deiner Hand in deinen Stall
unstable-unicorns-does-bring-upgrade-from-hand =
    .may = eine Aufwertung aus deiner Hand in deinen Stall holen
    .do = hol eine Aufwertung aus deiner Hand in deinen Stall
unstable-unicorns-does-bounce-unicorn =
    .may = eines deiner Einhörner auf die Hand zurücknehmen
    .do = nimm eines deiner Einhörner auf die Hand zurück
unstable-unicorns-does-bounce-card-from-another-player =
    .may = eine beliebige Karte aus dem Stall einer anderen Person auf deren Hand zurückschicken
    .do = schick eine beliebige Karte aus dem Stall einer anderen Person auf deren Hand zurück
unstable-unicorns-does-bounce-unicorn-from-another-player =
    .may = ein Einhorn aus dem Stall einer anderen Person auf deren Hand zurückschicken
    .do = schick ein Einhorn aus dem Stall einer anderen Person auf deren Hand zurück
unstable-unicorns-does-return-baby =
    .each = je ein eigenes Fohlen in die Krippe zurückbringen
unstable-unicorns-does-pull-from-another-player =
    .may = aus einer fremden Hand blind { $amount ->
        [one] 1 Karte
       *[other] { $amount } Karten
    } ziehen
    .do = zieh aus einer fremden Hand blind { $amount ->
        [one] 1 Karte
       *[other] { $amount } Karten
    }
unstable-unicorns-does-pull-from-each-other-player =
    .may = aus jeder fremden Hand blind { $amount ->
        [one] 1 Karte
       *[other] { $amount } Karten
    } ziehen
    .do = zieh aus jeder fremden Hand blind { $amount ->
        [one] 1 Karte
       *[other] { $amount } Karten
    }
unstable-unicorns-does-take-card-from-another-player =
    .may = dir eine fremde Hand ansehen und eine beliebige Karte daraus nehmen
    .do = sieh dir eine fremde Hand an und nimm eine beliebige Karte daraus
unstable-unicorns-does-take-unicorn-from-another-player =
    .may = dir eine fremde Hand ansehen und ein Einhorn daraus auf deine Hand nehmen
    .do = sieh dir eine fremde Hand an und nimm ein Einhorn daraus auf deine Hand
unstable-unicorns-does-take-card-from-discard =
    .may = eine beliebige Karte vom Ablagestapel auf die Hand nehmen
    .do = nimm eine beliebige Karte vom Ablagestapel auf die Hand
unstable-unicorns-does-take-neigh-from-discard =
    .may = eine Wieherkarte vom Ablagestapel auf die Hand nehmen
    .do = nimm eine Wieherkarte vom Ablagestapel auf die Hand
unstable-unicorns-does-scrap-card-from-another-player =
    .may = dir eine fremde Hand ansehen und eine beliebige Karte daraus auf den Ablagestapel legen
    .do = sieh dir eine fremde Hand an und leg eine beliebige Karte daraus auf den Ablagestapel
unstable-unicorns-does-scrap-unicorn-from-another-player =
    .may = dir eine fremde Hand ansehen und ein Einhorn daraus auf den Ablagestapel legen
    .do = sieh dir eine fremde Hand an und leg ein Einhorn daraus auf den Ablagestapel
unstable-unicorns-does-give-to-another-player =
    .may = irgendwem außer dir { $amount ->
        [one] 1 Karte
       *[other] { $amount } Karten
    } aus deiner Hand geben
    .do = gib irgendwem außer dir { $amount ->
        [one] 1 Karte
       *[other] { $amount } Karten
    } aus deiner Hand
unstable-unicorns-does-search-named-from-deck =
    .may = im Nachziehstapel nach der Karte „{ $card }“ suchen, sie allen zeigen und auf die Hand nehmen; danach wird gemischt
    .do = such im Nachziehstapel nach der Karte „{ $card }“, zeig sie allen und nimm sie auf die Hand; danach wird gemischt
unstable-unicorns-does-search-unicorn-from-deck =
    .may = im Nachziehstapel nach einem Einhorn suchen, es allen zeigen und auf die Hand nehmen; danach wird gemischt
    .do = such im Nachziehstapel nach einem Einhorn, zeig es allen und nimm es auf die Hand; danach wird gemischt
unstable-unicorns-does-search-downgrade-from-deck =
    .may = im Nachziehstapel nach einer Abwertung suchen, sie allen zeigen und auf die Hand nehmen; danach wird gemischt
    .do = such im Nachziehstapel nach einer Abwertung, zeig sie allen und nimm sie auf die Hand; danach wird gemischt
unstable-unicorns-does-peek-from-deck =
    .may = dir die { $amount ->
        [one] oberste Karte des Nachziehstapels ansehen und sie zurücklegen
       *[other] obersten { $amount } Karten des Nachziehstapels ansehen und sie in derselben Reihenfolge zurücklegen
    }
    .do = sieh dir die { $amount ->
        [one] oberste Karte des Nachziehstapels an und leg sie zurück
       *[other] obersten { $amount } Karten des Nachziehstapels an und leg sie in derselben Reihenfolge zurück
    }
unstable-unicorns-does-peek-hand-from-each-other-player =
    .may = dir die Handkarten aller anderen ansehen
    .do = sieh dir die Handkarten aller anderen an
unstable-unicorns-does-reveal-from-deck =
    .may = die oberste Karte des Nachziehstapels allen zeigen: Ist sie ein Einhorn, hol sie in deinen Stall, sonst nimm sie auf die Hand
    .do = zeig allen die oberste Karte des Nachziehstapels: Ist sie ein Einhorn, hol sie in deinen Stall, sonst nimm sie auf die Hand
unstable-unicorns-does-skip-draw =
    .may = deine Ziehphase auslassen
    .do = lass deine Ziehphase aus
    .one = im nächsten Zug die Ziehphase auslassen
unstable-unicorns-does-skip-action =
    .may = deine Aktionsphase auslassen
    .do = lass deine Aktionsphase aus
    .one = im nächsten Zug die Aktionsphase auslassen
unstable-unicorns-does-skip-turn =
    .may = deinen ganzen nächsten Zug aussetzen
    .do = setz deinen ganzen nächsten Zug aus
    .one = ihren ganzen nächsten Zug aussetzen
unstable-unicorns-does-add-turn =
    .may = nach diesem Zug noch einen machen
    .do = mach nach diesem Zug noch einen
unstable-unicorns-does-play =
    .may = dir vornehmen, in deiner Aktionsphase { $amount ->
        [one] 1 Karte
       *[other] { $amount } Karten
    } statt nur einer zu spielen
    .do = spiel in deiner Aktionsphase { $amount ->
        [one] 1 Karte
       *[other] { $amount } Karten
    } statt nur einer
unstable-unicorns-does-reshuffle-discard =
    .may = den Ablagestapel in den Nachziehstapel mischen
    .do = misch den Ablagestapel in den Nachziehstapel
unstable-unicorns-does-cancel =
    .may = eine Karte stoppen, die jemand anderes gerade spielt; sie kommt auf den Ablagestapel
    .do = stopp eine Karte, die jemand anderes gerade spielt; sie kommt auf den Ablagestapel

## What a card does all the while, and what it needs

unstable-unicorns-plain = Kein Effekt. Zählt einfach mit.
unstable-unicorns-needs-basic = Du kannst diese Karte nur spielen, wenn ein einfaches Einhorn in deinem Stall steht.
unstable-unicorns-static-counts = Zählt als { $amount ->
    [one] 1 Einhorn
   *[other] { $amount } Einhörner
}.
unstable-unicorns-static-more = Du darfst am Zugende { $amount ->
    [one] 1 Karte
   *[other] { $amount } Karten
} mehr auf der Hand behalten.
unstable-unicorns-static-fewer = Dein Handlimit am Zugende ist um { $amount ->
    [one] 1 Karte
   *[other] { $amount } Karten
} kleiner.
unstable-unicorns-static-forbids-magic = Du kannst keine Zauberkarten spielen.
unstable-unicorns-static-forbids-basic = Du kannst keine einfachen Einhörner spielen.
unstable-unicorns-static-forbids-upgrade = Du kannst keine Aufwertungen spielen.
unstable-unicorns-static-guards-destroy = Würde eines deiner Einhörner zerstört, darfst du stattdessen diese Karte opfern.
unstable-unicorns-static-guards-any = Würde eines deiner Einhörner geopfert oder zerstört, darfst du stattdessen diese Karte opfern.
unstable-unicorns-static-unbreakable = Deine Einhörner können nicht zerstört werden.
unstable-unicorns-static-strike = Fohlen können in keinen Stall kommen.
unstable-unicorns-static-blank = Deine Einhörner haben keinen Effekt und gelten als einfache Einhörner. Fohlen sind ausgenommen.
unstable-unicorns-static-cows = Deine Einhörner zählen nicht als Einhörner, und Effekte, die von Einhörnern reden, treffen sie nicht.
unstable-unicorns-static-flies-home = Wird diese Karte geopfert oder zerstört, kommt sie auf deine Hand zurück statt auf den Ablagestapel.
unstable-unicorns-static-nursery-home = Würde dieses Fohlen anderswohin kommen als in einen Stall, kommt es stattdessen in die Krippe zurück.
unstable-unicorns-static-shuts = Sobald kein Einhorn mehr in deinem Stall steht, opfere diese Karte.
unstable-unicorns-static-final = Diese Karte selbst kann nicht gestoppt werden.
