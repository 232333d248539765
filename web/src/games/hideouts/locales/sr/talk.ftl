### Razgovor kraj kovčežića.

phrase-seal-on =
    { $wall ->
        [N] Pečat je na severnom zidu.
        [E] Pečat je na istočnom zidu.
        [S] Pečat je na južnom zidu.
       *[W] Pečat je na zapadnom zidu.
    }
phrase-seal-on-either =
    { $wall ->
        [N] Pečat je na severnom ili istočnom zidu.
        [E] Pečat je na istočnom ili južnom zidu.
        [S] Pečat je na južnom ili zapadnom zidu.
       *[W] Pečat je na zapadnom ili severnom zidu.
    }

tell-all = Reci sve što samo ja znam ({ $count })
box-untold = to znate samo vi
box-side-said =
    { $wall ->
        [N] pečat je navodno na severnom zidu
        [E] pečat je navodno na istočnom zidu
        [S] pečat je navodno na južnom zidu
       *[W] pečat je navodno na zapadnom zidu
    }

box-under = ispod nje: { $things }
box-unseen = ispod nje, što još niko nije video: { $things }
under-start = početni žeton
lock-needs =
    { $count ->
        [0] { $lock } (potrebno: { $needs }; ništa ne nedostaje)
        [one] { $lock } (potrebno: { $needs }; nedostaje: { $lacks })
        [few] { $lock } (potrebno: { $needs }; nedostaje: { $lacks })
       *[other] { $lock } (potrebno: { $needs }; nedostaje: { $lacks })
    }
