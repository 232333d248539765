### Підказки.

new-hints = Підказки
new-hints-no = Без підказок
new-hints-no-more = До всього доходите самі.
new-hints-yes = Дозволено
new-hints-yes-more = У свій хід можна взяти підказку: спершу — що випливає з побаченого, потім — який хід зробити. Інші це побачать.
facts-hints = підказки дозволено
take-hint = Підказка
take-move = Порадити хід
phrase-took-hint = Беру підказку.
phrase-took-move = Беру підказку про свій хід.

clue-home-left = У коробочці { $place } живе { subject-guardian }: решта сім відомі.
clue-home-read = У коробочці { $place } живе { subject-guardian }: печатку вже прочитали.
clue-home-open =
    { $count ->
        [one] Де живе { subject-guardian }, ще невідомо: може підійти { $count } коробочка.
        [few] Де живе { subject-guardian }, ще невідомо: можуть підійти { $count } коробочки.
        [many] Де живе { subject-guardian }, ще невідомо: можуть підійти { $count } коробочок.
       *[other] Де живе { subject-guardian }, ще невідомо: можуть підійти { $count } коробочки.
    }
clue-misplaced = У коробочці { $place } живе хтось інший, а лежить там { subject-guardian }.
clue-fetch = Під коробочкою { $place } — { subject-guardian }, і дім уже відомий.
clue-guardian-left = Під коробочкою { $place } може бути лише { subject-guardian }: решту сімох уже бачили.
clue-side =
    { $wall ->
        [N] Печатка коробочки { $place } на північній стінці: її видно, коли вільна комірка там.
        [E] Печатка коробочки { $place } на східній стінці: її видно, коли вільна комірка там.
        [S] Печатка коробочки { $place } на південній стінці: її видно, коли вільна комірка там.
       *[W] Печатка коробочки { $place } на західній стінці: її видно, коли вільна комірка там.
    }
clue-unproven =
    { $count ->
        [one] { $count } хранитель у коробочці, печатку якої ніхто не читав.
        [few] { $count } хранителі в коробочках, печаток яких ніхто не читав.
        [many] { $count } хранителів у коробочках, печаток яких ніхто не читав.
       *[other] { $count } хранителя в коробочках, печаток яких ніхто не читав.
    }
clue-all-home = Усі хранителі вдома: лишився шлях до стартового жетона.
clue-unseen =
    { $count ->
        [one] Ніхто ще не заглядав під { $count } коробочку.
        [few] Ніхто ще не заглядав під { $count } коробочки.
        [many] Ніхто ще не заглядав під { $count } коробочок.
       *[other] Ніхто ще не заглядав під { $count } коробочки.
    }

advice-plan = Посуньте коробочку { $place }: вона по дорозі.
advice-plan-fetch = Посуньте коробочку { $place }: під нею { subject-guardian }, і дім уже відомий.
advice-plan-look = Посуньте коробочку { $place }: ніхто ще не бачив, що під нею.
advice-plan-open = Посуньте коробочку { $place }: те, що під нею, тепер відкриється.
advice-plan-read = Посуньте коробочку { $place }: тоді можна прочитати печатку.
advice-plan-home = Посуньте коробочку { $place }: усі в коробочках, час до стартового жетона.
advice-undo = Поверніть коробочку { $place } назад: є коротший шлях.
advice-slide = Посуньте коробочку { $place }.
advice-place = Покладіть { object-guardian } у коробочку { $place }: це дім.
advice-only-left = Покладіть { object-guardian } у коробочку { $place }: решта сім відомі.
advice-guess = Покладіть { object-guardian } у коробочку { $place }: це здогад, але чекати дорожче.
advice-leave = Залиште { object-guardian } там: дім ще невідомий.
advice-leave-for-now = Поки що залиште { object-guardian } там: порожня комірка коштує жетон.
advice-bless = Покладіть символ дії в коробочку { $place }: її рухатимете найчастіше.
advice-put-right = Виправте: { subject-guardian } живе в коробочці { $place }.
advice-finish = Піднімайте коробочки.
advice-pass = Ще не піднімайте коробочки.
