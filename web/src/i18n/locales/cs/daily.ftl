daily = Dnešní výzva
daily-of = Denní výzva: { $day }
daily-about = Dnes mají všichni stejné rozložení a každý jeden pokus.
daily-next = Další za { $time }
daily-with =
    { $bots ->
        [one] Vy a { $bots } bot
        [few] Vy a { $bots } boti
        [many] Vy a { $bots } bota
       *[other] Vy a { $bots } botů
    }
daily-play = Hrát
daily-go-on = Hrát dál
daily-finished =
    { $count ->
        [0] Zatím nikdo nedohrál
        [one] Dohrál { $count } hráč
        [few] Dohráli { $count } hráči
        [many] Dohrálo { $count } hráče
       *[other] Dohrálo { $count } hráčů
    }
daily-sealed = Pořadí se otevře, až dohrajete.
daily-late = Dohráno až po skončení dne: v pořadí není
daily-best = Nejlepší toho dne
daily-copy = Zkopírovat výsledek
daily-copied = Výsledek zkopírován.
daily-before = Předchozí den
daily-fair = Jak poznám, že rozložení nikdo neznal?
daily-fair-more = Rozložení vychází z tajného čísla. Otisk toho čísla se zveřejní už den předem, číslo samo až po skončení dne. Každý si tak může ověřit, že se mezitím nic nezměnilo.
daily-seal = Otisk
daily-seed = Tajné číslo
refused-sealed = Tohle je z dnešní výzvy. Nejdřív ji dohrajte, pak se můžete podívat.
