# Ludzie bez kont: co strona mówi o własnej osobie i czego można tam odmówić.

web-me = Ty
web-me-how = Bez konta i bez hasła: ta przeglądarka po prostu cię pamięta.
web-me-name-how = Twoje imię i twojego jednorożca widzą inni przy stołach, przy których siedzisz.
web-me-avatar = Twój jednorożec
web-avatar = Jednorożec { $number }
web-me-save = Zapisz
web-me-saved = Zapisano.
web-me-devices = Twoje urządzenia
web-me-devices-how = Otwórz ten link na telefonie albo innym komputerze, a tam też będziesz sobą, ze wszystkimi swoimi stołami. Działa raz i przez kwadrans. Zachowaj go dla siebie: kto go otworzy, gra jako ty.
web-me-link-make = Utwórz link dla innego urządzenia
web-me-link = Link dla drugiego urządzenia
web-me-devices-count = { $count ->
    [one] Zna cię tylko to urządzenie.
    [few] Znają cię { $count } urządzenia.
   *[other] Zna cię { $count } urządzeń.
}
web-me-only-here = Wyloguj wszystkie inne urządzenia
web-me-kept = Co o tobie przechowujemy
web-me-kept-how = Imię, jednorożca, język, stoły, przy których było twoje miejsce, i twoje wiadomości stamtąd. Jeśli chcesz dostawać powiadomienia: dokąd idą, i godziny ciszy. Nic więcej: żadnych adresów, maili ani śledzenia.
web-me-export = Pobierz wszystko
web-me-forget = Zapomnij o mnie
web-me-forget-title = Zapomnieć o tobie?
web-me-forget-how = Twoje imię znika ze wszystkich stołów, tam, gdzie grasz, zastępuje cię bot, a żadne z twoich urządzeń nie jest już rozpoznawane. Tego nie da się cofnąć.
web-me-forget-do = Tak, zapomnij o mnie
web-carry-title = Czy na tym urządzeniu to też ty?
web-carry-how = Od teraz ta przeglądarka gra jako { $name }, przy tych samych stołach.
web-carry-nameless = Od teraz ta przeglądarka gra jako osoba, która utworzyła ten link, przy tych samych stołach.
web-carry-same = To urządzenie już cię zna.
web-carry-loses = { $tables ->
    [one] Ta przeglądarka ma własne miejsce przy jednym stole. Jeśli przejdziesz dalej, straci je.
   *[other] Ta przeglądarka ma własne miejsca przy { $tables } stołach. Jeśli przejdziesz dalej, straci je.
}
web-carry-do = Tak, to ja
web-carry-instead = Przejdź mimo to
problem-avatar-unknown = Nie ma takiego rysunku. Wybierz jeden z pokazanych.
problem-carry-code = Ten link już nie działa: jest dla jednego urządzenia i na kwadrans. Utwórz nowy na urządzeniu, które cię zna.
problem-nobody-yet = Ta przeglądarka nikogo jeszcze nie zna: nie ma czego pokazać ani o kim zapomnieć.
problem-other-person = Ta przeglądarka należy już do kogoś innego i ma { $tables ->
        [one] miejsce przy jednym stole
       *[other] miejsca przy { $tables } stołach
    }. Potwierdź, że z tego rezygnujesz.
problem-too-many-devices = Zna cię już { $most } urządzeń. Najpierw wyloguj pozostałe.
