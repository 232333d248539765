### The guided first game of Hideouts, and what stops any guidance

guide-corner = You’re looking from the bottom corner. In every box you see the two far walls from inside. A picture on one of them means the seal is on that wall, but on the outside, where only the others can read it.
guide-seal = Next to the gap you see a wall from outside, and here there’s a seal on it: this box is that guardian’s home. The sign above the box keeps a note of it.
guide-slide = Your turn. Tap a box with a dashed edge, drag it, or use an arrow key: it slides into the gap, and you see what was under it.
guide-advice = Your teammate suggests moving this one. It’s only advice: you decide.
guide-token = Each slide puts a token from the supply into the box. Bring everyone home, and uncover the start token again, before the tokens run out.
guide-home = A guardian has woken up in the gap, and its box is known. Take it home with this button, or tap the box.
guide-stray = A guardian has woken up, but nobody has read its seal yet. Leave it and come back when its box is known: fixing a mistake costs three tokens.
guide-told = From the other corner your teammate reads what you can’t. Everything the team has read is shown on signs above the boxes.
guide-say = You can talk too. Tap here, then a box, and choose what to say about it: whose seal you see, for example.
guide-ask = The seal of this box is on a wall you can’t read. Point at the box and ask whose it is: whoever sees it will answer.
guide-beneath = A round sign with a dashed edge shows what lies under a box: here, a guardian that was left behind.
guide-start = Nearly everyone is in a box. At the end the start token must be uncovered again: it lies here, so save some tokens for the way.
