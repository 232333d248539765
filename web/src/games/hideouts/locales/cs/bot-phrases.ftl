### What bots say about their own moves.

phrase-plan = Teď posunu tuhle.
phrase-undo = Tuhle vracím zpátky: jde to kratší cestou.
phrase-guess = Jen hádám: sem patří { subject-guardian }.
phrase-few-tokens = Pozor, dochází žetony: na cestu domů budou potřeba skoro všechny.
