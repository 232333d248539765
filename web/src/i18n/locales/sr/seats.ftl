you-named = { $name } (vi)
