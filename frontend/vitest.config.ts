import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const PATIENCE = 60_000 // milliseconds: the machine may be busy with other things

// What the page thinks, tested without a browser: tests lie beside what they test. What is drawn is tests/page's.
export default defineConfig({
  plugins: [svelte()],
  server: { fs: { allow: ['..'] } }, // words and rules pages lie with the games
  resolve: { conditions: ['browser'] },
  test: {
    include: ['src/**/*.test.ts'],
    isolate: false, // all files in one place: alone each would compile what it imports anew, five times the work
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: PATIENCE,
    hookTimeout: PATIENCE,
  },
})
