import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import packageFile from '../package.json' with { type: 'json' }
import { firstViewGroups, namesFirstFiles } from './first-files.ts'

const ours = (file: string) => join(import.meta.dirname, file)

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), namesFirstFiles(import.meta.dirname)],
  define: { 'import.meta.env.VERSION': JSON.stringify(packageFile.version) },
  resolve: {
    alias: [
      // Loads again what failed in an outage. Vite's own helper doesn't.
      { find: /^.*vite\/preload-helper.*$/, replacement: ours('app/loading/load-chunk.ts') },
      // write-excel-file's own compresses in workers from blob URLs, which our content security policy blocks.
      { find: /^.*\/zipToArrayBuffer\.js$/, replacement: ours('shared/page/zip-workbook.ts') },
    ],
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // Never inline assets as data: URLs: our content security policy blocks inlined fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      // Schemas that nothing uses are left out.
      treeshake: { manualPureFunctions: ['z', 'text', 'textRules', 'wholeText', 'wholeNumber'] },
      output: {
        // Few large files compress better than many small ones, and libraries stay the same across releases.
        codeSplitting: {
          groups: [
            {
              name: 'libraries',
              test: /node_modules.(react|react-dom|scheduler|wouter|regexparam|@tanstack.(react-query|query-core)|zod|react-hot-toast)[\\/]/,
            },
            ...firstViewGroups(import.meta.dirname),
          ],
        },
        // Chromium then compiles a whole script while it arrives, beside the page's thread. Our scripts are split by
        // what is shown, so most of their functions are called. It reads this only in the first line.
        postBanner: '//# allFunctionsCalledOnLoad',
        entryFileNames: 'static/js/[name]-[hash].js',
        chunkFileNames: 'static/js/[name]-[hash].js',
        assetFileNames: 'static/assets/[name]-[hash][extname]',
      },
    },
  },
  worker: { rollupOptions: { output: { entryFileNames: 'static/js/[name]-[hash].js' } } },
  server: {
    port: 5173,
    proxy: {
      '/api': 'http://127.0.0.1:3000',
      '/socket.io': { target: 'http://127.0.0.1:3000', ws: true },
    },
  },
})
