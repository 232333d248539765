### What bots say about their own moves.

phrase-plan = Далі посуну цю.
phrase-undo = Повертаю цю назад: є коротший шлях.
phrase-guess = Я лише здогадуюся: сюди — { subject-guardian }.
phrase-few-tokens = Обережно, жетонів обмаль: майже всі потрібні на дорогу назад.
