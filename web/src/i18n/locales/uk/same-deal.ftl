### The same deal for another team: a known deal, for honour only.

samedeal-offer = Дати цей розклад іншій команді
samedeal-compare = Порівняти команди
samedeal-known = Відомий розклад
samedeal-title = Той самий розклад
samedeal-more = Хто відкриє це посилання, отримає точнісінько такий самий розклад.
samedeal-text = Ми зіграли цей розклад на Gemkeep. Зможете краще?
samedeal-honour = Тут усе на чесне слово: запис завершеної гри відкритий для всіх, тож розклад можна підгледіти. Ігри з відомим розкладом не враховуються в статистиці та рейтингах.
samedeal-about = Цей розклад уже зіграла інша команда. Зіграйте точнісінько такий самий і порівняйте.
samedeal-known-more = Цей розклад уже зіграла інша команда: граємо на чесне слово, у статистику це не піде.
samedeal-known-to-me =
    Ви вже грали цей розклад або дивилися, як його грають. За столом буде позначено, що ви його
    знаєте.
# $others (number): how many other seats the table has
samedeal-play =
    { $others ->
        [one] Грати ще з { $others } гравцем
        [few] Грати ще з { $others } гравцями
        [many] Грати ще з { $others } гравцями
       *[other] Грати ще з { $others } гравцями
    }
samedeal-device = Усі на цьому пристрої
samedeal-not-yet = Цей розклад ще не можна зіграти знову: перша гра не завершена.
samedeal-teams = Команди з цим розкладом
samedeal-here = ця гра
samedeal-first = уперше розкладено тут
samedeal-knows = Знає цей розклад
# $names: players
samedeal-knew = Розклад уже знали: { $names }.
# $count (number): how many turns a game took
samedeal-turns =
    { $count ->
        [one] { $count } хід
        [few] { $count } ходи
        [many] { $count } ходів
       *[other] { $count } ходу
    }
