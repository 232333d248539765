### Jak boti hrají

botabout-random = Volí čistě náhodně
botabout-mouse = Utíká domů před první pastí
botabout-two = Vrací se u druhé pasti
botabout-cautious = Vrací se, jakmile je to trochu nebezpečné
botabout-bold = Vrací se až ve velkém nebezpečí
botabout-glutton = Chce dvacet rubínů, ať to stojí cokoli
botabout-magpie = Lákají ji relikvie a rubíny na kartách
botabout-nine = Vrací se s devíti rubíny
botabout-miner = Porovnává své rubíny s těmi v balíčku
botabout-challenger = Když prohrává, riskuje víc
botabout-ev = Počítá, zda se vyplatí ještě jedna karta
botabout-sage = Hraje tak, že na něj nikdo nevyzraje
botabout-hunter = Poznává zvyky ostatních a využívá je
botabout-dawdler = Dává si na čas a zapomíná
botabout-stroller = Jde tam, kde je ještě co dělat
botabout-walker = Plánuje krátkou cestu přes všechna políčka
botabout-forgetful = Plánuje dobře, ale zapomíná, čí je která krabička, a přizná to
botabout-quiet = Mluví málo; poradí, jen když řeknete „Nevím jistě“
botabout-keeper = Před každým tahem si představí mnoho skříněk
botrating = hodnocení { $rating }
