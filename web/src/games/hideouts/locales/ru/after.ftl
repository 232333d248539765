### Конец «Тайников» и что после него: что пошло не так, игра ещё раз, зрители, статистика.

astray-title = Что пошло не так
astray-move = Ход { $number }
owner-box =
    { $owner ->
        [fish] коробочку рыбы
        [lizard] коробочку ящерицы
        [owl] коробочку совы
        [fox] коробочку лисы
        [moth] коробочку мотылька
        [hare] коробочку зайца
        [snail] коробочку улитки
       *[bat] коробочку летучей мыши
    }
astray-hidden = Так и не найдено: { $guardians }.
astray-seen-before = После хода { $seen } команда уже видела достаточно, чтобы это знать.
astray-seen-later = Печати выдали это после хода { $seen }: ещё можно было исправить.
astray-guess = Никто не видел достаточно, чтобы знать: положили наугад.

spent-title = Куда ушли жетоны
spent-corrections = { $count } на исправления
spent-charges = { $count } за пустые ячейки
spent-left = { $count } осталось
moves-made =
    { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    }
best-now = Это ваш лучший результат на этом уровне.
best-before =
    { $left ->
        [one] Ваш лучший результат на этом уровне: остался { $left } жетон.
        [few] Ваш лучший результат на этом уровне: осталось { $left } жетона.
        [many] Ваш лучший результат на этом уровне: осталось { $left } жетонов.
       *[other] Ваш лучший результат на этом уровне: осталось { $left } жетона.
    }
to-journey = Путешествие

replay-move = Ход { $number } из { $all }
watch-eyes = Чьими глазами
watch-public = Как видят все
watch-through = Глазами игрока: { $name }

new-watching = Зрители
new-watching-public = Видят то же, что и все
new-watching-public-more = Зрители видят коробочки и то, что в них лежит, но не печати, которые видны лишь из чьего-то угла.
new-watching-seats = Могут смотреть глазами игрока
new-watching-seats-more = Зрители могут смотреть глазами одного из игроков. Говорить за столом они не могут, но подсказать способны.
new-first = Кто начинает
new-first-chance = По жребию

me-hideouts = Как я играю в «Тайники»
me-hideouts-none = Пока ни одной доигранной шкатулки.
me-hideouts-play = К шкатулке
me-hideouts-won =
    { $count ->
        [one] побед из { $count } шкатулки
        [few] побед из { $count } шкатулок
        [many] побед из { $count } шкатулок
       *[other] побед из { $count } шкатулки
    }
