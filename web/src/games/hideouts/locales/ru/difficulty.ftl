### How hard a level is, levels to order, and the gallery.

## How hard it is
## $won, $low, $high, $share: percentages; $some, $every, $half, $most, $par (numbers): supplies
## $hideouts: a kind with its count; $cost, $mean: numbers with a sign or a decimal

hard-title = Насколько это сложно?
hard-about = Уровень проходит сильная команда ботов, и проверяется каждый расклад.
hard-check = Узнать
hard-working = Играем и считаем…
hard-stop = Остановить
hard-failed = Не получилось. Попробуйте ещё раз.
hard-here = запас
hard-par-mark = норма
hard-bars = Какой запас был бы нужен раскладам, если бы было видно всё
hard-team = Сильная команда выигрывает { $won } игр (от { $low } до { $high }).
hard-deals-none = С таким запасом не выиграть ни одного расклада. Некоторые можно с запасом { $some }, все — с запасом { $every }.
hard-deals-some = С таким запасом вообще можно выиграть { $share } раскладов. Все — с запасом { $every }.
hard-deals-every = С таким запасом можно выиграть любой расклад.
hard-par = Норма — { $half }: с таким запасом сильная команда выигрывает половину игр, а с запасом { $most } — девять из десяти.
hard-par-half = Норма — { $half }: с таким запасом сильная команда выигрывает половину игр. Девять из десяти недостижимы.
hard-par-none = Даже с 25 жетонами сильная команда выигрывает меньше половины игр.
hard-why = Что делает его сложным, в жетонах
hard-cost = { $hideouts }: { $cost } на расклад. С рунами вместо них сильная команда выигрывала бы { $won }.
hard-cost-alone = { $hideouts }: { $cost } на расклад.
hard-blind = Не видно, что под коробочками: около { $cost }. Если бы было видно всё, расклад стоил бы в среднем { $mean }.
grade-impossible = Выиграть нельзя
grade-brutal = Беспощадно
grade-hard = Сложно
grade-fair = Достойный вызов
grade-easy = Легко
grade-gentle = Очень легко

## Levels to order, and the gallery

gallery-title = Галерея
gallery-about = Уровни от очень лёгких до беспощадных: Gemkeep их создал и измерил.
gallery-made = Коллекция
gallery-all = Все
gallery-won = Сильная команда выигрывает { $won }
gallery-par = норма { $par }
order-title = Уровень на заказ
order-about = Скажите, насколько сложным он должен быть и какие тайники нужны. Gemkeep подберёт уровни.
order-hard = Насколько сложно?
order-by-par = По норме
order-by-won = По выигрышам с 25 жетонами
order-par = Норма: { $par }. С таким запасом сильная команда выигрывает половину игр.
order-won = Сильная команда выигрывает { $won } игр.
order-any = всё равно
order-use = да
order-avoid = нет
order-find = Подобрать уровни
order-more = Подобрать другие
order-working = Подбираем уровни…
order-near = Точного совпадения нет. Вот самые близкие.

## Levels that people publish
## $name: the name of whoever made it

gallery-people = Опубликованные уровни
gallery-none = Здесь пока никто не публиковал уровней. Создайте свой и станьте первыми.
gallery-by = автор: { $name }
gallery-withdraw = Убрать из галереи
publish = Опубликовать в галерее
publish-done = Опубликовано. Теперь уровень виден всем в галерее.
publish-name = Чтобы опубликовать уровень, сначала укажите имя в своём профиле.
publish-level-name = В галерее название уровня может быть не длиннее 24 знаков, и все они должны быть видимыми.
