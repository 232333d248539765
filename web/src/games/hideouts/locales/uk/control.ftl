### Дії біля скриньки: сумніви та клавіші.

doubt-other =
    { $verb ->
        [correct] Над цією коробочкою знак: { sign-of }. Усе одно перекласти туди { object-guardian } за три жетони?
       *[place] Над цією коробочкою знак: { sign-of }. Усе одно покласти туди { object-guardian }?
    }
doubt-elsewhere =
    { $verb ->
        [correct] Над іншою коробочкою знак: { sign-of }. Усе одно перекласти сюди { object-guardian } за три жетони?
       *[place] Над іншою коробочкою знак: { sign-of }. Усе одно покласти сюди { object-guardian }?
    }
doubt-home = Над коробочкою знак: { sign-of }, тобто це вже дім. Усе одно перекласти { object-guardian } за три жетони?
sign-of =
    { $clue ->
        [fish] риба
        [lizard] ящірка
        [owl] сова
        [fox] лисиця
        [moth] метелик
        [hare] заєць
        [snail] равлик
       *[bat] кажан
    }
doubt-no = Ні, обрати іншу
doubt-yes = Усе одно так

aim-again = Ця коробочка посунеться у вільну комірку. Натисніть ту саму клавішу ще раз або Enter.
