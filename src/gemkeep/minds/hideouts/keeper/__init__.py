"""The strong team player of Hideouts, and whole games of it as a fast simulation.

`team.win_rate` says how often a team of keepers wins a level; see there. Numba is imported by all
modules here but `bot`, so import them where they are needed, not at the top of a module.
"""
