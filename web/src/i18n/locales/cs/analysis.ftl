### Co rozhodlo hru

analysis = Analýza
analysis-working = Analyzujeme hru…
analysis-chance = Šance na výhru
analysis-turning = Zlomové okamžiky
analysis-start = Začátek
analysis-result = Výsledek
analysis-choices = Všechna rozhodnutí
analysis-of = Čí rozhodnutí
analysis-everyone = Všichni
analysis-loss = −{ $points } %
