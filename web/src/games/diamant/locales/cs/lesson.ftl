lesson-welcome =
    Váš dobrodruh je ten { $colour ->
        [red] červený
        [blue] modrý
        [green] zelený
        [yellow] žlutý
        [purple] fialový
        [white] bílý
        [orange] oranžový
       *[teal] tyrkysový
    }. Vyhraje ten, kdo má po pěti kolech v jeskyni nejvíc bodů.
lesson-treasure = Poklad! Rubíny si rovným dílem rozdělí všichni v jeskyni. Co se rozdělit nedá, zůstane na kartě.
lesson-carry = Tyto rubíny nesete. V bezpečí budou až v táboře, do té doby o ně můžete přijít.
lesson-choose = Teď se každý tajně rozhodne. „{ choice-on }“ otočí další kartu, „{ choice-back }“ odnese domů, co máte. Zatím pokračujte!
lesson-path = Tyto rubíny zbyly. Sebere je ten, kdo se vrací. Ti, kdo odcházejí spolu, se o ně rozdělí.
lesson-hazard = Past! První svého druhu jen varuje. Přijde-li druhá stejná, všichni uvnitř ztratí všechno, co nesou.
lesson-risk = Kroužek ukazuje nebezpečí: kolik karet z balíčku by teď ukončilo kolo.
lesson-relic = Relikvie! Odnese ji jen ten, kdo odejde z jeskyně sám. Ostatní chtějí dál, takže teď je vaše chvíle: „{ choice-back }“!
lesson-alone = Nikdo jiný neodešel, takže všechno z řady karet je vaše: rubíny i relikvie.
lesson-safe = Co je v truhlici, je v bezpečí. Rubín je za 1 bod, diamant za 5 a z pěti rubínů je diamant. Teď sledujte ostatní…
lesson-struck = To byla druhá stejná past: všichni, kdo byli ještě uvnitř, ztratili, co nesli. Nové kolo: dovnitř jdou zase všichni.
lesson-left = Odchází jen { $name } a bere všechno, co leželo v řadě karet. Teď je vás méně a na každého vyjde víc.
lesson-done-title = Teď už víte všechno
lesson-done = Dělíte se o poklady, zvažujete riziko, vracíte se před druhou stejnou pastí a pro relikvii odcházíte bez ostatních. Po pěti kolech vyhrává ten, kdo má nejvíc bodů.
lesson-play-on = Dohrát tuto hru
lesson-real-game = Zahrát si naostro
