// Adds this device's share of randomness to the deal of a table, before its game begins.
import { untrack } from 'svelte';
import type { Connection } from '$net/connection.svelte';
import type { Me, TableInfo } from '$net/wire';
import { promiseOf, toHex } from './fair';
import { keepDeal, keptDeal, type KeptDeal } from './kept';

interface Given {
  share: string;
  promise: string;
  /** Whether the share was sent with the promise, as I was the only person here. */
  alone: boolean;
  opened: boolean;
}

/** Call it while a component is made. */
export function addShare(connection: Connection): void {
  let given: Given | null = null;

  const note = (more: Partial<KeptDeal>): void => {
    const { id, deal } = connection.table!;
    const known = keptDeal(id);
    const { commitment } = deal!;
    const fresh = { commitment, mine: null, promises: [], late: false, openings: 0 };
    keepDeal(id, { ...fresh, ...known, ...more });
  };

  function promise(table: TableInfo, alone: boolean): void {
    const share = toHex(crypto.getRandomValues(new Uint8Array(32)));
    const made = { share, promise: promiseOf(table.id, share), alone, opened: false };
    given = made;
    note({});
    connection
      .request({ type: 'promise', promise: made.promise, share: alone ? share : null })
      // Refused if another device of mine has promised one: then that one's counts.
      .then(() => keptDeal(table.id)?.openings || note({ mine: { promise: made.promise, share } }))
      .catch(() => {});
  }

  $effect(() => {
    const { table, me, status } = connection;
    if (status !== 'open') given = null;
    else if (table?.deal && table.phase === 'gathering' && me?.seats.length) {
      const alone = isAlone(table, me);
      // A share that others may know is of no use.
      if (!given || given.opened || given.alone !== alone) untrack(() => promise(table, alone));
    }
  });

  connection.onOpening = (promises) => {
    const mine = given;
    if (!mine || !promises.some((one) => one.promise === mine.promise)) return;
    mine.opened = true;
    const { promise, share } = mine;
    const openings = (keptDeal(connection.table!.id)?.openings ?? 0) + 1;
    note({ mine: { promise, share }, promises, openings });
    connection.request({ type: 'share', share: mine.share }).catch(() => note({ late: true }));
  };
}

const isAlone = ({ seats }: TableInfo, me: Me): boolean =>
  seats.every(({ person }) => person === null || person === me.person);
