### Кінець «Схованок» і що після нього: що пішло не так, гра ще раз, глядачі, статистика.

astray-title = Що пішло не так
astray-move = Хід { $number }
owner-box =
    { $owner ->
        [fish] коробочку риби
        [lizard] коробочку ящірки
        [owl] коробочку сови
        [fox] коробочку лисиці
        [moth] коробочку нічного метелика
        [hare] коробочку зайця
        [snail] коробочку равлика
       *[bat] коробочку кажана
    }
astray-hidden = Так і не знайдено: { $guardians }.
astray-seen-before = Після ходу { $seen } команда вже бачила досить, щоб це знати.
astray-seen-later = Печатки виказали це після ходу { $seen }: ще можна було виправити.
astray-guess = Ніхто не бачив досить, щоб знати: поклали навмання.

spent-title = Куди пішли жетони
spent-corrections = { $count } на виправлення
spent-charges = { $count } за порожні комірки
spent-left = { $count } лишилося
moves-made =
    { $count ->
        [one] { $count } хід
        [few] { $count } ходи
        [many] { $count } ходів
       *[other] { $count } ходу
    }
best-now = Це ваш найкращий результат на цьому рівні.
best-before =
    { $left ->
        [one] Ваш найкращий результат на цьому рівні: лишився { $left } жетон.
        [few] Ваш найкращий результат на цьому рівні: лишилося { $left } жетони.
        [many] Ваш найкращий результат на цьому рівні: лишилося { $left } жетонів.
       *[other] Ваш найкращий результат на цьому рівні: лишилося { $left } жетона.
    }
to-journey = Мандрівка

replay-move = Хід { $number } з { $all }
watch-eyes = Чиїми очима
watch-public = Як бачать усі
watch-through = Очима гравця: { $name }

new-watching = Глядачі
new-watching-public = Бачать те саме, що й усі
new-watching-public-more = Глядачі бачать коробочки й те, що в них лежить, але не бачать печаток, видних лише з чийогось кута.
new-watching-seats = Можуть дивитися очима гравця
new-watching-seats-more = Глядачі можуть дивитися очима одного з гравців. Говорити за столом вони не можуть, але підказати здатні.
new-first = Хто починає
new-first-chance = За жеребом

me-hideouts = Як я граю в «Схованки»
me-hideouts-none = Ще жодної скриньки не дограно.
me-hideouts-play = До скриньки
me-hideouts-won =
    { $count ->
        [one] перемог із { $count } скриньки
        [few] перемог із { $count } скриньок
        [many] перемог із { $count } скриньок
       *[other] перемог із { $count } скриньки
    }
