import './fonts.css';
import './app.css';
import { mount } from 'svelte';
import { games } from './api/http.ts';
import App from './App.svelte';
import { listen } from './router.svelte.ts';
import { keepSettings } from './settings.svelte.ts';

// Asked for now, so that they arrive together with the texts.
if (location.pathname === '/') void games().catch(() => undefined);
keepSettings();
listen();
mount(App, { target: document.getElementById('app')! });

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // A browser that forbids it plays all the same, so nobody needs to be told.
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
