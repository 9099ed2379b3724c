# What is said at a table of Unstable Unicorns. $you is "yes" when the reader is the player spoken of, "target"
# when something was done to the reader; $name, $other-name, $card and $out are ready-made names.

unstable-unicorns-title = Unstable Unicorns
unstable-unicorns-summary = Mach deinen Stall mit Einhörnern voll und wiehere alle nieder, die dasselbe vorhaben.

## Turns

unstable-unicorns-foal = { $you ->
    [yes] Du suchst dir dein Fohlen aus: { $card }.
   *[no] { $name } sucht sich ein Fohlen aus: { $card }.
}
unstable-unicorns-turn = { $you ->
    [yes] Du bist dran.
   *[no] { $name } ist dran.
}
unstable-unicorns-skip-turn = { $you ->
    [yes] Du setzt diesen Zug aus.
   *[no] { $name } setzt diesen Zug aus.
}
unstable-unicorns-lose-turn = { $you ->
    [yes] Du musst deinen nächsten Zug aussetzen.
   *[no] { $name } muss den nächsten Zug aussetzen.
}
unstable-unicorns-gain-turn = { $you ->
    [yes] Du bekommst nach diesem Zug noch einen.
   *[no] { $name } bekommt nach diesem Zug noch einen.
}
unstable-unicorns-skip-draw = { $you ->
    [yes] Du lässt deine Ziehphase aus.
   *[no] { $name } lässt die Ziehphase aus.
}
unstable-unicorns-skip-action = { $you ->
    [yes] Du lässt deine Aktionsphase aus.
   *[no] { $name } lässt die Aktionsphase aus.
}
unstable-unicorns-more-plays = { $you ->
    [yes] Du darfst in diesem Zug { $count } Karten spielen.
   *[no] { $name } darf in diesem Zug { $count } Karten spielen.
}
unstable-unicorns-use = { $you ->
    [yes] Du nutzt: { $card }.
   *[no] { $name } nutzt: { $card }.
}

## Playing and neighing

unstable-unicorns-play = { $you ->
    [yes] Du spielst: { $card }.
   *[no] { $name } spielt: { $card }.
}
unstable-unicorns-aim = { $you ->
    [yes] { $card } – das gilt { $other-name }.
    [target] { $card } – das gilt dir.
   *[no] { $card } – das gilt { $other-name }.
}
unstable-unicorns-neigh = { $you ->
    [yes] Du wieherst gegen { $out }: { $card }!
    [target] { $name } wiehert gegen deine Karte { $out }: { $card }!
   *[no] { $name } wiehert gegen { $out }: { $card }!
}
unstable-unicorns-stopped = { $you ->
    [yes] Deine Karte { $card } ist gestoppt.
   *[no] Die Karte { $card } von { $name } ist gestoppt.
}
unstable-unicorns-enter = { $you ->
    [yes] { $card } kommt in deinen Stall.
   *[no] { $card } kommt in den Stall von { $name }.
}

## Hands and piles

