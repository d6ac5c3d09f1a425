import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

// The page is part of the Python package; catalogues and rules pages are read where the games have them.
export default defineConfig({
  base: './',
  plugins: [svelte()],
  build: { outDir: '../src/shoal/server/static', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
})
