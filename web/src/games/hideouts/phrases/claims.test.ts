import { describe, expect, test } from 'vitest';
import type { Connection } from '$net/connection.svelte';
import type { Line, Phrase, Pointed } from '$net/wire';
import type { Guardian, Happened } from '../types';
import { announces, meantBy, toldOf, turnIsOver } from './claims';
import { answersTo, asked } from './finish-vote';

const dealt: Happened = { event: 'dealt', gap: 4, first: 0 };
const slid = (cell: number, gap: number): Happened => ({
  event: 'slid',
  seat: 0,
  cell,
  gap,
  paid: false,
});

let lines = 0;
const said = (seat: number | null, point: Partial<Pointed> & { phrase: Phrase }): Line =>
  ({
    number: ++lines,
    seat,
    text: '',
    point: { number: 1, cell: null, guardian: null, wall: null, ...point },
  }) as unknown as Line;

/** A connection in which event n came with number n. */
const connection = (told: Happened[], chat: Line[]): Connection =>
  ({
    history: told,
    chat,
    table: { seats: [{ colour: 'red' }, { colour: 'blue' }] },
    historyUpTo: (number: number) => told.slice(0, number),
  }) as unknown as Connection;

const sealIs = (seat: number, cell: number, guardian: Guardian, number: number): Line =>
  said(seat, { phrase: 'seal_is', cell, guardian, number });

describe('what was said about a box', () => {
  test('stays on the box wherever it goes', () => {
    const chat = [sealIs(0, 1, 'owl', 1)];
    const told = [dealt, slid(1, 4), slid(0, 1)];
    expect(toldOf(connection(told, chat))).toEqual(
      new Map([[1, { seal: { guardian: 'owl', colour: 'red' } }]]),
    );
  });

  test('is of the box that stood there when it was said', () => {
    const told = [dealt, slid(1, 4)];
    const chat = [sealIs(1, 4, 'fox', 2)];
    expect(toldOf(connection(told, chat))).toEqual(
      new Map([[1, { seal: { guardian: 'fox', colour: 'blue' } }]]),
    );
  });

  test('the last word counts', () => {
    const chat = [sealIs(0, 1, 'owl', 1), sealIs(1, 1, 'bat', 1)];
    expect(toldOf(connection([dealt], chat)).get(1)?.seal?.guardian).toBe('bat');
  });

  test('a side is kept as a seal is, next to it', () => {
    const side = said(1, { phrase: 'seal_on', cell: 1, wall: 'W' });
    const old = said(0, { phrase: 'seal_far_side', cell: 3, wall: 'N' });
    const told = toldOf(connection([dealt], [sealIs(0, 1, 'owl', 1), side, old]));
    expect(told.get(1)).toEqual({
      seal: { guardian: 'owl', colour: 'red' },
      side: { wall: 'W', colour: 'blue' },
    });
    expect(told.get(3)).toEqual({ side: { wall: 'N', colour: 'red' } });
  });

  test('other phrases claim nothing', () => {
    const chat = [said(0, { phrase: 'move_this', cell: 1 }), said(null, { phrase: 'wait' })];
    expect(toldOf(connection([dealt], chat)).size).toBe(0);
  });

  test('of the gap is meant of its cell', () => {
    const line = said(0, { phrase: 'look_here', cell: 4, number: 1 });
    expect(meantBy(connection([dealt], [line]), line)).toEqual({ cell: 4 });
  });

  test('of nothing in particular means no box', () => {
    const line = said(0, { phrase: 'wait' });
    expect(meantBy(connection([dealt], [line]), line)).toBeNull();
  });
});

describe('the turn that a phrase was meant for', () => {
  const placed = { event: 'placed', seat: 0, cell: 1, guardian: 'owl' } as Happened;
  const line = said(1, { phrase: 'move_this', cell: 1, number: 1 });
  const over = (history: Happened[], turn: number): boolean =>
    turnIsOver(connection(history, [line]), line, turn);

  test('goes on until the one who has it is done', () => {
    expect(over([dealt], 0)).toBe(false);
    expect(over([dealt, slid(1, 4)], 0), 'a guardian is to be put into a box').toBe(false);
    expect(over([dealt, slid(1, 4), placed], 1)).toBe(true);
  });

  test('is over for good, whoever has the turn later', () => {
    const later = { ...slid(4, 1), seat: 1 } as Happened;
    expect(over([dealt, slid(1, 4), later], 0)).toBe(true);
  });
});

test.each<[Phrase, boolean]>([
  ['plan', true],
  ['plan_fetch', true],
  ['leave_for_now', true],
  ['put_right', true],
  ['move_this', false],
  ['seal_is', false],
  ['forgot', false],
])('%s says no more than what is done next: %s', (phrase, only) => {
  expect(announces({ phrase } as Pointed)).toBe(only);
});

describe('asking to lift the boxes', () => {
  test('nobody asked', () => {
    expect(asked(connection([dealt], []))).toBeNull();
  });

  test('is a question as long as nothing has happened since', () => {
    const question = said(1, { phrase: 'finish', number: 1 });
    expect(asked(connection([dealt], [question]))).toEqual({ by: 1, line: question.number });
    expect(asked(connection([dealt, slid(1, 4)], [question]))).toBeNull();
  });

  test('is answered by what each said last since', () => {
    const early = said(0, { phrase: 'wait', number: 1 });
    const question = said(1, { phrase: 'finish', number: 1 });
    const chat = [
      early,
      question,
      said(0, { phrase: 'not_sure', number: 1 }),
      said(2, { phrase: 'look_here', cell: 3, number: 1 }),
      said(0, { phrase: 'agreed', number: 1 }),
    ];
    const at = connection([dealt], chat);
    expect(answersTo(at, asked(at))).toEqual(new Map([[0, 'agreed']]));
    expect(answersTo(at, null)).toEqual(new Map());
  });
});
