# What can be wrong in a pack, a set-up, an action or a position of Unstable Unicorns, and the way out.

mistake-unstable-unicorns-program = W programie karty „{ $card }” jedno słowo nie pasuje: „{ $word }”.
    .way-out = Spróbuj: { $nearest }. Tu może stać: { $known }. Wszystkie słowa objaśnia docs/packs.md.
mistake-unstable-unicorns-pack-kinds = Za dużo różnych kart: { $found }.
    .way-out = Może ich być najwyżej { $most }.
mistake-unstable-unicorns-pack-printed = Drukowana nazwa karty „{ $card }” ({ $language }) jest pusta albo zawiera znaki, których nie da się pokazać.
    .way-out = Wpisz nazwę taką, jaka jest na karcie, albo ją pomiń.
mistake-unstable-unicorns-pack-moment = Karta „{ $card }” nie może nic robić w momencie „{ $moment }”.
    .way-out = Karty magii mają „play”, riposty „instant”, magiczne jednorożce „enter” i „turn_start”, ulepszenia i kary „turn_start”.
mistake-unstable-unicorns-pack-no-effect = Karta „{ $card }” nic nie robi.
    .way-out = Napisz w polu „{ $moment }”, co robi.
mistake-unstable-unicorns-program-long = Program karty „{ $card }” ma więcej kroków niż { $most }.
    .way-out = Zapisz to w mniejszej liczbie kroków albo rozdziel na kilka kart.
mistake-unstable-unicorns-pack-idle = Karta „{ $card }” co turę zabierałaby i dobieranie, i akcję.
    .way-out = Niech pomija tylko jedno z nich albo zacznij od „may” lub „either ... or”.
mistake-unstable-unicorns-pack-endless = Karta „{ $card }” bez końca dawałaby wszystkie tury jednej osobie.
    .way-out = Daj dodatkowej turze cenę („discard 2 then add turn”) albo zacznij od „may”.
mistake-unstable-unicorns-pack-foals = Za mało jednorożków: { $found }.
    .way-out = Każdy zaczyna z jednym, więc musi ich być co najmniej { $needed }.
mistake-unstable-unicorns-pack-too-few = Za mało kart, nie licząc jednorożków: { $found }.
    .way-out = Na ręce i talię potrzeba ich co najmniej { $needed }.
mistake-unstable-unicorns-pack-neighs = Brakuje karty „{ $card }” albo w grze we dwoje nie ma jej dwóch sztuk.
    .way-out = Daj co najmniej 2 sztuki i two_player = true: oboje zaczynają z jedną.
mistake-unstable-unicorns-notation-card = W „{ $text }” słowo „{ $found }” nie oznacza karty z tej gry.
    .way-out = Czy chodziło ci o: { $nearest }?
mistake-unstable-unicorns-notation-words = W „{ $text }” liczba słów po akcji się nie zgadza: jest { $found }, powinno być { $expected }.
    .way-out = Na przykład: draw, play lucky_dip, player B, pick hay_catapult.
mistake-unstable-unicorns-party = Wariant imprezowy „{ $party }” jest dla dorosłych.
    .way-out = Ustaw adult=yes, jeśli wszyscy przy stole są dorośli, albo graj bez tego wariantu.
mistake-unstable-unicorns-position = W pozycji pole „{ $field }” nie może mieć wartości „{ $found }”.
    .way-out = Zapisz je tak, jak w pozycji z rozgrywki, albo je pomiń.
mistake-unstable-unicorns-position-card = W pozycji „{ $found }” nie jest skrótem karty.
    .way-out = Czy chodziło ci o: { $nearest }? „monoceros cards unstable-unicorns” pokazuje wszystkie.
