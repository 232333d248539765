### První partie Skrýší s nápovědou, a čím se každá nápověda vypne

guide-corner = Díváte se ze spodního rohu. U každé krabičky vidíte zevnitř dvě vzdálenější stěny. Obrázek na některé z nich znamená: pečeť je na té stěně, ale zvenku, a přečtou ji jen ostatní.
guide-seal = U mezery je vidět stěna zvenku a na ní pečeť: tady bydlí tento strážce. Značka nad krabičkou to připomíná.
guide-slide = Jste na tahu. Klepněte na krabičku s čárkovaným okrajem, potáhněte ji, nebo použijte šipku: posune se do mezery a uvidíte, co leželo pod ní.
guide-advice = Spoluhráč by posunul tuhle. Je to jen rada: rozhodujete vy.
guide-token = Za každý posun se vloží žeton ze zásoby do krabičky. Doneste všechny domů a znovu odkryjte startovní žeton, než žetony dojdou.
guide-home = V mezeře se probudil strážce a jeho krabička je známá. Doneste ho domů tímto tlačítkem, nebo klepněte přímo na krabičku.
guide-stray = Strážce se probudil, ale jeho pečeť ještě nikdo nepřečetl. Nechte ho ležet a vraťte se, až se najde jeho krabička: oprava omylu stojí tři žetony.
guide-told = Spoluhráč čte ze svého rohu to, co vy nevidíte. Vše, co tým přečetl, ukazují značky nad krabičkami.
guide-say = Mluvit můžete i vy. Klepněte sem, pak na krabičku a vyberte, co o ní říct: třeba čí pečeť vidíte.
guide-ask = Pečeť této krabičky je na stěně, kterou nepřečtete. Ukažte na krabičku a zeptejte se, čí je: kdo vidí, odpoví.
guide-beneath = Kulatá značka s čárkovaným okrajem ukazuje, co leží pod krabičkou: tady strážce, který tu zatím zůstal.
guide-start = Skoro všichni jsou v krabičkách. Na konci musí být znovu odkrytý startovní žeton: leží tady, nechte si žetony na cestu.
