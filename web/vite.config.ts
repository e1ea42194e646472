import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import packageFile from '../package.json' with { type: 'json' }
import { namesFirstFiles } from './first-files.ts'

/**
 * write-excel-file compresses large files in workers created from blob URLs. Our content security
 * policy blocks those, so the export would hang forever. The package also ships a synchronous
 * version that needs no worker.
 */
const zipWithoutWorkers: Plugin = {
  name: 'zip-without-workers',
  transform: {
    filter: { id: /write-excel-file.modules.zip.zipToArrayBuffer\.js$/ },
    handler: () => `import zip from './zipToArrayBufferSync.js'
export default async (files) => zip(files)`,
  },
}

/** Every `import()` of the built page goes through load-chunk.ts instead of Vite's own helper. */
const ownChunkLoader: Plugin = {
  name: 'own-chunk-loader',
  transform: {
    filter: { id: /vite.preload-helper\.js$/ },
    handler: () => `export { loadChunk as __vitePreload } from '/app/loading/load-chunk.ts'`,
  },
}

/** wouter brings its own for React before 18. */
const ownStoreHook: Plugin = {
  name: 'own-store-hook',
  transform: {
    filter: { id: /use-sync-external-store.shim.index\.js$/ },
    handler: () => `export { useSyncExternalStore } from 'react'`,
  },
}

const plainIcons: Plugin = {
  name: 'plain-icons',
  transform: {
    filter: { id: /lucide-react.dist.esm.createLucideIcon\.mjs$/ },
    handler: () => `export { drawIcon as default } from '/shared/ui/draw-icon.ts'`,
  },
}

/**
 * Only the server needs the sentences about routes, for the API docs, and the schemas of their inputs. A form is checked
 * with a schema of its own name.
 */
const withoutServerParts: Plugin = {
  name: 'without-server-parts',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]contract[\\/][\w-]+\.ts$/ },
    // Until the next property or the end of the route, as the formatter indents them.
    handler: (code) => code.replaceAll(/^ {2}(?:summary|input):[^]*?(?=^ {2}\w|^\})/gm, ''),
  },
}

/**
 * Chromium then compiles a whole script while it arrives, beside the page's thread. Otherwise that thread compiles each
 * function when it is first called. Our scripts are split by what is shown, so most of their functions are called.
 */
const compileAtOnce: Plugin = {
  name: 'compile-at-once',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        // Chromium reads it only in the first line.
        if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
      }
    },
  },
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    zipWithoutWorkers,
    ownChunkLoader,
    ownStoreHook,
    plainIcons,
    withoutServerParts,
    compileAtOnce,
    namesFirstFiles(import.meta.dirname),
  ],
  define: { 'import.meta.env.VERSION': JSON.stringify(packageFile.version) },
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
        // One file for the libraries: browsers cache it across releases, and it compresses better
        // than twenty small ones.
        codeSplitting: {
          groups: [
            {
              name: 'libraries',
              test: /node_modules.(react|react-dom|scheduler|wouter|regexparam|@tanstack.(react-query|query-core)|zod|react-hot-toast)[\\/]/,
            },
            // Code that the first view shares with other views.
            {
              name: 'teams-and-legends',
              test: /shared.session.(session|preferences)\.ts|shared.ui.(overlay.(use-tooltip|Tooltip|use-modal|Modal)\.|feedback.(ErrorState|States)\.|action.RetryButton\.|legend.(Legend(Emblem|Picture)|Emblem|emblem-|class-color|ClassMark)|layout.Panel|overlay.use-popover|action.(CopyLink|ActionButton)|table.FewTag)|shared.(queries.(portraits|teams)\.queries|legend.roster|storage.(tab-memory|use-remembered-states)|page.(search-text|own-entry|use-(later|now))|address.(name-list|paths)|keyboard.(use-undo-keys|keep-focus))\.ts|icons.(users-round|undo-2|triangle-exclamation-point|rotate-cw)\.|domain.(legend.(legend|shipped-legends|roster-entry)|comp.comp|team.(team|region))\.ts|contract.(team|filter|comp|roster|day|session)\.ts/,
            },
            // Code that nearly every screen uses: one file compresses better than thirty.
            {
              name: 'common',
              test: /[\\/](web|contract|domain|lucide-react)[\\/]/,
              minShareCount: 40,
            },
            // What the Regular View shares with other views, without and with teams.
            {
              name: 'regular-parts',
              test: /regular.(PanelColumns|recommended.RecommendedSkeleton)|shared.(ui.(form.(SelectF|F)ield|feedback.EmptyState)|lineup.(lineup|use-lineup-state)|map.(chosen-map|map-choices)|keyboard.(use-single-keys|leader-key))\.|contract.messages.lobby\.ts|icons.(chevrons-up-down|minus|plus|file-down|layout-dashboard|chart-no-axes-column)\./,
            },
            {
              name: 'ranking-parts',
              test: /shared.(ui.(form.SegmentedField|feedback.Notice|legend.(NamedTrio|trio-order)|table.(data-table|Meter)|overlay.(Why|InfoTip))|page.time|forecast.(use-forecast|forecast\.queries|little-known))\.|contract.(messages.(ranking|forecast)|forecast)\.ts|domain.(stats.interval|comp.(ranking|weight)|forecast.feature|draft.ban)\.ts|regular.(format|likely.points)\.ts|icons.(lock|arrow-up)\./,
            },
            // What the Regular View draws next: two files instead of eleven.
            {
              name: 'regular-later',
              includeDependenciesRecursively: false,
              test: /regular.(strip.(BanField|NextBanChip)|likely.(PopularPanels|TopPanel|LegendsPanel))\.|shared.ui.legend.(LegendField|legend-field-keys)\.|domain.legend.match-legends\.ts|contract.messages.popular\.ts|icons.layout-grid\./,
            },
            {
              name: 'recommended',
              includeDependenciesRecursively: false,
              test: /regular.recommended.(Recommended(Panel|Entry)|recommended(-comps.queries)?|use-recommended|signed)\.|contract.(messages.comp-effect|recommendation)\.ts/,
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
