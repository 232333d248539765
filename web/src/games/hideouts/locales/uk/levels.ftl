### Рівні «Схованок»: мандрівка і власні рівні.

## Мандрівка
## $games (number) зіграно, $won (number) з них виграно; $count (number): скільки жетонів лишилося

levels-title = Мандрівка
levels-about = П’ять скриньок, у кожній більше хитрощів, ніж у попередній. Починайте з будь-якої.
levels-next = Наступна
levels-play = Грати
levels-friends = З друзями
levels-untried = Ще не грали
levels-won =
    { $games ->
        [one] виграно { $won } з { $games } гри
        [few] виграно { $won } з { $games } ігор
        [many] виграно { $won } з { $games } ігор
       *[other] виграно { $won } з { $games } гри
    }
levels-best =
    { $count ->
        [one] рекорд: лишився { $count } жетон
        [few] рекорд: лишилося { $count } жетони
        [many] рекорд: лишилося { $count } жетонів
       *[other] рекорд: лишилося { $count } жетона
    }
levels-after = Після мандрівки: ускладнений режим
levels-after-more = Краще братися, коли виграно всі п’ять рівнів, але грати може будь-хто.
levels-own = Мої рівні
levels-own-none = На цьому пристрої ще немає збережених рівнів.
levels-own-record = Власні рівні та гра з іншим запасом:
levels-make = Створити рівень
levels-change = Переглянути чи змінити
levels-forget = Прибрати з цього пристрою
levels-by-link = Рівень за посиланням

## Редактор
## $hideout: схованка всередині речення; $count (number): скільки схованок; $lacks: яких бракує

editor-about = Виберіть вісім схованок із коробки. Натиснули — поклали, ще раз — вийняли.
editor-my-level = Мій рівень
editor-name = Назва рівня
editor-casket = У скриньці
editor-box = У коробці
editor-in = Покласти: { $hideout }
editor-out = Вийняти: { $hideout }
editor-count = У скриньці { $count } з 8
editor-more =
    { $count ->
        [one] Потрібна ще { $count } схованка.
        [few] Потрібні ще { $count } схованки.
        [many] Потрібно ще { $count } схованок.
       *[other] Потрібно ще { $count } схованки.
    }
editor-ready = У цей рівень можна грати.
editor-least =
    { $count ->
        [one] Виграти неможливо: навіть найщасливіший розклад потребує { $count } жетона.
        [few] Виграти неможливо: навіть найщасливіший розклад потребує { $count } жетонів.
        [many] Виграти неможливо: навіть найщасливіший розклад потребує { $count } жетонів.
       *[other] Виграти неможливо: навіть найщасливіший розклад потребує { $count } жетона.
    }
editor-strict = Складність
editor-charge = Комірка без хранителя коштує жетон
editor-charge-every = щоразу
editor-charge-once = лише раз
editor-start = Комірка стартового жетона
editor-start-free = нічого не коштує
editor-start-paid = теж коштує
editor-play = Грати з ботами
editor-keep = Зберегти на пристрої
editor-kept = Збережено на пристрої
editor-link = Посилання на цей рівень
editor-link-more = Рівень міститься в самому посиланні: хто його відкриє, зможе зіграти або змінити.

## Що не так із рівнем — там, де це зроблено

fault-wrong-value = Рівню потрібна назва: від 1 до 80 знаків в один рядок.
fault-unknown-hideout = Такої схованки немає.
fault-too-many-of-a-kind = У коробці їх стільки немає.
fault-number-twice = Кожну цифру можна взяти лише раз.
fault-number-left-out = Цифри йдуть по черзі від 1. Бракує: { $lacks }.
fault-lock-without-rune = Замку потрібні руни, що на ньому. Бракує: { $lacks }.
fault-supply-out-of-bounds = У запасі від 1 до 25 жетонів.
refused-wrong-level = У цьому посиланні немає рівня. Можливо, його частина загубилася дорогою.
