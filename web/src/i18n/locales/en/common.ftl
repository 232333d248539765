## What every page says

close = Close
language = Language
theme = Theme
theme-system = Same as device
theme-dark = Torchlight (dark)
theme-light = Daylight (light)
motion = Animation
motion-system = Same as device
motion-full = On
motion-still = Off
sound = Sound
settings = Settings
me = Profile
nowhere = Dead end
nowhere-more = There’s no page here. Perhaps the link lost a letter on the way.
go-home = Home
