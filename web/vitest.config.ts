import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  // Svelte as a browser runs it: runes are alive, though there is no page.
  resolve: { conditions: ['browser'] },
  test: {
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/browser.ts'],
    testTransformMode: { web: ['**/tests/**'] },
    restoreMocks: true,
  },
});
