// Announces what happens to a table, to those who see it and to those who look elsewhere.
import { gameOf } from '$games/index';
import { t } from '$i18n/i18n.svelte';
import { markTab, notify } from '$lib/notices/attention.svelte';
import { sounds } from '$lib/notices/sound';
import { toast } from '$lib/notices/toasts.svelte';
import type { Connection } from '$net/connection.svelte';
import type { GameEvent, Me, TableEvent, TableInfo } from '$net/wire';
import { seatName } from '../seats/seats';
import { hasBegun, satDown, tableEventText, wasAsked } from './news';

/** How long news of my own seat stays, in seconds. */
const LONG = 9;

/** Call it while a component is made. */
export function announceNews(connection: Connection): void {
  connection.onTableEvents = (events, game) => {
    for (const event of events) tell(connection, event, game);
  };

  let before: TableInfo | null = null;
  $effect(() => {
    const { table, me } = connection;
    if (!table || !me) return;
    if (before) compare(before, table, me);
    before = table;
  });

  let wasHost: boolean | null = null;
  $effect(() => {
    if (!connection.me) return;
    const { host } = connection.me;
    if (wasHost === false && host) {
      toast(t('you-are-host'), 'plain', LONG);
      void notify(t('you-are-host'));
    }
    wasHost = host;
  });
}

function compare(before: TableInfo, table: TableInfo, me: Me): void {
  if (hasBegun(before, table)) {
    void notify(t('notify-begins'));
  } else if (table.phase === 'gathering') {
    for (const seat of satDown(before, table, me.seats)) {
      call(t('notify-sat-down', { name: seatName(seat) }));
    }
  } else if (wasAsked(before, table, me)) {
    const asker = table.seats.find(({ person }) => person === table.again_by);
    call(t('again-asks', { name: asker ? seatName(asker) : '' }));
  }
}

function call(text: string): void {
  sounds.arrive();
  void notify(text);
  markUntilSeen(text);
}

/** Marks the tab until the page is looked at. */
function markUntilSeen(text: string): void {
  if (!document.hidden) return;
  markTab(text);
  document.addEventListener('visibilitychange', () => markTab(''), { once: true });
}

function tell({ table, me }: Connection, event: TableEvent, game: GameEvent[]): void {
  if (!table || !me) return;
  if (event.event === 'host_moved') return; // the new host is told, for the others it is in the log
  if (event.event !== 'time_ran_out') {
    toast(tableEventText(event, table.seats));
    return;
  }
  for (const seat of event.seats.filter((at) => me.seats.includes(at))) {
    toast(gameOf(table.game).turn?.clockDid(game, seat) ?? t('late-you'), 'bad', LONG);
  }
}
