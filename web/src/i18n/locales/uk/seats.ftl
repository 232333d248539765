you-named = { $name } (ви)
