fallback-players = Гравці
fallback-acts = вибирає
fallback-won = перемога
fallback-view = На столі
fallback-result = Підсумок: { $result }
fallback-actions = Що можна зробити
fallback-waiting = Інші думають.
fallback-chosen = Ви обрали: { $action }
