new-title = Nový stůl
new-seats =
    { $count ->
        [one] { $count } místo
        [few] { $count } místa
        [many] { $count } místa
       *[other] { $count } míst
    }
new-me = Vy
new-seat = Kdo sedí na místě { $number }
new-fewer = Odebrat místo { $number }
new-more = Další místo
new-friend-more = přijde přes odkaz, který dostanete

sitter-friend = Přítel, přes odkaz
sitter-device = Někdo u tohoto zařízení
sitter-bot-1 = Bot začátečník
sitter-bot-2 = Rozvážný bot
sitter-bot-3 = Mazaný bot

new-manner = Možnosti hry
new-clock = Čas
new-clock-none = Bez omezení
new-clock-none-more = Každý přemýšlí, jak dlouho chce.
new-clock-relaxed = V klidu
new-clock-relaxed-more = Je čas přemýšlet, ale ne věčně.
new-clock-brisk = Svižně
new-clock-brisk-more = Volte podle citu.
new-doors = Kdo smí přijít
new-private = Jen přes odkaz
new-private-more = Tento stůl vidí jen ti, kdo mají odkaz.
new-listed = Kdokoli
new-listed-more = Stůl je vidět na úvodní stránce: každý si může přisednout nebo se dívat.
new-invite = Otevřít a pozvat
new-game = Hra
