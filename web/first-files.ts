import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** What the first screen of an address loads right after the entry; server/http/first-page.ts chooses among them. */
const FIRST = {
  login: ['login/LoginPage.tsx'],
  regular: ['regular/RegularView.tsx', 'regular/recommended/RecommendedPanel.tsx'],
  // The panels beside the table come after it.
  lobby: ['regular/RegularView.tsx', 'regular/likely/RankedPanels.tsx'],
  calculator: ['draft/DraftView.tsx'],
  series: ['series/SeriesView.tsx'],
  team: ['team-page/TeamView.tsx'],
  statsboard: ['app/StatsRoute.tsx'],
}

interface BuiltFile {
  readonly type: 'chunk' | 'asset'
  readonly moduleIds?: readonly string[]
  readonly imports?: readonly string[]
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> }
  readonly source?: string | Uint8Array
}

/**
 * Writes pages/<name>.html beside index.html: the same page, which also names the scripts and styles of its first
 * screen, so browsers request them at once and not after the entry has run.
 */
export const namesFirstFiles = (root: string): Plugin => ({
  name: 'first-files',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle: Readonly<Record<string, BuiltFile>>) {
      const page = String(bundle['index.html']?.source)
      for (const [name, modules] of Object.entries(FIRST)) {
        const files = [
          ...filesOf(
            bundle,
            modules.map((module) => resolve(root, module)),
          ),
        ]
        const links = files.filter((file) => !page.includes(`/${file}"`)).map(toLink)
        this.emitFile({
          type: 'asset',
          fileName: `pages/${name}.html`,
          source: stylesFirst(page.replace('</head>', `${links.join('')}</head>`)),
        })
      }
    },
  },
})

function filesOf(bundle: Readonly<Record<string, BuiltFile>>, modules: readonly string[]) {
  const files = new Set<string>()
  const add = (name: string) => {
    const file = bundle[name]
    if (!file || files.has(name)) return
    files.add(name)
    for (const style of file.viteMetadata?.importedCss ?? []) files.add(style)
    for (const next of file.imports ?? []) add(next)
  }
  for (const module of modules) {
    const chunk = Object.entries(bundle).find(([, { moduleIds }]) => moduleIds?.includes(module))
    if (!chunk) throw new Error(`${module} is no chunk of the page`)
    add(chunk[0])
  }
  return files
}

/** The frame of the page needs no script. */
function stylesFirst(page: string) {
  const styles = /\s*<link rel="stylesheet"[^>]*>/g
  const rest = page.replaceAll(styles, '')
  return rest.replace('<script src="/theme.js"></script>', `$&${page.match(styles)?.join('')}`)
}

const toLink = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`
