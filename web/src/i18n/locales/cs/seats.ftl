you-named = { $name } (vy)
