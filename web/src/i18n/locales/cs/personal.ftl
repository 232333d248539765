personal-change = Změnit můj klíč
personal-change-ask = Změnit klíč?
personal-change-more = Toto zařízení dostane nový klíč. Starý odkaz přestane platit a na ostatních zařízeních budete muset otevřít nový.
personal-change-yes = Ano, změnit
personal-changed = Máte nový klíč. Uložte si jeho odkaz na bezpečné místo.
personal-download = Stáhnout moje data
personal-delete = Smazat mě
personal-delete-ask = Smazat se navždy?
personal-delete-more = Vaše jméno, klíč, statistiky a hodnocení se smažou, stejně jako všechny vaše zprávy v chatech. V rozehraných hrách vaše místa převezmou boti. Odehrané hry zůstanou, ale bez vašeho jména. Nejde to vrátit zpět.
personal-delete-yes = Ano, smazat mě
personal-deleted = Vše o vás je smazáno. Díky za hru!
personal-no = Zrušit
key-revoked =
    Klíč tohoto zařízení už neplatí: na jiném zařízení byl změněn, nebo smazán. Otevřete tu svůj
    nový osobní odkaz, nebo v profilu starý klíč zapomeňte.
