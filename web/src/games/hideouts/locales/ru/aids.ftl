### Память: какую советуем и с какой уровень пройден
### $aids: memory aids as they are chosen, joined by dots

memory-suggested = Советуем для этого уровня.
levels-aids = Победы: { $aids }
