new-title = Nový stůl
new-seats =
    { $count ->
        [one] { $count } místo
        [few] { $count } místa
        [many] { $count } místa
       *[other] { $count } míst
    }
new-around = Kolem ohně
new-me = Vy
new-seat = Kdo sedí na místě { $number }
new-name-of = Dobrodruh { $number }
new-fewer = Odebrat místo { $number }
new-more = Další místo
new-friend-more = přijde přes odkaz, který dostanete

sitter-friend = Přítel, přes odkaz
sitter-device = Někdo u tohoto zařízení
sitter-bot-1 = Bot, začátečník
sitter-bot-2 = Bot, rozvážný
sitter-bot-3 = Bot, mazaný

new-cave = Jeskyně
new-edition = Vydání
new-relics-none-more = Jen rubíny a pasti.
new-relics-ascending-more = Každé kolo skrývá o relikvii víc; bere si ji jen ten, kdo odchází bez ostatních.
new-relics-escalating-more = V balíčku je pět relikvií; bere si je jen ten, kdo odchází bez ostatních.

new-manner = Jak se hraje
new-clock = Čas
new-clock-none = Bez omezení
new-clock-none-more = Každý přemýšlí, jak dlouho chce.
new-clock-relaxed = Volně
new-clock-relaxed-more = Je čas přemýšlet, ale ne věčně.
new-clock-brisk = Svižně
new-clock-brisk-more = Volte podle citu.
new-totals = Truhlice
new-totals-open = Otevřené
new-totals-open-more = Všichni vidí, co je v které truhlici.
new-totals-hidden = Zavřené
new-totals-hidden-more = Každý vidí až do konce jen svou truhlici.
new-doors = Kdo smí přijít
new-private = Jen přes odkaz
new-private-more = Tento stůl vidí jen ti, kdo mají odkaz.
new-listed = Kdokoli
new-listed-more = Stůl je vidět na první stránce: každý si může přisednout nebo se dívat.
new-start = Do jeskyně
new-invite = Otevřít a pozvat
