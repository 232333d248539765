### Akce u skříňky: pochyby a klávesy.

doubt-other =
    { $verb ->
        [correct] Nad touto krabičkou je značka: { sign-of }. Přesto tam přesunout { object-guardian } za tři žetony?
       *[place] Nad touto krabičkou je značka: { sign-of }. Přesto tam dát { object-guardian }?
    }
doubt-elsewhere =
    { $verb ->
        [correct] Nad jinou krabičkou je značka: { sign-of }. Přesto sem přesunout { object-guardian } za tři žetony?
       *[place] Nad jinou krabičkou je značka: { sign-of }. Přesto sem dát { object-guardian }?
    }
doubt-home = Nad krabičkou je značka: { sign-of }, strážce už je tedy doma. Přesto přesunout { object-guardian } za tři žetony?
sign-of =
    { $clue ->
        [fish] ryba
        [lizard] ještěrka
        [owl] sova
        [fox] liška
        [moth] můra
        [hare] zajíc
        [snail] šnek
       *[bat] netopýr
    }
doubt-no = Ne, vybrat jinou
doubt-yes = Přesto ano

aim-again = Tato krabička se posune na volné políčko. Stiskněte tutéž klávesu znovu, nebo Enter.
key-arrows = Od krabičky ke krabičce; dvojí stisk posune tu, která se může hnout tím směrem
key-enter = Vybrat krabičku nebo stisknout tlačítko
key-numbers = Tlačítka odpovědí zleva doprava
key-leave = Nechat strážce ležet
