"""A small network with one output that learns a probability, in NumPy alone."""

from __future__ import annotations

from typing import Final

import numpy as np

from gemkeep.minds.diamant.sage.reading import Floats

WIDTH: Final = 64
DECAYS: Final = (0.9, 0.999)
"""Of Adam."""
MEMORY: Final = 0.98
"""How much of the running mean of the weights stays at each step."""
TINY: Final = np.float32(1e-8)
SURE: Final = 14.0
"""Log-odds are cut off here."""


class Perceptron:
    """Two hidden layers; it predicts with the running mean of its weights."""

    def __init__(self, inputs: int, random: np.random.Generator) -> None:
        """Start untrained: every probability is a half."""
        shapes = [(inputs, WIDTH), (WIDTH, WIDTH)]
        self._weights: list[Floats] = []
        for shape in shapes:
            drawn = random.normal(0, np.sqrt(2 / shape[0]), shape)
            self._weights += [drawn.astype(np.float32), np.zeros(WIDTH, np.float32)]
        self._weights += [np.zeros((WIDTH, 1), np.float32), np.zeros(1, np.float32)]
        self._mean = [part.copy() for part in self._weights]
        self._moments = [[np.zeros_like(part) for part in self._weights] for _ in DECAYS]
        self._steps = 0

    def log_odds(self, features: Floats) -> Floats:
        """[...]: of each row of features [..., inputs]."""
        return _layers(self._mean, features)[-1][..., 0]

    def probability(self, features: Floats) -> Floats:
        """[...]: of each row of features [..., inputs]."""
        return _sigmoid(self.log_odds(features))

    def learn(self, features: Floats, targets: Floats, rate: float) -> None:
        """Take a step towards predicting these probabilities [rows] from these features."""
        first, second, odds = _layers(self._weights, features)
        error = (_sigmoid(odds) - targets[:, None]) / len(targets)
        into_second = (error @ self._weights[4].T) * (second > 0)
        into_first = (into_second @ self._weights[2].T) * (first > 0)
        gradients = [
            *(features.T @ into_first, into_first.sum(0)),
            *(first.T @ into_second, into_second.sum(0)),
            *(second.T @ error, error.sum(0)),
        ]
        self._steps += 1
        memory = min(MEMORY, self._steps / (self._steps + 10))
        for number, gradient in enumerate(gradients):
            sizes = []
            for decay, moments, power in zip(DECAYS, self._moments, (1, 2), strict=True):
                moments[number] = decay * moments[number] + (1 - decay) * gradient**power
                sizes.append(moments[number] / (1 - decay**self._steps))
            step: Floats = rate * sizes[0] / (np.sqrt(sizes[1]) + TINY)
            weights = self._weights[number] = self._weights[number] - step
            self._mean[number] = memory * self._mean[number] + (1 - memory) * weights


def _layers(weights: list[Floats], features: Floats) -> tuple[Floats, Floats, Floats]:
    first = np.maximum(features @ weights[0] + weights[1], 0)
    second = np.maximum(first @ weights[2] + weights[3], 0)
    return first, second, second @ weights[4] + weights[5]


def _sigmoid(odds: Floats) -> Floats:
    found: Floats = np.reciprocal(1 + np.exp(-np.clip(odds, -SURE, SURE)))
    return found
