# Podpowiedzi: myśli stojące za ruchami i to, co mówi o nich strona.

web-hints-allow = Podpowiedzi: kto ma ruch, może o nie poprosić
web-hint-stale = Inni wykonali już ruch. Poproś jeszcze raz o świeże spojrzenie.
kill-the-unicorns-hint-bid-points = Dla twojego stada ten jednorożec jest wart { $points ->
    [one] około jednego punktu
   *[other] około { $points } punktów
 }, a { $cards ->
    [one] jedna karta ma
    [few] { $cards } karty mają
   *[many] { $cards } kart ma
 } dużą szansę.
kill-the-unicorns-hint-bid-deny = Inni potrzebują tego jednorożca bardziej niż ty: { $cards ->
    [one] jedna karta im go odbierze
    [few] { $cards } karty im go odbiorą
   *[many] { $cards } kart im go odbierze
 }.
kill-the-unicorns-hint-bid-extra = Twoja dodatkowa karta może przeważyć szalę.
kill-the-unicorns-hint-bid-cheap = Kosztuje cię niewiele, a czasem wystarcza.
kill-the-unicorns-hint-bid-lowest = Tu wygrywa najniższa suma: połóż mało.
kill-the-unicorns-hint-bid-second = Tu wygrywa druga najwyższa suma: nie za dużo.
kill-the-unicorns-hint-poor-prize = Ten jednorożec nie da ci prawie nic.
kill-the-unicorns-hint-save-market = Zachowaj karty: na czarnym rynku to pieniądze.
kill-the-unicorns-hint-too-dear = Pochłonąłby więcej kart, niż jest wart.
kill-the-unicorns-hint-pick = Moc, która pomaga ci w każdej rundzie.
kill-the-unicorns-hint-lay-off = Druga pułapka przyda ci się bardziej.
kill-the-unicorns-hint-lead = Tak twojej drużynie najlepiej otworzyć.
kill-the-unicorns-hint-trap-own = Tego jednorożca chcesz mieć razem z pułapką.
kill-the-unicorns-hint-trap-rival = Tego jednorożca bardziej chcą inni: niech wpadną w pułapkę.
kill-the-unicorns-hint-trap-twist = Zwrot akcji tutaj może ci dać jednorożca tanio.
kill-the-unicorns-hint-keep-power = Zachowaj moc na lepszą chwilę.
kill-the-unicorns-hint-peek = Dobrze znać pułapkę, zanim tu zalicytujesz.
kill-the-unicorns-hint-silence = O jednego rywala mniej do tego jednorożca.
kill-the-unicorns-hint-fetch = Poluj na tego, póki masz na niego karty.
kill-the-unicorns-hint-announce = Właściwa liczba kart jak na wartość jednorożca.
kill-the-unicorns-hint-leave = Żadna zamiana nie da ci więcej.
kill-the-unicorns-hint-overtake = Dzięki temu jednorożec jest twój.
kill-the-unicorns-hint-take-back = To zachowa ci lepszą kartę na później.
kill-the-unicorns-hint-uncover = Z obu pułapek ta jest dla ciebie łaskawsza.
kill-the-unicorns-hint-cancel = Ta pułapka by ci zaszkodziła.
kill-the-unicorns-hint-let-trap = Niech pułapka zadziała: tobie nie zaszkodzi.
kill-the-unicorns-hint-swap = Dostajesz to, czego potrzebuje stado, za to, bez czego się obejdzie.
kill-the-unicorns-hint-lose = Bez tego jednorożca stado straci najmniej.
kill-the-unicorns-hint-drop = Karta, bez której najłatwiej się obejść.
kill-the-unicorns-hint-recover = Karta z powrotem na ręce może wygrać jeszcze raz.
kill-the-unicorns-hint-buy-points = Stado zyska na tym około { $points ->
    [one] jednego punktu
   *[other] { $points } punktów
 }.
