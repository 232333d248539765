licences = Лицензии
