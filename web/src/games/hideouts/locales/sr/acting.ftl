### Igranje i razgovor kod kovčežića.

your-move = Vaš potez
does-put-down = Vrati
# $guardian: who is picked up
does-pick = Uzmi { object-guardian }
# $name: who asks
finish-asked = { $name } želi da podigne kutijice. Pogledajte još jednom: šta kažete?
talk-quickly = Gotove poruke
say-home-of = Na njenom pečatu je…
hint-lock-stays = Još nisu sve tri rune u poklopcu: brava ostaje i proverava se ponovo svaki put kad se ovo polje otkrije.
hint-number-stays = Manji broj je još u kovčežiću: ovaj ostaje i proverava se ponovo svaki put kad se ovo polje otkrije.
hint-correct = Čuvar u pogrešnoj kutijici? Umesto pomeranja, za tri žetona premešta se u drugu.
hint-signs = Znaci iznad kutijica: u punom okviru ono što se videlo iz vašeg ugla, u isprekidanom ono što zna tim.

## A box in words
## $guardian: whose home it is

box-known-to-team = tim zna čija je: { subject-guardian }
box-said = kažu da u njoj živi { subject-guardian }
