import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { locale } from '$i18n/i18n.svelte';
import { painted } from '$lib/timing/idle-queue';
import { router } from '$lib/navigation/router.svelte';

// The page and its texts are loaded in parallel; until both are here, and it has been painted, the
// document stays as it was sent. The app reports a page that could not be loaded.
await Promise.all([locale.start(), router.show(), painted()]);
const target = document.getElementById('app')!;
target.replaceChildren();
mount(App, { target });

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('/sw.js');
}
