### The deal, which anyone can check.

deal-seal = Fair deal
deal-checked = Fair deal, checked
deal-broken = The deal doesn’t match
deal-right = This device has checked the deal: nobody could have chosen it.
deal-right-alone = This device has checked the deal: it is the one the server sealed beforehand.
deal-waiting = Nothing to check yet. At the end of the round or of the game the server opens its secret; then this device checks the deal.
deal-idea = The deal is drawn from the server’s secret and from random numbers that the players’ devices add. All of these are fixed before anyone sees anyone else’s.
deal-committed = The server sealed its secret before anyone added numbers, so it can’t be swapped.
deal-committed-here = The server sealed its secret before anyone added numbers. This device has kept the seal and compares it.
# $names: players
deal-shares = Random numbers were added by: { $names }
deal-no-shares = No player’s device added random numbers: here you trust the server alone.
# $names: players
deal-left-out = Promised, but not sent in time and so left out: { $names }
deal-mine = The numbers from this device are in the deal, unchanged.
deal-late = The numbers from this device came too late and were left out.
# $times: two or more
deal-again =
    { $times ->
        [one] The server asked this device { $times } time before the game began, so it could have chosen among the deals.
       *[other] The server asked this device { $times } times before the game began, so it could have chosen among the deals.
    }
# $count: cards drawn, or caskets dealt
deal-draws =
    { $count ->
        [one] { $count } draw has been dealt again here, and it matches.
       *[other] { $count } draws have been dealt again here, and all of them match.
    }
deal-fingerprint = Fingerprint of the server’s secret:
deal-fault-commitment = The server’s seal isn’t the one this device was sent before the game.
deal-fault-mine = The random numbers from this device are missing or have been changed.
deal-fault-promises = The promised numbers aren’t the ones this device was shown before it sent its own.
deal-fault-missing = The server has opened a secret, but nothing was dealt from it.
# $part: a round, or the whole game
deal-fault-secret = Secret no. { $part } isn’t the one the server sealed.
# $name: a player
deal-fault-share = The random numbers from { $name } aren’t the ones that were promised.
# $number: of the card, or of the casket
deal-fault-draw = Draw no. { $number } doesn’t follow from the secret and the players’ numbers.