unstable-unicorns-draw = { $you ->
    [yes] Du ziehst: { $card }.
   *[no] { $name } zieht eine Karte.
}
unstable-unicorns-discard = { $you ->
    [yes] Du wirfst ab: { $card }.
   *[no] { $name } wirft ab: { $card }.
}
unstable-unicorns-discard-hand = { $you ->
    [yes] { $count ->
        [one] Du wirfst deine ganze Hand ab: { $count } Karte.
       *[other] Du wirfst deine ganze Hand ab: { $count } Karten.
    }
   *[no] { $count ->
        [one] { $name } wirft die ganze Hand ab: { $count } Karte.
       *[other] { $name } wirft die ganze Hand ab: { $count } Karten.
    }
}
unstable-unicorns-give = { $you ->
    [yes] Du gibst { $other-name } eine Karte: { $card }.
    [target] { $name } gibt dir eine Karte: { $card }.
   *[no] { $name } gibt { $other-name } eine Karte.
}
unstable-unicorns-pull = { $you ->
    [yes] Du ziehst blind aus der Hand von { $other-name }: { $card }.
    [target] { $name } zieht blind aus deiner Hand: { $card }.
   *[no] { $name } zieht blind eine Karte aus der Hand von { $other-name }.
}
unstable-unicorns-take = { $you ->
    [yes] Du nimmst aus der Hand von { $other-name }: { $card }.
    [target] { $name } nimmt aus deiner Hand: { $card }.
   *[no] { $name } nimmt eine Karte aus der Hand von { $other-name }.
}
unstable-unicorns-scrap = { $you ->
    [yes] Du legst aus der Hand von { $other-name } auf den Ablagestapel: { $card }.
    [target] { $name } legt aus deiner Hand auf den Ablagestapel: { $card }.
   *[no] { $name } legt aus der Hand von { $other-name } auf den Ablagestapel: { $card }.
}
unstable-unicorns-look-hand = { $you ->
    [yes] Du siehst dir die Hand von { $other-name } an.
    [target] { $name } sieht sich deine Hand an.
   *[no] { $name } sieht sich die Hand von { $other-name } an.
}
unstable-unicorns-look-top = { $you ->
    [yes] { $count ->
        [one] Du siehst dir die oberste Karte des Nachziehstapels an.
       *[other] Du siehst dir die obersten { $count } Karten des Nachziehstapels an.
    }
   *[no] { $count ->
        [one] { $name } sieht sich die oberste Karte des Nachziehstapels an.
       *[other] { $name } sieht sich die obersten { $count } Karten des Nachziehstapels an.
    }
}
unstable-unicorns-take-discard = { $you ->
    [yes] Du nimmst vom Ablagestapel: { $card }.
   *[no] { $name } nimmt vom Ablagestapel: { $card }.
}
unstable-unicorns-search = { $you ->
    [yes] Du durchsuchst den Nachziehstapel und findest: { $card }.
   *[no] { $name } durchsucht den Nachziehstapel und findet: { $card }.
}
unstable-unicorns-find-nothing = { $you ->
    [yes] Du findest nichts Passendes.
   *[no] { $name } findet nichts Passendes.
}
unstable-unicorns-shuffle = Der Nachziehstapel wird gemischt.
unstable-unicorns-reshuffle = { $cards ->
    [one] Der Ablagestapel wird in den Nachziehstapel gemischt, der jetzt { $cards } Karte hat.
   *[other] Der Ablagestapel wird in den Nachziehstapel gemischt, der jetzt { $cards } Karten hat.
}
unstable-unicorns-reveal = { $you ->
    [yes] Du deckst die oberste Karte des Nachziehstapels auf: { $card }.
   *[no] { $name } deckt die oberste Karte des Nachziehstapels auf: { $card }.
}

## Stables

unstable-unicorns-bring = { $you ->
    [yes] Du holst in deinen Stall: { $card }.
   *[no] { $name } holt in den Stall: { $card }.
}
unstable-unicorns-sacrifice = { $you ->
    [yes] Du opferst: { $card }.
   *[no] { $name } opfert: { $card }.
}
unstable-unicorns-destroy = { $you ->
    [yes] Du zerstörst bei { $other-name }: { $card }.
    [target] { $name } zerstört bei dir: { $card }.
   *[no] { $name } zerstört bei { $other-name }: { $card }.
}
unstable-unicorns-steal = { $you ->
    [yes] Du stiehlst bei { $other-name }: { $card }.
    [target] { $name } stiehlt bei dir: { $card }.
   *[no] { $name } stiehlt bei { $other-name }: { $card }.
}
unstable-unicorns-move = { $you ->
    [yes] Du lässt { $card } zu { $other-name } umziehen.
    [target] { $name } lässt { $card } zu dir umziehen.
   *[no] { $name } lässt { $card } zu { $other-name } umziehen.
}
unstable-unicorns-lend = { $you ->
    [yes] Du leihst { $other-name } bis zum Zugende: { $card }.
    [target] { $name } leiht dir bis zum Zugende: { $card }.
   *[no] { $name } leiht { $other-name } bis zum Zugende: { $card }.
}
unstable-unicorns-come-home = { $you ->
    [yes] { $card } kommt zu dir zurück.
   *[no] { $card } kommt zu { $name } zurück.
}
unstable-unicorns-stay = { $you ->
    [yes] { $card } kann nicht heim und bleibt bei { $other-name }.
    [target] { $card } kann nicht heim und bleibt bei dir.
   *[no] { $card } kann nicht heim und bleibt bei { $other-name }.
}
unstable-unicorns-take-back = { $you ->
    [yes] Du nimmst auf die Hand zurück: { $card }.
   *[no] { $name } nimmt auf die Hand zurück: { $card }.
}
unstable-unicorns-bounce = { $you ->
    [yes] Du schickst auf die Hand von { $other-name } zurück: { $card }.
    [target] { $name } schickt auf deine Hand zurück: { $card }.
   *[no] { $name } schickt auf die Hand von { $other-name } zurück: { $card }.
}
unstable-unicorns-fly = { $you ->
    [yes] { $card } fliegt auf deine Hand zurück.
   *[no] { $card } fliegt auf die Hand von { $name } zurück.
}
unstable-unicorns-home = { $card } geht heim in die Krippe.
unstable-unicorns-shut = { $you ->
    [yes] Kein Einhorn mehr da: { $card } fällt von deinem Stall ab.
   *[no] Kein Einhorn mehr da: { $card } fällt vom Stall von { $name } ab.
}
unstable-unicorns-guard = { $you ->
    [yes] Bei dir springt { $card } ein für { $out }.
   *[no] Bei { $name } springt { $card } ein für { $out }.
}

