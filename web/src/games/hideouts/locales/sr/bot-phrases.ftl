### What bots say about their own moves.

phrase-plan = Sledeću pomeram ovu.
phrase-undo = Vraćam ovu nazad: ima kraći put.
phrase-guess = Samo nagađam: ovde ide { subject-guardian }.
phrase-few-tokens = Oprez, ponestaje žetona: skoro svi su potrebni za povratak.
