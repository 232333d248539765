fallback-players = Hráči
fallback-acts = na tahu
fallback-won = výhra
fallback-view = Na stole
fallback-result = Výsledek: { $result }
fallback-actions = Co můžete udělat
fallback-waiting = Ostatní přemýšlejí.
fallback-chosen = Vaše volba: { $action }
