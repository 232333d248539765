// Each event as sentences, for the log and for screen readers.
import { t } from '$i18n/i18n.svelte';
import { hideoutInWords, placeOf } from '../names';
import type { Box, Happened, View } from '../types';

export function describe(event: Happened, names: string[]): string[] {
  const name = 'seat' in event ? (names[event.seat] ?? '?') : '';
  const at = (cell: number): string => t(`cell-${cell}`);
  switch (event.event) {
    case 'dealt':
      return [t('log-dealt', { place: at(event.gap), name: names[event.first] ?? '?' })];
    case 'slid':
      return [t('log-slid', { name, place: at(event.cell), paid: event.paid ? 'yes' : 'no' })];
    case 'turned_up':
      return [t('log-turned-up', { hideout: hideoutInWords(event.hideout) })];
    case 'stayed':
      return [t('log-stayed', { hideout: hideoutInWords(event.hideout) })];
    case 'removed':
      return [t('log-removed', { hideout: hideoutInWords(event.hideout) })];
    case 'rotated':
      return [t('log-rotated')];
    case 'uncovered':
      return [t('log-uncovered', { guardian: event.guardian })];
    case 'placed':
      return [t('log-placed', { name, guardian: event.guardian, place: at(event.cell) })];
    case 'left_lying':
      return [t('log-left-lying', { name, guardian: event.guardian })];
    case 'blessed':
      return [t('log-blessed', { name, place: at(event.cell) })];
    case 'corrected': {
      const { guardian, cell, to } = event;
      return [t('log-corrected', { name, guardian, from: at(cell), to: at(to) })];
    }
    case 'charged':
      return [t('log-charged')];
    case 'passed':
      return [t('log-passed', { name })];
    case 'ended':
      return [t('log-ended', { reason: event.reason, supply: event.supply })];
  }
}

/** What my corner sees now and did not before a move: a new corner, seals, sides. */
export function describeSight(before: View, after: View): string[] {
  if (after.me === null || after.phase === 'over') return [];
  const turned = before.me === after.me && before.rotations !== after.rotations;
  const seen = new Map(before.boxes.map((box) => [box.cell, sealOf(box)]));
  const seals = after.boxes.flatMap((box) => {
    const seal = sealOf(box);
    if (!seal || (seen.get(box.cell) === seal && !turned)) return [];
    return [t('sight-seal', { place: placeOf(box.cell, after.gap), guardian: seal })];
  });
  const corner = after.corners[after.me] ?? 'SW';
  return turned ? [t('log-my-corner', { corner }), ...seals] : seals;
}

const sealOf = (box: Box): string | null | undefined =>
  box.outside.find((wall) => wall.seal !== null)?.seal;
