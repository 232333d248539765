### Существительные «Тайников» как надписи, и быстрые фразы.

## Хранители

guardian-fish = Рыба
guardian-lizard = Ящерица
guardian-owl = Сова
guardian-fox = Лиса
guardian-moth = Мотылёк
guardian-hare = Заяц
guardian-snail = Улитка
guardian-bat = Летучая мышь

## Хранители в предложении: именительный и винительный падеж

subject-guardian =
    { $guardian ->
        [fish] рыба
        [lizard] ящерица
        [owl] сова
        [fox] лиса
        [moth] мотылёк
        [hare] заяц
        [snail] улитка
       *[bat] летучая мышь
    }
object-guardian =
    { $guardian ->
        [fish] рыбу
        [lizard] ящерицу
        [owl] сову
        [fox] лису
        [moth] мотылька
        [hare] зайца
        [snail] улитку
       *[bat] летучую мышь
    }

## Тайники: их виды и один из них в предложении

hideout-kind-rune = Руна
hideout-kind-mechanism = Механизм
hideout-kind-lock = Замок
hideout-kind-rotation = Вращение
hideout-kind-action = Символ действия
hideout-kind-number = Цифра
a-hideout-rune =
    { $which ->
        [gate] руна «ворота»
        [star] руна «звезда»
        [tent] руна «шатёр»
        [flag] руна «флажок»
        [eye] руна «глаз»
        [hourglass] руна «песочные часы»
        [fir] руна «ёлка»
       *[lightning] руна «молния»
    }
a-hideout-mechanism = механизм
a-hideout-lock = замок { $which }
a-hideout-rotation = вращение
a-hideout-action = символ действия
a-hideout-number = цифра { $which }

## Углы

corner-nw = Северо-западный угол
corner-ne = Северо-восточный угол
corner-se = Юго-восточный угол
corner-sw = Юго-западный угол

## Где что находится

cell-0 = на северо-западе
cell-1 = на севере
cell-2 = на северо-востоке
cell-3 = на западе
cell-4 = в середине
cell-5 = на востоке
cell-6 = на юго-западе
cell-7 = на юге
cell-8 = на юго-востоке
beside-gap-n = к северу от свободной ячейки
beside-gap-e = к востоку от свободной ячейки
beside-gap-s = к югу от свободной ячейки
beside-gap-w = к западу от свободной ячейки

## Уровни и как в них играют

level-1 = Простые тайники
level-2 = Движущиеся коробочки
level-3 = Волшебные замки
level-4 = Вращающаяся шкатулка
level-5 = Кусочки головоломки
level-own = Собственный уровень
# $charge: every or once; $start: free or paid
advanced-mode = Продвинутый режим
    .about =
        { $charge ->
            [once] Ячейка, из которой хранителя забрали, стоит ещё один жетон, когда её открывают впервые.
           *[every] Ячейка, из которой хранителя забрали, стоит ещё один жетон каждый раз, когда её открывают.
        } { $start ->
            [paid] То же относится к ячейке стартового жетона.
           *[free] {""}
        }

## Подсказки для памяти

memory-none = Без напоминаний
    .about = Видно только то, что открыто взгляду сейчас. Остальное запоминайте сами.
memory-own = Моя память
    .about = Каждый видит всё, что уже заметил из своего угла.
memory-team = Память команды
    .about = Всё, что заметил хоть кто-то, видно всем, а также то, что из этого следует.

## Вещи

word-casket = Шкатулка
word-gap = Свободная ячейка
word-supply = Запас
word-lid = Крышка
action-tokens =
    { $count ->
        [one] { $count } жетон действия
        [few] { $count } жетона действия
        [many] { $count } жетонов действия
       *[other] { $count } жетона действия
    }

## Быстрые фразы: что говорят о коробочке или ячейке

phrase-seal-is = На печати { subject-guardian }.
phrase-seal-near-side = Печать с моей стороны.
phrase-move-this = Передвиньте эту.
phrase-keep-this = Эту лучше не трогать.
phrase-look-here = Смотрите сюда.
phrase-whose = Чья это коробочка?
phrase-put-here =
    { $guardian ->
        [none] Положите сюда.
       *[other] Положите сюда { object-guardian }.
    }
phrase-wait = Подождите.
phrase-agreed = Давайте так.
phrase-not-sure = Не знаю точно.
phrase-finish = Поднимаем коробочки.
phrase-at = { $phrase } ({ $place })
