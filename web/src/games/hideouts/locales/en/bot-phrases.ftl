### What bots say about their own moves.

phrase-plan = I’ll move this one next.
phrase-undo = I’m moving this one back: there’s a shorter way.
phrase-guess = I’m only guessing: { object-guardian } goes here.
phrase-few-tokens = Careful, tokens are running low: we need nearly all of them to get home.
