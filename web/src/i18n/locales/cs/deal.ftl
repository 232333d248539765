### Rozdání, které si může ověřit každý.

deal-seal = Férové rozdání
deal-checked = Férové rozdání, ověřeno
deal-broken = Rozdání nesouhlasí
deal-right = Toto zařízení rozdání ověřilo: nikdo si ho nemohl vybrat.
deal-right-alone = Toto zařízení rozdání ověřilo: je to přesně to, které server předem zapečetil.
deal-waiting = Zatím není co ověřovat. Na konci kola nebo hry server odhalí své tajemství a toto zařízení rozdání ověří.
deal-idea = Rozdání vychází z tajemství serveru a z náhodných čísel, která přidávají zařízení hráčů. Všechno je dané dřív, než kdokoli uvidí čísla ostatních.
deal-committed = Server své tajemství zapečetil dřív, než kdokoli přidal čísla, takže ho nejde vyměnit.
deal-committed-here = Server své tajemství zapečetil dřív, než kdokoli přidal čísla. Toto zařízení si pečeť uložilo a porovnává ji.
# $names: players
deal-shares = Náhodná čísla jsou od: { $names }
deal-no-shares = Žádné zařízení hráčů čísla nepřidalo: tady nezbývá než věřit serveru.
# $names: players
deal-left-out = Slíbeno, ale neposláno včas, a proto vynecháno: { $names }
deal-mine = Čísla z tohoto zařízení v rozdání jsou, beze změny.
deal-late = Čísla z tohoto zařízení přišla pozdě a byla vynechána.
# $times: two or more
deal-again =
    { $times ->
        [one] Před začátkem hry si server o čísla tohoto zařízení řekl { $times }krát, takže mohl mezi rozdáními vybírat.
        [few] Před začátkem hry si server o čísla tohoto zařízení řekl { $times }krát, takže mohl mezi rozdáními vybírat.
        [many] Před začátkem hry si server o čísla tohoto zařízení řekl { $times }krát, takže mohl mezi rozdáními vybírat.
       *[other] Před začátkem hry si server o čísla tohoto zařízení řekl { $times }krát, takže mohl mezi rozdáními vybírat.
    }
# $count: cards drawn, or caskets dealt
deal-draws =
    { $count ->
        [one] Zopakován { $count } krok rozdání a souhlasí.
        [few] Zopakovány { $count } kroky rozdání a všechny souhlasí.
        [many] Zopakováno { $count } kroku rozdání a všechny souhlasí.
       *[other] Zopakováno { $count } kroků rozdání a všechny souhlasí.
    }
deal-fingerprint = Otisk tajemství serveru:
deal-fault-commitment = Pečeť serveru není ta, kterou toto zařízení dostalo před hrou.
deal-fault-mine = Náhodná čísla z tohoto zařízení chybějí nebo jsou změněná.
deal-fault-promises = Slíbená čísla nejsou ta, která toto zařízení vidělo, než poslalo svá.
deal-fault-missing = Server odhalil tajemství, ale nic podle něj rozdáno nebylo.
# $part: a round, or the whole game
deal-fault-secret = Tajemství č. { $part } není to, které server zapečetil.
# $name: a player
deal-fault-share = Náhodná čísla od hráče { $name } nejsou ta slíbená.
# $number: of the card, or of the casket
deal-fault-draw = Krok rozdání č. { $number } neodpovídá tajemství a číslům hráčů.
