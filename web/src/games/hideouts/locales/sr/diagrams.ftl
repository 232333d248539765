### Slike u pravilima

diagram-corner = Vi ste u donjem uglu: u svakoj kutijici iznutra vidite dva dalja zida (svetla), a slika na njima pokazuje na kom je zidu pečat. Dva bliža zida (šrafirana) zaklanjaju susedne kutijice i ivica.
diagram-gap = Bliži zidovi se vide samo uz slobodno polje. Pečat desne kutijice okrenut je vama: tu je dom sove. Pečat leve okrenut je saigraču: vi vidite samo sliku unutra.
diagram-turn = Potez: 1. Platite žeton i pomerite kutijicu na slobodno polje. 2. Okreće se ono što je bilo ispod nje; runa ide u poklopac. 3. Nađenog čuvara stavite u njegovu kutijicu ili ga ostavite da leži.
