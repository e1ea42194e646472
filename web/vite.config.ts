import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import packageFile from '../package.json' with { type: 'json' }

/**
 * The writer of spreadsheets compresses what is large in workers made of blobs, which the content security policy
 * forbids, and then waits for ever. It brings another way to compress, which needs none.
 */
const zipWithoutWorkers: Plugin = {
  name: 'zip-without-workers',
  transform: {
    filter: { id: /write-excel-file.modules.zip.zipToArrayBuffer\.js$/ },
    handler: () => `import zip from './zipToArrayBufferSync.js'
export default async (files) => zip(files)`,
  },
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), zipWithoutWorkers],
  define: { 'import.meta.env.VERSION': JSON.stringify(packageFile.version) },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // The size check reads it.
    manifest: true,
    // The strict content security policy takes neither inlined fonts nor inlined pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: {
        // One file that browsers keep from release to release, and that packs better than twenty.
        codeSplitting: {
          groups: [
            {
              name: 'libraries',
              test: /node_modules.(react|react-dom|scheduler|react-router|nuqs|@tanstack.(react-query|query-core)|zod|react-hot-toast)[\\/]/,
            },
            // What the first view has in common with others.
            {
              name: 'teams-and-legends',
              test: /shared.ui.(legend.(Legend[A-Z]|Emblem|emblem-|class-color|ClassMark|grid-keys|trio-order)|layout.Panel|overlay.(Why|use-popover)|action.(CopyLink|ActionButton)|form.(SearchField|SwitchField)|table.Meter)|shared.(queries.(portraits|teams)\.queries|storage.(tab-memory|use-remembered-states)|page.(search-text|own-entry|low-sample|use-(later|now))|address.name-list|keyboard.use-undo-keys)\.ts|icons.(save|users-round|undo-2|check)\.|domain.(legend.legend|comp.comp|team.(team|region))\.ts|contract.(team|filter|recommendation|comp)\.ts/,
            },
            // What nearly every screen has packs better in one file than in thirty.
            {
              name: 'common',
              test: /[\\/](web|contract|domain|lucide-react)[\\/]/,
              minShareCount: 24,
            },
          ],
        },
        entryFileNames: 'static/js/[name]-[hash].js',
        chunkFileNames: 'static/js/[name]-[hash].js',
        assetFileNames: 'static/assets/[name]-[hash][extname]',
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': 'http://127.0.0.1:3000',
      '/socket.io': { target: 'http://127.0.0.1:3000', ws: true },
    },
  },
})
