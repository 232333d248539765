### Пам’ять: котру радимо, і з котрою рівень пройдено
### $aids: memory aids as they are chosen, joined by dots

memory-suggested = Радимо для цього рівня.
levels-aids = Перемоги: { $aids }
