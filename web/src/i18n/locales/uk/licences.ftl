licences = Ліцензії
