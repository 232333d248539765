import { beforeAll, describe, expect, test } from 'vitest';
import { locale } from '$i18n/i18n.svelte';
import type { Happened } from '../types';
import { aBox, aView } from '../view.fixture';
import { describe as describeEvent, describeSight } from './log';

beforeAll(() => locale.choose('en'));

const NAMES = ['Ana', 'Ben'];

/** The sentences of an event. */
const said = (event: object): string[] => describeEvent(event as Happened, NAMES);

const EVENTS: object[] = [
  { event: 'dealt', gap: 4, first: 1 },
  { event: 'slid', seat: 0, cell: 1, gap: 4, paid: true },
  { event: 'turned_up', cell: 1, hideout: 'rune:1' },
  { event: 'stayed', cell: 1, hideout: 'rune:1' },
  { event: 'removed', cell: 1, hideout: 'rune:1' },
  { event: 'rotated', corners: [] },
  { event: 'uncovered', cell: 1, guardian: 'owl' },
  { event: 'placed', seat: 0, cell: 2, guardian: 'owl' },
  { event: 'left_lying', seat: 0, guardian: 'owl' },
  { event: 'blessed', seat: 0, cell: 2 },
  { event: 'corrected', seat: 0, guardian: 'owl', cell: 2, to: 3 },
  { event: 'charged', cell: 1 },
  { event: 'passed', seat: 1 },
  { event: 'ended', reason: 'finished', won: true, supply: 3 },
];

describe('the log', () => {
  test.each(EVENTS)('has one whole sentence for %j', (event) => {
    const [sentence, ...more] = said(event);
    expect(more).toEqual([]);
    expect(sentence, 'a message is missing, or one of its variables').not.toMatch(/^log-|[{}$]/);
    expect(sentence).toMatch(/^\p{Lu}.*[.!?]$/u);
  });

  test('names who acted, and where', () => {
    expect(said({ event: 'passed', seat: 1 })[0]).toContain('Ben');
    const moved = said({ event: 'corrected', seat: 0, guardian: 'owl', cell: 0, to: 8 })[0];
    expect(moved).toContain('Ana');
    expect(moved).not.toBe(
      said({ event: 'corrected', seat: 0, guardian: 'owl', cell: 8, to: 0 })[0],
    );
  });

  test('says whether a slide was paid for', () => {
    const slid = { event: 'slid', seat: 0, cell: 1, gap: 4 };
    expect(said({ ...slid, paid: true })).not.toEqual(said({ ...slid, paid: false }));
  });

  test('has a word for one whose name is not known', () => {
    expect(said({ event: 'passed', seat: 7 })[0]).toContain('?');
  });
});

describe('what comes into my sight', () => {
  const sealed = (cell: number, seal: 'owl' | 'fox') =>
    aBox(cell, { outside: [{ wall: 'S', seal }] });

  test('is listed, for seals that I did not see before', () => {
    const told = describeSight(aView(), aView({}, [sealed(3, 'owl')]));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('owl');
  });

  test('is not repeated while it stays visible', () => {
    const seen = aView({}, [sealed(3, 'owl')]);
    expect(describeSight(seen, seen)).toEqual([]);
    expect(describeSight(seen, aView({}, [sealed(3, 'owl'), sealed(5, 'fox')]))).toHaveLength(1);
  });

  test('is repeated, with my corner, when the casket has turned', () => {
    const seen = aView({}, [sealed(3, 'owl')]);
    const turned = aView({ rotations: 1, corners: ['SE', 'NW'] }, [sealed(3, 'owl')]);
    expect(describeSight(seen, turned)).toHaveLength(2);
  });

  test('is not told to one who only watches, nor when the game is over', () => {
    const sight = [sealed(3, 'owl')];
    expect(describeSight(aView({ me: null }), aView({ me: null }, sight))).toEqual([]);
    expect(describeSight(aView(), aView({ phase: 'over' }, sight))).toEqual([]);
  });
});
