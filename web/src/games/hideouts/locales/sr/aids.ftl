### Pamćenje: koje se preporučuje i s kojim je nivo dobijen
### $aids: memory aids as they are chosen, joined by dots

memory-suggested = Preporučujemo za ovaj nivo.
levels-aids = Pobede: { $aids }
