watch-invite = Pozovi gledaoce
watch-invite-more = Ko otvori ovaj link, može da gleda, ali ne i da igra ili piše u ćaskanje za stolom.
watch-invite-text = Pogledajte kako igramo
seat-freed = Domaćin je oslobodio vaše mesto.
