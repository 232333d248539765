### Volby v záznamu podle výpočtu

numbers-title = Podle výpočtu
numbers-back = návrat teď { $value }
numbers-on = ještě jedna karta { $value }
numbers-best = lepší: { $choice ->
    [on] pokračování
   *[back] návrat
 }
numbers-followed = Tak volí { $names }
numbers-nobody = Tak nevolí nikdo
numbers-about = Kolik bodů toto kolo průměrně přinese: při návratu teď, nebo přesně po jedné další kartě. Počítá se s tím, že každý z ostatních odchází tak často, jak často další karta ukončí kolo, nejvýš však třikrát z deseti.
