### Acting and talking at the casket.

your-move = Your move
does-put-down = Put it down again
# $guardian: who is picked up
does-pick = Pick up { object-guardian }
# $name: who asks
finish-asked = { $name } wants to lift the boxes. Take one last look: do you agree?
talk-quickly = Quick phrases
say-home-of = Its seal shows…
hint-lock-stays = Not all three runes are in the lid yet, so the lock stays. It’s checked again each time this cell is uncovered.
hint-number-stays = A lower number is still in the casket, so this one stays. It’s checked again each time this cell is uncovered.
hint-correct = Guardian in the wrong box? Instead of sliding, you can pay three tokens to move it to another.
hint-signs = Signs above the boxes: a solid frame is what you have read yourself, a dashed frame is what the team knows.

## A box in words
## $guardian: whose home it is

box-known-to-team = known to the team as the home of { object-guardian }
box-said = said to be the home of { object-guardian }
