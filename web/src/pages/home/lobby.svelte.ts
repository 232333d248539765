// Who is here, who waits for a quick match, and who invites me: asked for while the page is seen.
import { settings } from '$lib/device/settings.svelte';
import { api } from '$net/api';
import type { Lobby } from '$net/wire';

const EVERY = 15_000;

class LobbyNews {
  news = $state.raw<Lobby | null>(null);

  /** Asks now, and again every while; call it inside an effect. */
  watch(): () => void {
    const ask = (): void => {
      // Without an answer the page stays as it is.
      if (!document.hidden) void this.reload().catch(() => {});
    };
    ask();
    const timer = setInterval(ask, settings.paced(EVERY));
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }

  async reload(): Promise<void> {
    this.news = await api<Lobby>('/lobby');
  }
}

export const lobby = new LobbyNews();
