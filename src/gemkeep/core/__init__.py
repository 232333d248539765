"""The verbs and values every game shares; standard library only."""
