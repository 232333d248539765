## What every page says

close = Close
language = Language
theme = Light
theme-system = As the device
theme-dark = Torch light
theme-light = Daylight
motion = Motion
motion-system = As the device
motion-full = Moving
motion-still = Still
sound = Sound
settings = Settings
me = Me
nowhere = A blind alley
nowhere-more = No page lies here. Perhaps the address lost a letter on the way.
go-home = Back to daylight
