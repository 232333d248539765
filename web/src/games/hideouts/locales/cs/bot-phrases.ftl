### What bots say about their own moves.

phrase-plan = Teď posunu tuhle: je po cestě.
phrase-plan-fetch = Posunu tuhle: je pod ní { subject-guardian } a domov už známe.
phrase-plan-look = Posunu tuhle: nikdo ještě neviděl, co je pod ní.
phrase-plan-open = Posunu tuhle: co je pod ní, se teď otevře.
phrase-plan-read = Posunu tuhle: pak přečteme pečeť.
phrase-plan-home = Posunu tuhle: všichni jsou v krabičkách, takže zpátky ke startovnímu žetonu.
phrase-undo = Tuhle vracím zpátky: jde to kratší cestou.
phrase-guess = Jen hádám: sem patří { subject-guardian }.
phrase-few-tokens = Pozor, dochází žetony: na cestu domů budou potřeba skoro všechny.
phrase-only-left = Sem patří { subject-guardian }: ostatních sedm krabiček známe.
phrase-leave = Nechávám { object-guardian } tady: domov ještě neznáme.
phrase-leave-for-now = Zatím nechávám { object-guardian } tady: prázdné políčko stojí žeton.
phrase-bless = Symbol akce dám sem: tahle krabička se bude posouvat nejčastěji.
phrase-put-right = Platím tři žetony: { subject-guardian } patří sem.
phrase-forgot = Nepamatuju si, čí byla tahle krabička.
phrase-forgot-home = Nepamatuju si, kde bydlí { subject-guardian }.
