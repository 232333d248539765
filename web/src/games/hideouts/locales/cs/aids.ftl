### Pomůcky paměti: kterou radíme a se kterou se úroveň povedla
### $aids: memory aids as they are chosen, joined by dots

memory-suggested = Doporučujeme pro tuto úroveň.
levels-aids = Výhry: { $aids }