kill-the-unicorns-hint-target = Na tym jednorożcu da najwięcej.
unstable-unicorns-hint-own-card = To twoja własna karta: niech wejdzie.
unstable-unicorns-hint-neigh-back = Twoja karta jest warta obrony.
unstable-unicorns-hint-neigh-win = Zatrzymaj ją: ta karta wygrałaby grę.
unstable-unicorns-hint-unicorn-enters = Jeszcze jeden jednorożec w twojej stajni i to, co robi, gdy do niej wchodzi.
unstable-unicorns-hint-unicorn-stays = Jeszcze jeden jednorożec w twojej stajni, i to taki, który może pomagać na początku twoich tur.
unstable-unicorns-hint-upgrade = Od teraz pomaga ci w każdej turze.
unstable-unicorns-hint-stop = Zachowaj pozostałe karty na później.
unstable-unicorns-hint-swap = Z tą ręką niewiele da się zrobić.
unstable-unicorns-hint-use = To, co daje, jest warte swojej ceny.
unstable-unicorns-hint-no-use = Teraz kosztowałoby więcej, niż daje.
unstable-unicorns-hint-may = To ci służy, więc skorzystaj.
unstable-unicorns-hint-may-not = Lepiej ci bez tego.
unstable-unicorns-hint-nothing = Nic stamtąd by ci nie pomogło.
unstable-unicorns-hint-either = Z tych dwóch to teraz bardziej ci pasuje.
unstable-unicorns-hint-guard = Ochrona jest warta mniej niż to, co ratuje.
unstable-unicorns-hint-no-guard = Ochrona jest warta więcej niż to, co by przepadło.
unstable-unicorns-hint-player = Tu jest coś do zyskania.
unstable-unicorns-hint-player-favour = Tutaj szkodzi ci niewiele.
unstable-unicorns-hint-player-leader = Nikt inny nie jest bliżej wygranej.
unstable-unicorns-hint-player-weak = Nikt nie zyska na tym mniej.
unstable-unicorns-hint-player-self = Najlepiej przyda się w twojej stajni.
unstable-unicorns-hint-theirs = Ta strata zaboli najbardziej.
unstable-unicorns-hint-give-up = Tej będzie ci najmniej brakować.
unstable-unicorns-hint-bounce = Zagrana ponownie, zadziała jeszcze raz.
unstable-unicorns-hint-discard = Tej karty twoja ręka potrzebuje najmniej.
unstable-unicorns-hint-bring = Najlepsze, co twoja ręka może posłać do stajni.
unstable-unicorns-hint-found = Najlepsze z tego, co możesz dostać.

## Co dałby wybór

hilo-preview-coins = { $way ->
    [less] { $coins ->
        [one] Tutaj o jednego talara mniej.
        [few] Tutaj o { $coins } talary mniej.
        [many] Tutaj o { $coins } talarów mniej.
       *[other] Tutaj o { $coins } talara mniej.
    }
   *[more] { $coins ->
        [one] Tutaj o jednego talara więcej.
        [few] Tutaj o { $coins } talary więcej.
        [many] Tutaj o { $coins } talarów więcej.
       *[other] Tutaj o { $coins } talara więcej.
    }
}
hilo-preview-take = W najlepszym miejscu: { $coins ->
    [one] jeden talar więcej.
    [few] { $coins } talary więcej.
    [many] { $coins } talarów więcej.
   *[other] { $coins } talara więcej.
}
kill-the-unicorns-preview-points = { $way ->
    [less] −{ $points } dla twojego stada
   *[more] +{ $points } dla twojego stada
}
kill-the-unicorns-preview-set = Powiększa zestaw: +{ $bonus }. Razem { $way ->
    [less] −{ $points }
   *[more] +{ $points }
}
kill-the-unicorns-preview-rainbow = Tworzy tęczę: +{ $bonus }. Razem { $way ->
    [less] −{ $points }
   *[more] +{ $points }
}
kill-the-unicorns-preview-breaks = Rozbija zestaw: −{ $bonus }. Razem { $way ->
    [less] −{ $points }
   *[more] +{ $points }
}
unstable-unicorns-preview-unicorns = Twój jednorożec: { $unicorns } z { $goal }
unstable-unicorns-preview-win = Jednorożec { $unicorns } z { $goal }: wygrywasz, jeśli nikt nie zarży.
hint-same-idea = { $behind ->
    [0] Ten sam pomysł, mniej więcej równie dobry.
    [one] Ten sam pomysł, ale o jedną wygraną na 100 mniej.
    [few] Ten sam pomysł, ale o { $behind } wygrane na 100 mniej.
    [many] Ten sam pomysł, ale o { $behind } wygranych na 100 mniej.
   *[other] Ten sam pomysł, ale o { $behind } wygranej na 100 mniej.
}
hint-same-again = { $behind ->
    [0] Jeszcze jeden sposób na to samo.
    [one] Jeszcze jeden sposób na to samo, ale o jedną wygraną na 100 mniej.
    [few] Jeszcze jeden sposób na to samo, ale o { $behind } wygrane na 100 mniej.
    [many] Jeszcze jeden sposób na to samo, ale o { $behind } wygranych na 100 mniej.
   *[other] Jeszcze jeden sposób na to samo, ale o { $behind } wygranej na 100 mniej.
}
