### What bots say about their own moves.

phrase-plan = I’ll move this one next: it’s on the way.
phrase-plan-fetch = I’ll move this one: { subject-guardian } is under it, and its home is known.
phrase-plan-look = I’ll move this one: nobody has seen what’s under it.
phrase-plan-open = I’ll move this one: what’s under it can open now.
phrase-plan-read = I’ll move this one: then we can read a seal.
phrase-plan-home = I’ll move this one: everyone is in a box, so back to the start token.
phrase-undo = I’m moving this one back: there’s a shorter way.
phrase-guess = I’m only guessing: { object-guardian } goes here.
phrase-few-tokens = Careful, tokens are running low: we need nearly all of them to get home.
phrase-only-left = Only this box is left for { object-guardian }: the other seven are known.
phrase-leave = I’m leaving { object-guardian } here: we don’t know its home yet.
phrase-leave-for-now = I’m leaving { object-guardian } here for now: an empty cell costs a token.
phrase-bless = The action symbol goes here: we’ll move this box most often.
phrase-put-right = I’m paying three tokens: { subject-guardian } belongs here.
phrase-forgot = I don’t remember whose box this was.
phrase-forgot-home = I don’t remember where { subject-guardian } lives.
