# Menschen ohne Konto: was die Seite über die eigene Person sagt, und was dabei abgelehnt werden kann.

web-me = Du
web-me-how = Kein Konto, kein Passwort: Dieser Browser merkt sich einfach, wer du bist.
web-me-name-how = Deinen Namen und dein Einhorn sehen die anderen an den Tischen, an denen du sitzt.
web-me-avatar = Dein Einhorn
web-avatar = Einhorn { $number }
web-me-save = Speichern
web-me-saved = Gespeichert.
web-me-devices = Deine Geräte
web-me-devices-how = Öffne diesen Link auf deinem Handy oder einem anderen Computer, dann bist du auch dort du, mit allen deinen Tischen. Er gilt einmal und eine Viertelstunde lang. Behalte ihn für dich: Wer ihn öffnet, spielt an deiner Stelle.
web-me-link-make = Link für ein anderes Gerät erstellen
web-me-link = Link für dein anderes Gerät
web-me-devices-count = { $count ->
    [one] Man kennt dich nur auf diesem Gerät.
   *[other] Man kennt dich auf { $count } Geräten.
}
web-me-only-here = Alle anderen Geräte abmelden
web-me-kept = Was über dich gespeichert ist
web-me-kept-how = Dein Name, dein Einhorn, deine Sprache, die Tische, an denen du gesessen hast, und was du dort geschrieben hast. Wenn du Nachrichten wolltest: wohin sie gehen, und deine Ruhezeit. Sonst nichts: keine Adresse, keine E-Mail, kein Tracking.
web-me-export = Alles herunterladen
web-me-forget = Vergiss mich
web-me-forget-title = Dich vergessen?
web-me-forget-how = Dein Name verschwindet von jedem Tisch; wo du gerade spielst, übernimmt ein Bot, und keines deiner Geräte wird mehr erkannt. Das lässt sich nicht rückgängig machen.
web-me-forget-do = Ja, vergiss mich
web-carry-title = Auch auf diesem Gerät weiterspielen?
web-carry-how = Von jetzt an spielt dieser Browser als { $name }, an denselben Tischen.
web-carry-nameless = Von jetzt an spielt dieser Browser als die Person, die den Link erstellt hat, an denselben Tischen.
web-carry-same = Dieses Gerät kennt dich schon.
web-carry-loses = { $tables ->
    [one] Dieser Browser hat einen eigenen Platz an einem Tisch. Wenn du weitermachst, gibt er ihn auf.
   *[other] Dieser Browser hat eigene Plätze an { $tables } Tischen. Wenn du weitermachst, gibt er sie auf.
}
web-carry-do = Ja, das bin ich
web-carry-instead = Trotzdem weiter
problem-avatar-unknown = So eine Zeichnung gibt es nicht. Nimm eine der gezeigten.
problem-carry-code = Dieser Link gilt nicht mehr: Er ist für ein Gerät und eine Viertelstunde gedacht. Erstelle auf dem Gerät, das dich kennt, einen neuen.
problem-nobody-yet = Dieser Browser ist noch niemand: Es gibt nichts zu zeigen und nichts zu vergessen.
problem-other-person = Dieser Browser ist schon jemand anderes, mit { $tables ->
        [one] einem Platz an einem Tisch
       *[other] Plätzen an { $tables } Tischen
    }. Bestätige, dass du das aufgibst.
problem-too-many-devices = Man kennt dich schon auf { $most } Geräten. Melde zuerst die anderen ab.
