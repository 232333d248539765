### Rozhovor u skříňky.

phrase-seal-on =
    { $wall ->
        [N] Pečeť je na severní stěně.
        [E] Pečeť je na východní stěně.
        [S] Pečeť je na jižní stěně.
       *[W] Pečeť je na západní stěně.
    }
phrase-seal-on-either =
    { $wall ->
        [N] Pečeť je na severní nebo východní stěně.
        [E] Pečeť je na východní nebo jižní stěně.
        [S] Pečeť je na jižní nebo západní stěně.
       *[W] Pečeť je na západní nebo severní stěně.
    }

tell-all = Říct vše, co vím jen já ({ $count })
box-untold = víte to jen vy
box-side-said =
    { $wall ->
        [N] pečeť je prý na severní stěně
        [E] pečeť je prý na východní stěně
        [S] pečeť je prý na jižní stěně
       *[W] pečeť je prý na západní stěně
    }

box-under = pod ní: { $things }
box-unseen = pod ní, co ještě nikdo neviděl: { $things }
under-start = startovní žeton
lock-needs =
    { $count ->
        [0] { $lock } (potřebuje: { $needs }; nic nechybí)
        [one] { $lock } (potřebuje: { $needs }; chybí: { $lacks })
        [few] { $lock } (potřebuje: { $needs }; chybí: { $lacks })
        [many] { $lock } (potřebuje: { $needs }; chybí: { $lacks })
       *[other] { $lock } (potřebuje: { $needs }; chybí: { $lacks })
    }
