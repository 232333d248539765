rules-differs = Čím se vydání liší
rules-cards = Karty
rules-hazards = Pasti
differs-uk = 30 karet bez relikvií. Ve variantě přibude před každým kolem do balíčku další relikvie: za 5, 7, 8, 10 a 12 bodů.
differs-cs = 35 karet: v balíčku je od začátku pět relikvií. První tři zachráněné jsou po 5, poslední dvě po 10.
differs-sr = Stejné jako české vydání: 35 karet, pět relikvií v balíčku za 5, 5, 5, 10 a 10.
differs-ru = 30 karet, místo pavouka a klády štír a kopí. Ve variantě přibude před každým kolem do balíčku další relikvie.
