### How hard a level is, levels to order, and the gallery.

## How hard it is
## $won, $low, $high, $share: percentages; $some, $every, $half, $most, $par (numbers): supplies
## $hideouts: a kind with its count; $cost, $mean: numbers with a sign or a decimal

hard-title = Наскільки це складно?
hard-about = Рівень проходить сильна команда ботів, і перевіряється кожен розклад.
hard-check = Дізнатися
hard-working = Граємо й рахуємо…
hard-stop = Зупинити
hard-failed = Не вдалося. Спробуйте ще раз.
hard-here = запас
hard-par-mark = норма
hard-bars = Який запас був би потрібен розкладам, якби було видно все
hard-team = Сильна команда виграє { $won } ігор (від { $low } до { $high }).
hard-deals-none = З таким запасом не виграти жодного розкладу. Деякі можна із запасом { $some }, усі — із запасом { $every }.
hard-deals-some = З таким запасом узагалі можна виграти { $share } розкладів. Усі — із запасом { $every }.
hard-deals-every = З таким запасом можна виграти кожен розклад.
hard-par = Норма — { $half }: з таким запасом сильна команда виграє половину ігор, а із запасом { $most } — дев’ять із десяти.
hard-par-half = Норма — { $half }: з таким запасом сильна команда виграє половину ігор. Дев’ять із десяти недосяжні.
hard-par-none = Навіть із 25 жетонами сильна команда виграє менш ніж половину ігор.
hard-why = Що робить його складним, у жетонах
hard-cost = { $hideouts }: { $cost } на розклад. З рунами замість них сильна команда вигравала б { $won }.
hard-cost-alone = { $hideouts }: { $cost } на розклад.
hard-blind = Не видно, що під коробочками: близько { $cost }. Якби було видно все, розклад коштував би в середньому { $mean }.
grade-impossible = Виграти неможливо
grade-brutal = Нещадно
grade-hard = Складно
grade-fair = Гідний виклик
grade-easy = Легко
grade-gentle = Дуже легко

## Levels to order, and the gallery

gallery-title = Галерея
gallery-about = Рівні від дуже легких до нещадних: Gemkeep їх створив і виміряв.
gallery-made = Колекція
gallery-all = Усі
gallery-won = Сильна команда виграє { $won }
gallery-par = норма { $par }
order-title = Рівень на замовлення
order-about = Скажіть, наскільки складним він має бути і які схованки потрібні. Gemkeep підбере рівні.
order-hard = Наскільки складно?
order-by-par = За нормою
order-by-won = За виграшами з 25 жетонами
order-par = Норма: { $par }. З таким запасом сильна команда виграє половину ігор.
order-won = Сильна команда виграє { $won } ігор.
order-any = байдуже
order-use = так
order-avoid = ні
order-find = Підібрати рівні
order-more = Підібрати інші
order-working = Підбираємо рівні…
order-near = Точного збігу немає. Ось найближчі.

## Levels that people publish
## $name: the name of whoever made it

gallery-people = Опубліковані рівні
gallery-none = Тут ще ніхто не публікував рівнів. Створіть свій і будьте першими.
gallery-by = автор: { $name }
gallery-withdraw = Прибрати з галереї
publish = Опублікувати в галереї
publish-done = Опубліковано. Тепер рівень видно всім у галереї.
publish-name = Щоб опублікувати рівень, спершу вкажіть ім’я у своєму профілі.
publish-level-name = У галереї назва рівня може мати щонайбільше 24 знаки, і всі вони мають бути видимі.
