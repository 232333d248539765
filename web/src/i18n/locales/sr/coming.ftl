watch-invite = Pozovi gledaoce
watch-invite-more = Ko otvori ovaj link, može da gleda, ali ne i da igra ili priča.
watch-invite-text = Pogledajte kako igramo
seat-freed = Domaćin je oslobodio vaše mesto.