## Party variants

unstable-unicorns-sip = { $you ->
    [yes] Ein Schluck für dich.
   *[no] Ein Schluck für { $name }.
}
unstable-unicorns-sip-named = { $you ->
    [yes] Dreimal Wiehern in einem Zug: Du bestimmst { $other-name } für einen Schluck.
    [target] Dreimal Wiehern in einem Zug: { $name } bestimmt dich für einen Schluck.
   *[no] Dreimal Wiehern in einem Zug: { $name } bestimmt { $other-name } für einen Schluck.
}
unstable-unicorns-swap = { $you ->
    [yes] { $count ->
        [one] Du tauschst deine ganze Hand, { $count } Karte, und zahlst den Preis dafür.
       *[other] Du tauschst deine ganze Hand, { $count } Karten, und zahlst den Preis dafür.
    }
   *[no] { $count ->
        [one] { $name } tauscht die ganze Hand, { $count } Karte, und zahlt den Preis dafür.
       *[other] { $name } tauscht die ganze Hand, { $count } Karten, und zahlt den Preis dafür.
    }
}
unstable-unicorns-layer-off = { $you ->
    [yes] { $count ->
        [one] Du ziehst etwas aus.
       *[other] Du ziehst { $count } Dinge aus.
    }
   *[no] { $count ->
        [one] { $name } zieht etwas aus.
       *[other] { $name } zieht { $count } Dinge aus.
    }
}
unstable-unicorns-layer-on = { $you ->
    [yes] { $count ->
        [one] Du ziehst etwas an.
       *[other] Du ziehst { $count } Dinge an.
    }
   *[no] { $count ->
        [one] { $name } zieht etwas an.
       *[other] { $name } zieht { $count } Dinge an.
    }
}

## The end

unstable-unicorns-win = { $you ->
    [yes] Dein Stall ist voll: Du gewinnst!
   *[no] Der Stall von { $name } ist voll: { $name } gewinnt!
}
unstable-unicorns-win-most = { $you ->
    [yes] Der Nachziehstapel ist leer, und du hast die meisten Einhörner: Du gewinnst!
   *[no] Der Nachziehstapel ist leer, und { $name } hat die meisten Einhörner: { $name } gewinnt!
}
unstable-unicorns-longest = { $you ->
    [yes] Unentschieden, aber deine Einhörner haben die längsten Namen: Du gewinnst!
   *[no] Unentschieden, aber die Einhörner von { $name } haben die längsten Namen: { $name } gewinnt!
}
unstable-unicorns-all-lose = Unentschieden bis zum letzten Buchstaben: Alle verlieren!
unstable-unicorns-standstill = Das Spiel kommt nicht mehr voran und endet, als wäre der Nachziehstapel leer.

## What you are asked for

