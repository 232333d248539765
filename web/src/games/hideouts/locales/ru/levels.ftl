### Уровни «Тайников»: путешествие и собственные уровни.

## Путешествие
## $games (number) сыграно, $won (number) из них выиграно; $count (number): сколько жетонов осталось

levels-title = Путешествие
levels-about = Пять шкатулок, в каждой больше хитростей, чем в предыдущей. Начинайте с любой.
levels-next = Следующая
levels-play = Играть
levels-friends = С друзьями
levels-untried = Ещё не играли
levels-won =
    { $games ->
        [one] выиграно { $won } из { $games } игры
        [few] выиграно { $won } из { $games } игр
        [many] выиграно { $won } из { $games } игр
       *[other] выиграно { $won } из { $games } игры
    }
levels-best =
    { $count ->
        [one] рекорд: остался { $count } жетон
        [few] рекорд: осталось { $count } жетона
        [many] рекорд: осталось { $count } жетонов
       *[other] рекорд: осталось { $count } жетона
    }
levels-after = После путешествия: продвинутый режим
levels-after-more = Лучше браться, когда выиграны все пять уровней, но играть может любой.
levels-own = Мои уровни
levels-own-none = На этом устройстве пока нет сохранённых уровней.
levels-own-record = Собственные уровни и игра с другим запасом:
levels-make = Создать уровень
levels-change = Посмотреть или изменить
levels-forget = Убрать с этого устройства
levels-by-link = Уровень по ссылке

## Редактор
## $hideout: тайник внутри предложения; $count (number): сколько тайников; $lacks: каких не хватает

editor-about = Выберите восемь тайников из коробки. Нажали — положили, ещё раз — вынули.
editor-my-level = Мой уровень
editor-name = Название уровня
editor-casket = В шкатулке
editor-box = В коробке
editor-in = Положить: { $hideout }
editor-out = Вынуть: { $hideout }
editor-count = В шкатулке { $count } из 8
editor-more =
    { $count ->
        [one] Нужен ещё { $count } тайник.
        [few] Нужны ещё { $count } тайника.
        [many] Нужно ещё { $count } тайников.
       *[other] Нужно ещё { $count } тайника.
    }
editor-ready = В этот уровень можно играть.
editor-least =
    { $count ->
        [one] Выиграть нельзя: даже самый удачный расклад требует { $count } жетона.
        [few] Выиграть нельзя: даже самый удачный расклад требует { $count } жетонов.
        [many] Выиграть нельзя: даже самый удачный расклад требует { $count } жетонов.
       *[other] Выиграть нельзя: даже самый удачный расклад требует { $count } жетона.
    }
editor-strict = Сложность
editor-charge = Ячейка без хранителя стоит жетон
editor-charge-every = каждый раз
editor-charge-once = только один раз
editor-start = Ячейка стартового жетона
editor-start-free = ничего не стоит
editor-start-paid = тоже стоит
editor-play = Играть с ботами
editor-keep = Сохранить на устройстве
editor-kept = Сохранено на устройстве
editor-link = Ссылка на этот уровень
editor-link-more = Уровень содержится в самой ссылке: кто её откроет, сможет сыграть или изменить его.

## Что не так с уровнем — там, где это сделано

fault-wrong-value = Уровню нужно название: от 1 до 80 знаков в одну строку.
fault-unknown-hideout = Такого тайника нет.
fault-too-many-of-a-kind = Столько их в коробке нет.
fault-number-twice = Каждую цифру можно взять только один раз.
fault-number-left-out = Цифры уходят по порядку от 1. Не хватает: { $lacks }.
fault-lock-without-rune = Замку нужны руны, которые на нём. Не хватает: { $lacks }.
fault-supply-out-of-bounds = В запасе от 1 до 25 жетонов.
refused-wrong-level = В этой ссылке нет уровня. Возможно, её часть потерялась по дороге.
