# Kilka osób przy jednym urządzeniu: podawanie go tak, by nikt nie zobaczył cudzych kart.

web-one-device = Na jednym urządzeniu
web-one-device-how = Wszyscy gracie na tym urządzeniu i podajecie je sobie. Karty są zakryte, dopóki nie patrzy tylko ich właściciel.
web-one-device-name = Imię { $number }
web-one-device-more = Jeszcze jedna osoba
web-one-device-fewer = Usuń: { $name }
web-one-device-start = Rozdaj karty
web-guest-add = Dodaj osobę przy tym urządzeniu
web-guest-name = Imię
web-guest-beside = przy urządzeniu: { $name }
web-hand-on = Podaj dalej
web-hand-to = Teraz { $name }
web-hand-how = Dotknij, gdy nikt inny nie widzi.
web-hand-show = To ja, { $name }: pokaż moje karty
web-hand-done = Zakryj moje karty
web-hand-done-how = Gotowe. Zakryj karty i podaj urządzenie dalej.
web-hand-hide = Zakryj
web-hand-window = Czy ktoś chce zareagować?
web-hand-window-how = Albo nikt nie jest pytany, albo wszyscy po kolei, bez względu na to, co mają na ręce.
web-hand-nobody = Nikt, gramy dalej
web-hand-everybody = Zapytaj wszystkich