unstable-unicorns-ask-foal = Such dir ein Fohlen für den Anfang aus.
unstable-unicorns-ask-use = Dein Zug beginnt: Nutz eine deiner Karten oder mach weiter.
unstable-unicorns-ask-action = Du bist dran: Spiel eine Karte oder zieh eine.
unstable-unicorns-ask-second = Du darfst noch eine Karte spielen oder deinen Zug beenden.
unstable-unicorns-ask-neigh = { $name } spielt { $card }: wiehern oder passen?
unstable-unicorns-ask-may = { $card }: Willst du das nutzen?
unstable-unicorns-ask-player = { $card }: Wähle eine Person.
unstable-unicorns-ask-stable = { $card }: In welchen Stall?
unstable-unicorns-ask-either = { $card }: Wähle eins von beiden.
unstable-unicorns-ask-guard = { $card } ist in Gefahr: Möchtest du eingreifen?
unstable-unicorns-ask-limit = { $cards ->
    [one] Deine Hand ist zu voll: Wirf { $cards } Karte ab.
   *[other] Deine Hand ist zu voll: Wirf { $cards } Karten ab.
}
unstable-unicorns-ask-call = Bestimme, wer einen Schluck nimmt, oder lass es gut sein.
unstable-unicorns-ask-hand-discard = { $cards ->
    [one] { $card }: Wirf { $cards } Karte ab.
   *[other] { $card }: Wirf { $cards } Karten ab.
}
unstable-unicorns-ask-hand-give = { $card }: Welche Karte aus deiner Hand gibst du her?
unstable-unicorns-ask-hand-bring = { $card }: Welche Karte aus deiner Hand holst du in den Stall?
unstable-unicorns-ask-card-sacrifice = { $card }: Welche Karte aus deinem Stall opferst du?
unstable-unicorns-ask-card-destroy = { $card }: Welche Karte zerstörst du?
unstable-unicorns-ask-card-steal = { $card }: Welches Einhorn stiehlst du?
unstable-unicorns-ask-card-move = { $card }: Welches Einhorn soll umziehen?
unstable-unicorns-ask-card-lend = { $card }: Welches Einhorn verleihst du?
unstable-unicorns-ask-card-bounce = { $card }: Welche Karte geht auf die Hand zurück?
unstable-unicorns-ask-card-return = { $card }: Welches deiner Fohlen geht in die Krippe?
unstable-unicorns-ask-found-take = { $card }: Welche Karte nimmst du auf die Hand?
unstable-unicorns-ask-found-scrap = { $card }: Welche Karte kommt auf den Ablagestapel?
unstable-unicorns-ask-found-search = { $card }: Welche Karte nimmst du aus dem Nachziehstapel?
unstable-unicorns-ask-found-bring = { $card }: Welches Fohlen holst du in deinen Stall?
unstable-unicorns-ask-found-nothing = { $card }: So eine Karte ist nicht dabei.

## Choices

unstable-unicorns-choice-draw = eine Karte ziehen
unstable-unicorns-choice-end = weitermachen
unstable-unicorns-choice-pass = passen
unstable-unicorns-choice-yes = ja
unstable-unicorns-choice-no = nein
unstable-unicorns-choice-nothing = hier passt nichts
unstable-unicorns-choice-swap = die ganze Hand tauschen, einmal im Spiel
unstable-unicorns-choice-player = { $you ->
    [yes] du
   *[no] { $name }
}
unstable-unicorns-choice-play = spielen: { $card }
unstable-unicorns-choice-neigh = wiehern: { $card }
unstable-unicorns-choice-pick = { $card }
unstable-unicorns-choice-use = nutzen: { $card }

## The table

unstable-unicorns-count = { $count } von { $goal ->
    [one] { $goal } Einhorn
   *[other] { $goal } Einhörnern
}
unstable-unicorns-holds = { $cards ->
    [one] { $cards } Handkarte
   *[other] { $cards } Handkarten
}
unstable-unicorns-deck = { $cards ->
    [one] Nachziehstapel: { $cards } Karte
   *[other] Nachziehstapel: { $cards } Karten
}
unstable-unicorns-discard-pile = Ablagestapel: { $card }
unstable-unicorns-discard-empty = Ablagestapel: leer
unstable-unicorns-nursery = { $cards ->
    [one] Krippe: { $cards } Fohlen
   *[other] Krippe: { $cards } Fohlen
}
unstable-unicorns-your-hand = Deine Hand
unstable-unicorns-known-hand = Dir bekannt auf der Hand: { $card }
unstable-unicorns-known-top = Oben auf dem Nachziehstapel, wie du weißt: { $card }
unstable-unicorns-empty-stable = leerer Stall
unstable-unicorns-stack = Wird gespielt: { $card }
unstable-unicorns-cows = als Kühe verkleidet
unstable-unicorns-blank = in grauer Uniform
unstable-unicorns-strike = Die Krippe streikt
unstable-unicorns-skips = { $turns ->
    [one] setzt { $turns } Zug aus
   *[other] setzt { $turns } Züge aus
}

## Where the score comes from

unstable-unicorns-part-unicorns = Einhörner im Stall
unstable-unicorns-part-letters = Buchstaben in ihren Namen

## Options

unstable-unicorns-option-start = Wer anfängt
    .text = random: das Los entscheidet; oder ein Platz, A bis H.
unstable-unicorns-option-targeting = Wann gewählt wird, wen es trifft
    .text = simple: Du sagst, wem eine Karte gilt, bevor die anderen wiehern dürfen; advanced: erst danach.
unstable-unicorns-option-deck_language = Sprache der Karten
    .text = In welcher Sprache die Buchstaben der Namen bei Gleichstand zählen: en, de, fr oder pl. Alle lesen die Karten weiter in ihrer eigenen Sprache.
