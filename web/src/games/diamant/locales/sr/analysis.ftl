### Šta je odlučilo igru: šanse za pobedu, prelomni trenuci, sreća i veština, svi izbori

analysis-chance-of = { $name }: { $shares }
analysis-chance-says = Šansa za pobedu na početku i posle svake runde.
analysis-turning-none = Ovu igru nije rešila nijedna pojedinačna odluka ni karta.
analysis-rubies =
    { $rubies ->
        [0] nijedan rubin
        [one] { $rubies } rubin
        [few] { $rubies } rubina
       *[other] { $rubies } rubina
    }
analysis-hazards =
    { $hazards ->
        [0] nijedna zamka
        [one] { $hazards } zamka
        [few] { $hazards } zamke
       *[other] { $hazards } zamki
    }
analysis-choice =
    { $name } { $choice ->
        [on] ide napred
       *[back] izlazi
    } (kod sebe: { analysis-rubies }, na putu: { analysis-hazards }): šansa za pobedu −{ $points }%.
analysis-card =
    { $card }. { $name }: šansa za pobedu { $way ->
        [down] −
       *[up] +
    }{ $points }%.
analysis-luck = Sreća i veština
analysis-luck-about = Početak, karte, sopstvene odluke i odluke ostalih zajedno daju ishod, u procentima šanse za pobedu.
analysis-accuracy = Tačnost
analysis-accuracy-about =
    Tačnost: koliko je igrač sačuvao od šanse za pobedu koja je zavisila od njegovih odluka. 100 ako
    je svaki put izabrano bolje.
analysis-cards = Karte
analysis-own = Svoje
analysis-others = Tuđe
analysis-worth = Napred { $on } · izlaz { $back } · jak igrač ide napred: { $often }
analysis-best = bolje

live-analysis = Analiza tokom igre
live-last-decision = Poslednja odluka
live-no-decision = Još nijedna odluka nije otkrivena.
live-behind = Odluka se ovde pojavljuje kad svi izaberu.
