# Mehrere Leute an einem Gerät: weitergeben, ohne dass jemand fremde Karten sieht.

web-one-device = An einem Gerät
web-one-device-how = Ihr spielt alle an diesem Gerät und gebt es weiter. Karten bleiben verdeckt, bis nur die richtige Person hinsieht.
web-one-device-name = Name { $number }
web-one-device-more = Noch jemand
web-one-device-fewer = { $name } herausnehmen
web-one-device-start = Karten austeilen
web-guest-add = Noch jemand an diesem Gerät
web-guest-name = Name
web-guest-beside = am Gerät von { $name }
web-hand-on = Bitte weitergeben
web-hand-to = An { $name }
web-hand-how = Tipp erst, wenn nur du den Bildschirm siehst.
web-hand-show = Ich bin { $name }, zeig meine Karten
web-hand-done = Meine Karten verdecken
web-hand-done-how = Du bist fertig. Verdecke deine Karten und gib das Gerät weiter.
web-hand-hide = Verdecken
web-hand-window = Möchte jemand eingreifen?
web-hand-window-how = Entweder wird niemand gefragt oder alle der Reihe nach, egal was sie auf der Hand haben.
web-hand-nobody = Niemand, weiter
web-hand-everybody = Alle fragen