unstable-unicorns-option-adult = Nur Erwachsene (ab 18)
    .text = yes: Alle am Tisch sind erwachsen; es erscheinen die Namen aus dem Regelheft, und die Partyvarianten dürfen gewählt werden.
unstable-unicorns-option-party = Partyvariante
    .text = off: keine; sips und layers: die zwei Partyvarianten des Regelhefts, nur für Erwachsene. Der Tisch sagt den Moment an, mehr nicht.
unstable-unicorns-option-new_hand = Neue Hand in den Partyvarianten
    .text = before-action: nur vor der eigenen Aktion; when-asked: wann immer du etwas gefragt wirst, auch ob du wieherst.
unstable-unicorns-option-winning = Wann genug Einhörner gewinnen
    .text = settled: wenn kein Effekt mehr aussteht; at-once: sobald das letzte hereinkommt, auch das Stuhltanz-Einhorn.
unstable-unicorns-option-pair_deck = Karten zu zweit
    .text = small: ohne die 39 Karten, die das Regelheft nennt, und mit je einer Wieherkarte; whole: alle Karten, ohne dieses Geschenk.
unstable-unicorns-option-stable_named = Der Stall von Auf- und Abwertungen
    .text = when-played: auf beide Arten gleich genannt; like-players: auf die fortgeschrittene Art erst, nachdem die anderen wiehern durften.
unstable-unicorns-option-enter_named = Wem der Effekt eines Einhorns gilt
    .text = when-played: auf die einfache Art beim Ausspielen genannt; coming-in: erst im Stall.
unstable-unicorns-option-short_discard = Zu wenige Karten zum Abwerfen
    .text = partly: Du wirfst ab, was du hast; in-full: dann wirfst du nichts ab.

## Chapters of the rules

unstable-unicorns-section-goal = Das Ziel
unstable-unicorns-section-players = Wer mitspielt
unstable-unicorns-section-setup = Vorbereitung
unstable-unicorns-section-two = Zu zweit
unstable-unicorns-section-cards = Die Karten
unstable-unicorns-section-words = Wörter auf den Karten
unstable-unicorns-section-turn = Dein Zug
unstable-unicorns-section-start = Zugbeginn
unstable-unicorns-section-action = Deine Aktion
unstable-unicorns-section-bans = Was Karten verbieten
unstable-unicorns-section-stable = Der Stall
unstable-unicorns-section-effects = Effekte
unstable-unicorns-section-target = Wen es trifft
unstable-unicorns-section-search = Suchen
unstable-unicorns-section-impossible = Was nicht geht
unstable-unicorns-section-neigh = Wiehern!
unstable-unicorns-section-foals = Fohlen
unstable-unicorns-section-guard = Beschützer
unstable-unicorns-section-cows = Kuhkostüme
unstable-unicorns-section-uniforms = Graue Uniformen
unstable-unicorns-section-special = Einzelne Karten
unstable-unicorns-section-win = Wer gewinnt
unstable-unicorns-section-party = Partyvarianten

## Fields of the cards

unstable-unicorns-field-type = Art
unstable-unicorns-field-two_player = Im Stapel für zwei
unstable-unicorns-field-play = Beim Ausspielen
unstable-unicorns-field-enter = Beim Betreten eines Stalls
unstable-unicorns-field-turn_start = Zu Beginn eines Zuges
unstable-unicorns-field-instant = Als Antwort
unstable-unicorns-field-static = Solange sie liegt
unstable-unicorns-field-needs = Braucht im Stall

## What the fields of the cards may say

unstable-unicorns-type-baby = Fohlen
unstable-unicorns-type-basic = einfaches Einhorn
unstable-unicorns-type-magical = magisches Einhorn
unstable-unicorns-type-magic = Zauberkarte
unstable-unicorns-type-upgrade = Aufwertung
unstable-unicorns-type-downgrade = Abwertung
unstable-unicorns-type-instant = Sofortkarte
unstable-unicorns-value-baby = { unstable-unicorns-type-baby }
unstable-unicorns-value-basic = { unstable-unicorns-type-basic }
unstable-unicorns-value-magical = { unstable-unicorns-type-magical }
unstable-unicorns-value-magic = { unstable-unicorns-type-magic }
unstable-unicorns-value-upgrade = { unstable-unicorns-type-upgrade }
unstable-unicorns-value-downgrade = { unstable-unicorns-type-downgrade }
unstable-unicorns-value-instant = { unstable-unicorns-type-instant }
unstable-unicorns-value-yes = ja
unstable-unicorns-value-no = nein
