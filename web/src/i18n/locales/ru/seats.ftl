you-named = { $name } (вы)
