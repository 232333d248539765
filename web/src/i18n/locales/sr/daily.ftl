daily = Izazov dana
daily-of = Izazov dana: { $day }
daily-about = Danas svi dobijaju isti raspored i svako ima jedan pokušaj.
daily-next = Sledeći za { $time }
daily-with =
    { $bots ->
        [one] Vi i { $bots } bot
        [few] Vi i { $bots } bota
       *[other] Vi i { $bots } botova
    }
daily-play = Igraj
daily-go-on = Igraj dalje
daily-finished =
    { $count ->
        [0] Još niko nije završio
        [one] Završio je { $count } igrač
        [few] Završila su { $count } igrača
       *[other] Završilo je { $count } igrača
    }
daily-sealed = Lista se otvara kad završite.
daily-late = Završeno posle kraja dana: nije na listi
daily-best = Najbolji tog dana
daily-copy = Kopiraj rezultat
daily-copied = Rezultat je kopiran.
daily-before = Prethodni dan
daily-fair = Kako da znam da niko nije znao raspored?
daily-fair-more = Raspored potiče iz tajnog broja. Otisak tog broja objavljuje se dan ranije, a sam broj kad dan prođe. Tako svako može da proveri da se u međuvremenu ništa nije promenilo.
daily-seal = Otisak
daily-seed = Tajni broj
refused-sealed = Ovo je iz današnjeg izazova. Prvo ga završite, pa onda možete da pogledate.
