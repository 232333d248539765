### První partie Skrýší s nápovědou, a čím se každá nápověda vypne

guide-corner = Díváte se ze spodního rohu. U každé krabičky vidíte zevnitř dvě vzdálenější stěny. Značka na některé z nich znamená: pečeť je na té stěně, ale zvenku, a přečtou ji jen ostatní.
guide-seal = U mezery je vidět stěna zvenku a na ní pečeť: tady bydlí tento strážce. Znamení nad krabičkou si to pamatuje.
guide-slide = Jste na tahu. Stiskněte krabičku s čárkovaným okrajem, potáhněte ji, nebo použijte šipku: posune se do mezery a uvidíte, co leželo pod ní.
guide-advice = Spoluhráč by posunul tuhle. Je to jen rada: rozhodujete vy.
guide-token = Za každý posun se vloží žeton ze zásoby do krabičky. Všichni musí být doma, než dojde poslední.
guide-home = V mezeře se probudil strážce a jeho krabička je známá. Doneste ho domů tímto tlačítkem, nebo stiskněte přímo krabičku.
guide-stray = Strážce se probudil, ale jeho pečeť ještě nikdo nepřečetl. Nechte ho ležet a vraťte se, až se najde jeho krabička: opravit omyl stojí tři žetony.
guide-told = Spoluhráč čte ze svého rohu to, co vy nevidíte. Vše, co tým přečetl, visí nad krabičkami jako znamení.
guide-say = Mluvit můžete i vy. Stiskněte tady, pak krabičku a vyberte, co o ní říct: třeba čí pečeť vidíte.
guide-ask = Pečeť této krabičky je na stěně, kterou nepřečtete. Ukažte na ni a zeptejte se, čí je: kdo ji vidí, odpoví.
guide-beneath = Kulaté znamení s čárkovaným okrajem ukazuje, co leží pod krabičkou: tady strážce, který tu zatím zůstal.
guide-start = Skoro všichni jsou v krabičkách. Na konci musí být znovu odkrytý startovní žeton: leží tady, nechte si žetony na cestu.
