### Що вирішило гру: шанси на перемогу, переломні моменти, удача й майстерність, усі вибори

analysis-chance-of = { $name }: { $shares }
analysis-chance-says = Шанс на перемогу на початку та після кожного раунду.
analysis-turning-none = Жоден окремий вибір і жодна картка не вирішили долі цієї гри.
analysis-rubies =
    { $rubies ->
        [0] жодного рубіна
        [one] { $rubies } рубін
        [few] { $rubies } рубіни
        [many] { $rubies } рубінів
       *[other] { $rubies } рубіна
    }
analysis-hazards =
    { $hazards ->
        [0] жодної халепи
        [one] { $hazards } халепа
        [few] { $hazards } халепи
        [many] { $hazards } халеп
       *[other] { $hazards } халепи
    }
analysis-choice =
    { $name } { $choice ->
        [on] йде вглиб
       *[back] йде назад
    } (при собі: { analysis-rubies }, на шляху: { analysis-hazards }): шанс на перемогу −{ $points } %.
analysis-card =
    { $card }. { $name }: шанс на перемогу { $way ->
        [down] −
       *[up] +
    }{ $points } %.
analysis-luck = Удача й майстерність
analysis-luck-about =
    Початок, картки, власний вибір і вибір інших разом дають підсумок, у відсотках шансу на
    перемогу.
analysis-accuracy = Точність
analysis-accuracy-about = Точність — яку частину шансу на перемогу, що залежав від власних рішень, гравець зберіг. 100, якщо щоразу обрано краще.
analysis-cards = Картки
analysis-own = Свій вибір
analysis-others = Вибір інших
analysis-worth = Углиб { $on } · назад { $back } · сильний гравець іде вглиб: { $often }
analysis-best = краще

live-analysis = Аналіз під час гри
live-last-decision = Останнє рішення
live-no-decision = Ще жодного рішення не відкрито.
live-behind = Рішення з’являється тут, коли всі зробили вибір.
