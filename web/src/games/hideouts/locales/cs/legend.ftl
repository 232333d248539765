### Co znamenají značky na skříňce

legend = Co znamenají značky
legend-read = Značka v plném rámečku: tahle pečeť byla vidět z vašeho rohu. Bydlí tu tento strážce.
legend-team = V čárkovaném rámečku: ví to tým. Pečeť přečetl někdo jiný, nebo to plyne z ostatních.
legend-told = Se štítem: tvrdí to hráč s tímto štítem.
legend-untold = S bublinou: tohle víte jen vy. Řekněte to ostatním!
legend-inside = Obrázek uvnitř: pečeť je na této stěně, ale zvenku.
legend-side = Obrázek na bližším okraji: pečeť je na této stěně, kterou zevnitř nevidíte.
legend-under = Čárkovaný kroužek: co leží pod krabičkou, pokud to už někdo viděl.
legend-left = Se zavřeným okem: ještě to nikdo neviděl, ale nic jiného tam být nemůže.
legend-unseen = Tohle ještě nikdo neviděl
legend-can = Čárkovaný okraj: na tuhle krabičku teď můžete klepnout.
legend-pin = Špendlík: co hráč s tímto štítem o krabičce právě řekl.
