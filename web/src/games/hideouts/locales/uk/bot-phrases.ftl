### What bots say about their own moves.

phrase-plan = Далі посуну цю: вона по дорозі.
phrase-plan-fetch = Посуну цю: під нею { subject-guardian }, і дім уже відомий.
phrase-plan-look = Посуну цю: ніхто ще не бачив, що під нею.
phrase-plan-open = Посуну цю: те, що під нею, тепер відкриється.
phrase-plan-read = Посуну цю: тоді прочитаємо печатку.
phrase-plan-home = Посуну цю: усі вже в коробочках, час до стартового жетона.
phrase-undo = Повертаю цю назад: є коротший шлях.
phrase-guess = Я лише здогадуюся: сюди — { subject-guardian }.
phrase-few-tokens = Обережно, жетонів обмаль: майже всі потрібні на дорогу назад.
phrase-only-left = Сюди — { subject-guardian }: решта сім коробочок відомі.
phrase-leave = Залишаю { object-guardian } тут: дім ще невідомий.
phrase-leave-for-now = Поки що залишаю { object-guardian } тут: порожня комірка коштує жетон.
phrase-bless = Символ дії — сюди: цю коробочку рухатимемо найчастіше.
phrase-put-right = Плачу три жетони: { subject-guardian } живе тут.
phrase-forgot = Не пам’ятаю, чия це була коробочка.
phrase-forgot-home = Не пам’ятаю, де живе { subject-guardian }.
