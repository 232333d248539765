### What the signs on the casket mean

legend = What the signs mean
legend-read = A sign in a solid frame: you have read this seal yourself. The box is this guardian’s home.
legend-team = In a dashed frame: the team knows it. Someone else has read the seal, or it follows from the others.
legend-told = With a shield: the player with this shield says so.
legend-untold = With a speech bubble: only you know this. Tell the others!
legend-inside = The picture inside: the seal is on this wall, but on the outside.
legend-side = The picture on the near rim: the seal is on this wall, whose inside you can’t see.
legend-under = A dashed circle: what lies under the box, if it has been seen.
legend-left = With a closed eye: nobody has seen it yet, but nothing else can lie there.
legend-unseen = Nobody has seen it yet
legend-can = A dashed edge: you can tap this box now.
legend-pin = A pin: what the player with this shield has just said about the box.
