### Acting and talking at the casket.

your-move = Your move
does-put-down = Put it down again
# $guardian: who is picked up
does-pick = Pick up { object-guardian }
# $name: who asks
finish-asked = { $name } wants to lift the boxes. Look once more: what do you say?
talk-quickly = Say
say-home-of = Its seal is …
hint-lock-stays = Not all three runes are in the lid yet: the lock stays, and is looked at again whenever this cell is uncovered.
hint-number-stays = A lower number is still in the casket: this one stays, and is looked at again whenever this cell is uncovered.
hint-correct = A guardian in the wrong box? Instead of sliding, three tokens move it into another.
hint-signs = Signs over the boxes: with a full frame what you have read yourself, with a dashed one what the others have.

## A box in words
## $guardian: whose home it is

box-known-to-team = known to the team as the home of { object-guardian }
box-said = said to be the home of { object-guardian }
