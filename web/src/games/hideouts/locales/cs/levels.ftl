### Úrovně hry Skrýše: cesta a vlastní úrovně.

## Cesta
## $games (number) odehráno, $won (number) z nich vyhráno; $count (number): kolik žetonů zbylo

levels-title = Cesta
levels-about = Pět skříněk, každá záludnější než ta předchozí. Začněte, kde chcete.
levels-next = Další na řadě
levels-play = Hrát
levels-friends = S přáteli
levels-untried = Zatím nehráno
levels-won =
    { $games ->
        [one] vyhráno { $won } z celkem { $games } hry
        [few] vyhráno { $won } z celkem { $games } her
        [many] vyhráno { $won } z celkem { $games } hry
       *[other] vyhráno { $won } z celkem { $games } her
    }
levels-best =
    { $count ->
        [one] nejlepší výsledek: zbyl { $count } žeton
        [few] nejlepší výsledek: zbyly { $count } žetony
        [many] nejlepší výsledek: zbylo { $count } žetonu
       *[other] nejlepší výsledek: zbylo { $count } žetonů
    }
levels-after = Na konci cesty: pokročilý režim
levels-after-more = Nejlépe až po výhře ve všech pěti, ale otevřený je všem.
levels-own = Moje úrovně
levels-own-none = Na tomto zařízení zatím není uložená žádná úroveň.
levels-own-record = Vlastní úrovně a hra s jinou zásobou:
levels-make = Vytvořit úroveň
levels-change = Prohlédnout nebo změnit
levels-forget = Odebrat z tohoto zařízení
levels-by-link = Úroveň z odkazu

## Editor
## $hideout: skrýš uvnitř věty; $count (number): kolik skrýší; $lacks: které chybějí

editor-about = Vyberte z krabice osm skrýší. Klepnutím žeton vložíte, dalším ho vyjmete.
editor-my-level = Moje úroveň
editor-name = Název úrovně
editor-casket = Ve skříňce
editor-box = V krabici
editor-in = Vložit: { $hideout }
editor-out = Vyjmout: { $hideout }
editor-count = Ve skříňce { $count } z 8
editor-more =
    { $count ->
        [one] Chybí ještě { $count } skrýš.
        [few] Chybějí ještě { $count } skrýše.
        [many] Chybí ještě { $count } skrýše.
       *[other] Chybí ještě { $count } skrýší.
    }
editor-ready = Tuto úroveň lze hrát.
editor-least =
    { $count ->
        [one] Vyhrát nelze: i nejšťastnější rozložení stojí { $count } žeton.
        [few] Vyhrát nelze: i nejšťastnější rozložení stojí { $count } žetony.
        [many] Vyhrát nelze: i nejšťastnější rozložení stojí { $count } žetonu.
       *[other] Vyhrát nelze: i nejšťastnější rozložení stojí { $count } žetonů.
    }
editor-strict = Obtížnost
editor-charge = Políčko bez strážce stojí žeton
editor-charge-every = pokaždé
editor-charge-once = jen jednou
editor-start = Políčko startovního žetonu
editor-start-free = nestojí nic
editor-start-paid = stojí také
editor-play = Hrát s boty
editor-keep = Uložit v zařízení
editor-kept = Uloženo v zařízení
editor-link = Odkaz na tuto úroveň
editor-link-more = Úroveň je přímo v odkazu: kdo ho otevře, může si ji zahrát nebo změnit.

## Co je na úrovni špatně, tam kde to vzniklo

fault-wrong-value = Úroveň potřebuje název o 1 až 80 znacích na jednom řádku.
fault-unknown-hideout = Taková skrýš neexistuje.
fault-too-many-of-a-kind = Tolik jich v krabici není.
fault-number-twice = Každé číslo lze použít jen jednou.
fault-number-left-out = Čísla odcházejí popořadě od 1. Chybí: { $lacks }.
fault-lock-without-rune = Zámek potřebuje runy, které ukazuje. Chybí: { $lacks }.
fault-supply-out-of-bounds = V zásobě je 1 až 25 žetonů.
refused-wrong-level = V tomto odkazu žádná úroveň není. Možná se jeho část cestou ztratila.
