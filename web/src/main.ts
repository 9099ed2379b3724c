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
  // It fetches everything there is, so it waits until what was asked for is here. A browser that forbids it plays
  // all the same, so nobody needs to be told.
  const register = (): void => void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  const later = (): number => window.setTimeout(register, 2000);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}
