### Іменники «Схованок» як написи, і швидкі фрази.

## Хранителі

guardian-fish = Риба
guardian-lizard = Ящірка
guardian-owl = Сова
guardian-fox = Лисиця
guardian-moth = Нічний метелик
guardian-hare = Заєць
guardian-snail = Равлик
guardian-bat = Кажан

## Хранителі в реченні: називний і знахідний відмінок

subject-guardian =
    { $guardian ->
        [fish] риба
        [lizard] ящірка
        [owl] сова
        [fox] лисиця
        [moth] нічний метелик
        [hare] заєць
        [snail] равлик
       *[bat] кажан
    }
object-guardian =
    { $guardian ->
        [fish] рибу
        [lizard] ящірку
        [owl] сову
        [fox] лисицю
        [moth] нічного метелика
        [hare] зайця
        [snail] равлика
       *[bat] кажана
    }

## Схованки: їхні види й одна з них у реченні

hideout-kind-rune = Руна
hideout-kind-mechanism = Механізм
hideout-kind-lock = Замок
hideout-kind-rotation = Обертання
hideout-kind-action = Символ дії
hideout-kind-number = Цифра
a-hideout-rune =
    { $which ->
        [gate] руна «ворота»
        [star] руна «зірка»
        [tent] руна «намет»
        [flag] руна «прапорець»
        [eye] руна «око»
        [hourglass] руна «пісочний годинник»
        [fir] руна «ялинка»
       *[lightning] руна «блискавка»
    }
a-hideout-mechanism = механізм
a-hideout-lock = замок { $which }
a-hideout-rotation = обертання
a-hideout-action = символ дії
a-hideout-number = цифра { $which }

## Кути

corner-nw = Північно-західний кут
corner-ne = Північно-східний кут
corner-se = Південно-східний кут
corner-sw = Південно-західний кут

## Де що розташоване

cell-0 = на північному заході
cell-1 = на півночі
cell-2 = на північному сході
cell-3 = на заході
cell-4 = посередині
cell-5 = на сході
cell-6 = на південному заході
cell-7 = на півдні
cell-8 = на південному сході
beside-gap-n = на північ від вільної комірки
beside-gap-e = на схід від вільної комірки
beside-gap-s = на південь від вільної комірки
beside-gap-w = на захід від вільної комірки

## Рівні і як у них грають

level-1 = Прості схованки
level-2 = Рухомі коробочки
level-3 = Чарівні замки
level-4 = Обертова скринька
level-5 = Шматочки головоломки
level-own = Власний рівень
# $charge: every or once; $start: free or paid
advanced-mode = Ускладнений режим
    .about =
        { $charge ->
            [once] Комірка, з якої хранителя забрали, коштує ще один жетон, коли її відкривають уперше.
           *[every] Комірка, з якої хранителя забрали, коштує ще один жетон щоразу, коли її відкривають.
        } { $start ->
            [paid] Те саме стосується комірки стартового жетона.
           *[free] {""}
        }

## Підказки для пам’яті

memory-none = Без нагадувань
    .about = Видно лише те, що перед очима зараз. Решту запам’ятовуйте самі.
memory-own = Моя пам’ять
    .about = Кожен бачить усе, що вже помітив зі свого кута.
memory-team = Пам’ять команди
    .about = Усе, що помітив хоч хтось, видно всім, а також те, що з цього випливає.

## Речі

word-casket = Скринька
word-gap = Вільна комірка
word-supply = Запас
word-lid = Кришка
action-tokens =
    { $count ->
        [one] { $count } жетон дії
        [few] { $count } жетони дії
        [many] { $count } жетонів дії
       *[other] { $count } жетона дії
    }

## Швидкі фрази: що кажуть про коробочку чи комірку

phrase-seal-is = На печатці { subject-guardian }.
phrase-seal-near-side = Печатка з мого боку.
phrase-move-this = Посуньте цю.
phrase-keep-this = Цю краще не чіпати.
phrase-look-here = Дивіться сюди.
phrase-whose = Чия це коробочка?
phrase-put-here =
    { $guardian ->
        [none] Покладіть сюди.
       *[other] Покладіть сюди { object-guardian }.
    }
phrase-wait = Зачекайте.
phrase-agreed = Згода.
phrase-not-sure = Не знаю напевно.
phrase-finish = Піднімаймо коробочки.
phrase-at = { $phrase } ({ $place })
