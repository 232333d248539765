import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { tongue } from '$lib/i18n.svelte';

await tongue.start();
mount(App, { target: document.getElementById('app')! });

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('/sw.js');
}
