import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const ENTRY = 'app/main.tsx'

/** What the first screen of an address loads right after the entry; server/http/first-page.ts chooses among them. */
const FIRST = {
  login: ['account/login/LoginPage.tsx'],
  regular: ['regular/RegularView.tsx', 'regular/recommended/RecommendedPanel.tsx'],
  // The panels beside the table come after it.
  lobby: ['regular/RegularView.tsx', 'regular/likely/RankedPanels.tsx'],
  calculator: ['draft/DraftView.tsx'],
  series: ['series/SeriesView.tsx'],
  team: ['team/TeamView.tsx'],
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

interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

const GROUPS = ['shell', 'login', 'dashboard'] as const

/**
 * Decides by imports which of our modules share a file: what login and dashboard both load, what only the login loads,
 * and what only the dashboard loads. Everything else is split as usual. A group takes the icons of its modules along,
 * so the shell comes first.
 */
export function firstViewGroups(root: string) {
  let groups: ReadonlyMap<string, string> | null = null
  return GROUPS.map((name) => ({
    name: (id: string, graph: Graph) => {
      groups ??= groupModules(root, graph)
      return groups.get(id) === name ? name : null
    },
    debugName: name,
    test: /[\\/](web|contract|domain)[\\/]/,
  }))
}

function groupModules(root: string, graph: Graph): ReadonlyMap<string, (typeof GROUPS)[number]> {
  const login = reach(graph, root, [ENTRY, ...FIRST.login])
  const dashboard = reach(graph, root, [ENTRY, ...FIRST.regular, ...FIRST.lobby])
  return new Map([
    ...[...login].map((id) => [id, dashboard.has(id) ? 'shell' : 'login'] as const),
    ...[...dashboard].filter((id) => !login.has(id)).map((id) => [id, 'dashboard'] as const),
  ])
}

/** The modules and all that they import, but not what they load later. */
function reach(graph: Graph, root: string, modules: readonly string[]) {
  const found = new Set<string>()
  const add = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) add(next)
  }
  for (const module of modules) add(resolve(root, module))
  return found
}
