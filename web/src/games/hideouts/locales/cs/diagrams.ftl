### Obrázky v pravidlech

diagram-corner = Vy jste ve spodním rohu: v každé krabičce vidíte zevnitř dvě vzdálenější stěny (světlé) a obrázek na nich prozradí, na které stěně je pečeť. Dvě bližší stěny (šrafované) zakrývají sousední krabičky a okraj.
diagram-gap = Bližší stěny jsou vidět jen u volného políčka. Pečeť pravé krabičky je otočená k vám: bydlí tu sova. Pečeť levé je otočená ke spoluhráči: vy vidíte jen obrázek uvnitř.
diagram-turn = Tah: 1. Zaplaťte žeton a posuňte krabičku na volné políčko. 2. Otočí se, co bylo pod ní; runa jde do víka. 3. Nalezeného strážce vložte do jeho krabičky, nebo ho nechte ležet.
