import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { tongue } from '$i18n/i18n.svelte';
import { seen } from '$lib/idle-queue';
import { router } from '$lib/router.svelte';

// The page and the words come at the same time; what went wrong with the page is said by the app.
// What the page was sent with is seen until both are here.
await Promise.all([tongue.start(), router.show(), seen()]);
const target = document.getElementById('app')!;
target.replaceChildren();
mount(App, { target });

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('/sw.js');
}
