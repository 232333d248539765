### Co se děje v partii Skrýší: věta pro každou událost a to, co je vidět, slovy.
### Rod hráčů neznáme, proto jsou slovesa v přítomném čase.

log-dealt = Skříňka je připravená, volné políčko je { $place }. Začíná { $name }.
log-slid =
    { $paid ->
        [yes] { $name } posouvá krabičku { $place } a platí žetonem.
       *[no] { $name } posouvá krabičku { $place }, zdarma.
    }
log-turned-up = Pod ní leží { $hideout }.
log-stayed = Ještě ne: { $hideout } zůstává na místě lícem nahoru.
log-removed = Do víka: { $hideout }.
log-rotated = Skříňka se otáčí o čtvrt otáčky: všichni se dívají z jiného rohu.
log-my-corner =
    { $corner ->
        [NW] Teď se díváte ze severozápadu.
        [NE] Teď se díváte ze severovýchodu.
        [SE] Teď se díváte z jihovýchodu.
       *[SW] Teď se díváte z jihozápadu.
    }
log-uncovered = Na volném políčku leží { subject-guardian }.
log-placed = { $name } dává { object-guardian } do krabičky { $place }.
log-left-lying = { $name } nechává { object-guardian } ležet na volném políčku.
log-blessed =
    { $name } dává symbol akce do krabičky { $place }: od té chvíle se posouvá zdarma.
log-corrected =
    Za tři žetony { $name } přesouvá { object-guardian } z krabičky { $from } do krabičky { $to }.
log-charged = Strážce už tu není: na volné políčko se pokládá žeton ze zásoby.
log-passed = { $name } ještě nechce končit.
log-ended =
    { $reason ->
        [finished] Krabičky jsou zvednuté: všichni strážci jsou doma. Výhra! { log-tokens-left }
        [misplaced] Krabičky jsou zvednuté: některý strážce je v cizí krabičce. Prohra. { log-tokens-left }
        [out_of_tokens] Zásoba je prázdná. Prohra.
       *[stalled] Dvacet tahů po sobě neubyl žádný žeton. Prohra. { log-tokens-left }
    }
log-tokens-left =
    { $supply ->
        [0] Nezbývá žádný žeton.
        [one] Zbývá { $supply } žeton.
        [few] Zbývají { $supply } žetony.
        [many] Zbývá { $supply } žetonu.
       *[other] Zbývá { $supply } žetonů.
    }

## Co se mi dostane na oči

sight-seal = Na pečeti krabičky { $place } je { subject-guardian }.

## Krabička slovy; části se spojují čárkami

box-at = krabička { $place }
box-shows = na pečeti je { subject-guardian }
box-known = ví se, čí je to domov: { subject-guardian }
box-picture =
    { $wall ->
        [N] uvnitř je obrázek na severní stěně
        [E] uvnitř je obrázek na východní stěně
        [S] uvnitř je obrázek na jižní stěně
       *[W] uvnitř je obrázek na západní stěně
    }
box-side =
    { $wall ->
        [N] pečeť na severní stěně
        [E] pečeť na východní stěně
        [S] pečeť na jižní stěně
       *[W] pečeť na západní stěně
    }
box-holds = uvnitř: { $guardians }
box-symbol = se symbolem akce: posouvá se zdarma

## Volné políčko slovy

gap-start = Volné políčko { $place }: leží tam startovní žeton.
gap-hideout = Volné políčko { $place }: leží tam { $hideout }.
gap-guardian = Volné políčko { $place }: leží tam { subject-guardian }.
gap-empty = Volné políčko { $place }: neleží tam nic.
