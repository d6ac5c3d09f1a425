import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

const WORKER = 'sw.js' // at the root of the page, so that it may serve all of it

// The page is part of the Python package; catalogues and rules pages are read where the games have them.
export default defineConfig({
  base: './',
  plugins: [svelte(), serviceWorker()],
  build: {
    outDir: '../src/shoal/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ['index.html', 'src/sw.ts'],
      output: { entryFileNames: (chunk) => (chunk.name === 'sw' ? WORKER : 'assets/[name]-[hash].js') },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
})

/** Tells the service worker what the page is made of. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((file) => file.startsWith('assets/'))
      const page = bundle['index.html']
      const worker = bundle[WORKER]
      if (page?.type !== 'asset' || worker?.type !== 'chunk') throw new Error('no page, or no service worker')
      const made = new TextEncoder().encode(JSON.stringify([files, String(page.source)]))
      const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', made))
      const version = Array.from(hash.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')
      worker.code = `const FILES=${JSON.stringify(files)},VERSION="${version}";${worker.code}`
    },
  }
}
