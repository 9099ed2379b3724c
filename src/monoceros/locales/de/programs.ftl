# Plätze für Programme von anderen.

problem-not-for-programs = Programme spielen. Reden, Tipps und Zurücknehmen sind für Menschen.
problem-only-for-programs = Stellungen bekommen nur Programme.
problem-program-away = { $name } ist ein Programm und noch nicht da.
problem-program-crowded = Dieses Programm ist schon { $most }-mal verbunden, öfter geht nicht.
problem-wrong-token = Dieser Schlüssel öffnet an diesem Tisch keinen Platz.

web-level-program = Ein eigenes Programm
    .text = Es spielt von anderswo, mit einem Schlüssel, den du weitergibst.
web-program = Ein Programm spielen lassen
web-program-note = Dein eigenes Programm oder das von jemand anderem bekommt diesen Platz und sieht, was man dort sehen würde.
web-program-name = Wie heißt es?
web-program-make = Schlüssel erstellen
web-program-token = Schlüssel von { $name }
web-program-once = Kopier ihn jetzt: Er wird nur einmal gezeigt. Wer ihn hat, spielt diesen Platz.
web-program-expected = wird noch erwartet

mistake-table-refused = Der Tisch hat es abgelehnt: { $message } ({ $reason })
    .way-out = `docs/outside-bots.md` erklärt, was Tische ablehnen und warum.
