### Действия и разговоры у шкатулки.

your-move = Ваш ход
does-put-down = Положить обратно
# $guardian: who is picked up
does-pick = Взять { object-guardian }
# $name: who asks
finish-asked = { $name } хочет поднять коробочки. Посмотрите ещё раз: что скажете?
talk-quickly = Сказать
say-home-of = Её печать …
hint-lock-stays = Ещё не все три руны в крышке: замок остаётся, и его проверяют снова каждый раз, когда ячейку открывают.
hint-number-stays = Меньшая цифра ещё в шкатулке: эта остаётся, и её проверяют снова каждый раз, когда ячейку открывают.
hint-correct = Хранитель не в той коробочке? Вместо хода за три жетона его можно переложить в другую.
hint-signs = Знаки над коробочками: в сплошной рамке то, что вы прочли сами, в пунктирной то, что видели другие.

## A box in words
## $guardian: whose home it is

box-known-to-team = команда знает, чья она: { subject-guardian }
box-said = говорят, что в ней живёт { subject-guardian }
