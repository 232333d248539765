### Действия у шкатулки: сомнения и клавиши.

doubt-other =
    { $verb ->
        [correct] Над этой коробочкой знак: { sign-of }. Всё равно переложить туда { object-guardian } за три жетона?
       *[place] Над этой коробочкой знак: { sign-of }. Всё равно положить туда { object-guardian }?
    }
doubt-elsewhere =
    { $verb ->
        [correct] Над другой коробочкой знак: { sign-of }. Всё равно переложить сюда { object-guardian } за три жетона?
       *[place] Над другой коробочкой знак: { sign-of }. Всё равно положить сюда { object-guardian }?
    }
doubt-home = Над коробочкой знак: { sign-of }, то есть это уже дом. Всё равно переложить { object-guardian } за три жетона?
sign-of =
    { $clue ->
        [fish] рыба
        [lizard] ящерица
        [owl] сова
        [fox] лиса
        [moth] мотылёк
        [hare] заяц
        [snail] улитка
       *[bat] летучая мышь
    }
doubt-no = Нет, выбрать другую
doubt-yes = Всё равно так

aim-again = Эта коробочка передвинется в свободную ячейку. Нажмите ту же клавишу ещё раз или Enter.
