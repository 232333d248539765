### The same deal for another team: a known deal, for honour only.

samedeal-offer = Дать этот расклад другой команде
samedeal-compare = Сравнить команды
samedeal-known = Известный расклад
samedeal-title = Тот же расклад
samedeal-more = Кто откроет эту ссылку, получит точно такой же расклад.
samedeal-text = Мы сыграли этот расклад на Gemkeep. Сможете лучше?
samedeal-honour =
    Здесь всё на честное слово: запись законченной игры открыта для всех, так что расклад можно
    подсмотреть. Игры с известным раскладом не учитываются в статистике и рейтингах.
samedeal-about = Этот расклад уже сыграла другая команда. Сыграйте точно такой же и сравните.
samedeal-known-more = Этот расклад уже сыграла другая команда: играем на честное слово, в статистику это не пойдёт.
samedeal-known-to-me =
    Вы уже играли этот расклад или смотрели, как его играют. За столом будет отмечено, что вы его
    знаете.
# $others (number): how many other seats the table has
samedeal-play =
    { $others ->
        [one] Играть ещё с { $others } игроком
        [few] Играть ещё с { $others } игроками
        [many] Играть ещё с { $others } игроками
       *[other] Играть ещё с { $others } игроками
    }
samedeal-device = Все на этом устройстве
samedeal-not-yet = Этот расклад пока нельзя сыграть снова: первая игра не закончена.
samedeal-teams = Команды с этим раскладом
samedeal-here = эта игра
samedeal-first = впервые разложено здесь
samedeal-knows = Знает этот расклад
# $names: players
samedeal-knew = Расклад уже знали: { $names }.
# $count (number): how many turns a game took
samedeal-turns =
    { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    }
