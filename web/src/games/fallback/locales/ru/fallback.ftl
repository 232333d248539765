fallback-players = Игроки
fallback-acts = выбирает
fallback-won = победа
fallback-view = На столе
fallback-result = Итог: { $result }
fallback-actions = Что можно сделать
fallback-waiting = Остальные думают.
fallback-chosen = Вы выбрали: { $action }
