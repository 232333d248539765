### The guided first game of Hideouts, and what stops any guidance

guide-corner = You look from the corner at the bottom. Of every box you see the two far walls from inside. A mark on one of them means: the seal is on that wall, but outside, where only others can read it.
guide-seal = Beside the gap you see a wall from outside, and here a seal is on it: this box is that guardian’s home. The sign over the box remembers it.
guide-slide = Your turn. Press a box with a dashed edge, drag it, or use an arrow key: it slides into the gap, and you see what lay under it.
guide-advice = Your team mate would move this one. It is only advice: you decide.
guide-token = Each slide takes a token from the supply and leaves it in the box. Everyone must be home before the last one is used.
guide-home = A guardian has woken up in the gap, and its box is known. Put it there with this button, or press the box.
guide-stray = A guardian has woken up, but nobody has read its seal yet. Leave it and come back when its box is known: putting a mistake right costs three tokens.
guide-told = Your team mate reads from the other corner what you can’t. All that the team has read hangs over the boxes as signs.
guide-say = You can talk as well. Press here, then a box, and choose what to say of it: whose seal you see, for example.
guide-ask = The seal of this box is on a wall you can’t read. Point at the box and ask whose it is: whoever sees it will answer.
guide-beneath = A round sign with a dashed edge shows what lies under a box: here, a guardian that was left behind.
guide-start = Nearly everyone is in a box. At the end the start token must be uncovered again: it lies here, so keep tokens for the way.
