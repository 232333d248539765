### Memory aids: which is suggested, and which a level was won with
### $aids: memory aids as they are chosen, joined by dots

memory-suggested = Suggested for this level.
levels-aids = Won with: { $aids }
