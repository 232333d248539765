"""Compares the speed of several functions, which take turns in the same run."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median
from time import process_time

from rich.console import Console
from rich.table import Table

ROUNDS = 5
SECONDS = 1.0


@dataclass
class Racer:
    """A function to measure: `run` does some work and returns how many actions that was."""

    side: str
    name: str
    run: Callable[[], int]
    speeds: list[float] = field(default_factory=list)

    @property
    def speed(self) -> float:
        """Actions per second, the median of the rounds."""
        return median(self.speeds)

    def race(self) -> None:
        """Run one more round."""
        done, began = 0, process_time()
        while (passed := process_time() - began) < SECONDS:
            done += self.run()
        self.speeds.append(done / passed)


def race(racers: Sequence[Racer]) -> None:
    """Run all racers in turn, several times, so that noise affects all of them."""
    for racer in racers:
        racer.run()
    for _ in range(ROUNDS):
        for racer in racers:
            racer.race()


def show(title: str, racers: Sequence[Racer]) -> None:
    """Print a table of the speeds, fastest first."""
    table = Table("", "", "actions/s", "slowest round", "fastest round", title=title)
    for racer in sorted(racers, key=lambda racer: -racer.speed):
        speeds = (racer.speed, min(racer.speeds), max(racer.speeds))
        table.add_row(racer.side, racer.name, *(f"{speed:,.0f}" for speed in speeds))
    Console(width=100).print(table)
