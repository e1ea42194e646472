import { relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { firstViewGroups, namesFirstFiles } from './first-files.ts'

const ROOT = '/page'
const PAGE = '<head><script src="/theme.js"></script><script src="/js/entry.js"></script></head>'

const chunk = (module: string, imports: string[] = [], styles: string[] = []) => ({
  type: 'chunk' as const,
  moduleIds: [resolve(ROOT, module)],
  imports,
  viteMetadata: { importedCss: new Set(styles) },
})

const SHARED = { type: 'chunk' as const, moduleIds: [], imports: ['js/entry.js'] }

const BUNDLE = {
  'index.html': { type: 'asset' as const, source: PAGE },
  'js/entry.js': chunk('app/main.tsx'),
  'js/shared.js': SHARED,
  'js/login.js': chunk('account/login/LoginPage.tsx', ['js/shared.js'], ['css/login.css']),
  'js/regular.js': chunk('regular/RegularView.tsx', ['js/shared.js']),
  'js/ranked.js': chunk('regular/likely/RankedPanels.tsx', ['js/shared.js', 'js/regular.js']),
  'js/recommended.js': chunk('regular/recommended/RecommendedPanel.tsx', ['js/shared.js']),
  'js/draft.js': chunk('draft/DraftView.tsx'),
  'js/series.js': chunk('series/SeriesView.tsx'),
  'js/team.js': chunk('team/TeamView.tsx'),
  'js/stats.js': chunk('app/StatsRoute.tsx'),
}

/** The pages that the plugin writes, by name. */
function pagesOf(bundle: Readonly<Record<string, object>>) {
  const pages = new Map<string, string>()
  const { generateBundle } = namesFirstFiles(ROOT)
  if (typeof generateBundle !== 'object') throw new Error('the plugin has no such hook')
  const context = {
    emitFile: ({ fileName, source }: { fileName: string; source: string }) =>
      void pages.set(fileName, source),
  }
  Reflect.apply(generateBundle.handler, context, [{}, bundle])
  return pages
}

const filesOf = (page = '') =>
  Array.from(page.matchAll(/(?:href|src)="\/([^"]+)"/g), ([, file = '']) => file)

test('a page names the files of its first screen and what they import, each once', () => {
  const pages = pagesOf(BUNDLE)
  expect(filesOf(pages.get('pages/lobby.html')).toSorted()).toEqual([
    'js/entry.js',
    'js/ranked.js',
    'js/regular.js',
    'js/shared.js',
    'theme.js',
  ])
  expect(filesOf(pages.get('pages/team.html'))).toEqual(['theme.js', 'js/entry.js', 'js/team.js'])
})

test('styles come before scripts, because the frame of the page needs only them', () => {
  expect(filesOf(pagesOf(BUNDLE).get('pages/login.html')).slice(0, 2)).toEqual([
    'theme.js',
    'css/login.css',
  ])
})

test('a screen that was renamed stops the build', () => {
  const { 'js/login.js': _, ...bundle } = BUNDLE
  expect(() => pagesOf(bundle)).toThrow(/LoginPage\.tsx is no chunk of the page/)
})

test('our modules are grouped by the first screens that import them', () => {
  const imports: Readonly<Record<string, readonly string[]>> = {
    'app/main.tsx': ['shared/session.ts'],
    'account/login/LoginPage.tsx': ['shared/form.ts', 'shared/picture.ts'],
    'regular/RegularView.tsx': ['shared/form.ts', 'shared/table.ts'],
    'regular/likely/RankedPanels.tsx': ['shared/chart.ts'],
    'draft/DraftView.tsx': ['shared/table.ts', 'draft/board.ts'],
    // In a circle.
    'shared/table.ts': ['shared/row.ts'],
    'shared/row.ts': ['shared/table.ts'],
  }
  const graph = {
    getModuleInfo: (id: string) => ({
      importedIds: (imports[relative(ROOT, id)] ?? []).map((module) => resolve(ROOT, module)),
    }),
  }
  const groups = (...modules: string[]) =>
    modules.map((module) =>
      firstViewGroups(ROOT).flatMap(({ name }) => name(resolve(ROOT, module), graph) ?? []),
    )
  expect(groups('app/main.tsx', 'shared/session.ts', 'shared/form.ts')).toEqual([
    ['shell'],
    ['shell'],
    ['shell'],
  ])
  expect(groups('account/login/LoginPage.tsx', 'shared/picture.ts')).toEqual([['login'], ['login']])
  expect(groups('shared/row.ts', 'shared/chart.ts')).toEqual([['dashboard'], ['dashboard']])
  expect(groups('draft/DraftView.tsx', 'draft/board.ts')).toEqual([[], []])
})
