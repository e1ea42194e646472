import { afterEach, expect, test } from 'vitest'
import { Router } from 'wouter'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import type { CurrentUser } from '#contract/account/account.ts'
import { navigationMessages } from '#contract/base/navigation.texts.ts'
import { messages } from '#contract/base/texts.ts'
import { clubTeamsQuery } from '../../shared/own-team/own-team.queries.ts'
import { endSession, startSession } from '../../shared/session/session-store.ts'
import { attributesOf, htmlText } from '../../shared/ui/test-render.tsx'
import { Rail } from './Rail.tsx'
import { BottomNav } from './BottomNav.tsx'
import { GroupTabs } from './GroupTabs.tsx'
import { menuQuery } from './menu.queries.ts'

const user = (role: CurrentUser['role']): CurrentUser => ({
  id: 1,
  username: 'mika',
  email: null,
  role,
  created_at: 0,
  last_login: null,
  last_activity: null,
  settings: {},
})

afterEach(() => endSession('failed-login'))

/** The rail on a page, with or without a demo season in the archive. */
function railAt(
  path: string,
  { search = '', hasDemo = false, isFilling = false, isRunning = false } = {},
) {
  const queryClient = new QueryClient()
  queryClient.setQueryData(clubTeamsQuery.queryKey, { teams: [], defaultTeam: null })
  queryClient.setQueryData(menuQuery.queryKey, { isRunning, hasPins: false, hasLootpaths: false })
  queryClient.setQueryData(['archive'], { games: 5, hasDemo, isFilling })
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Router ssrPath={path} ssrSearch={search}>
        <Rail />
        <GroupTabs />
        <BottomNav />
      </Router>
    </QueryClientProvider>,
  )
}

/** The links that are marked, with what they lead to. */
const marked = (html: string, kind: 'page' | 'true') =>
  Array.from(html.matchAll(new RegExp(`<a[^>]*aria-current="${kind}"[^>]*>`, 'g')), ([link]) =>
    attributesOf(link, 'href'),
  ).flat()

test('the group on screen is marked in the rail and on phones, and its page among its tabs', () => {
  const html = railAt('/dashboard', { search: '?view=poi_data' })
  expect(marked(html, 'true')).toHaveLength(2)
  expect(marked(html, 'page')).toEqual(['/dashboard?view=poi_data'])
})

test('a match has a head of its own, and Stats has its own tabs', () => {
  expect(marked(railAt('/dashboard'), 'page')).toEqual([])
  expect(marked(railAt('/dashboard', { search: '?view=statsboard' }), 'page')).toEqual([])
  expect(marked(railAt('/dashboard', { search: '?view=statsboard' }), 'true')).toHaveLength(2)
})

test('pages outside the groups mark none', () => {
  expect(marked(railAt('/settings'), 'true')).toEqual([])
})

test('while a game runs its group says so', () => {
  const label = navigationMessages.running
  expect(railAt('/settings', { isRunning: true })).toContain(label)
  expect(railAt('/settings')).not.toContain(label)
})

test('notes are only there for those who have an account', () => {
  expect(marked(railAt('/notes'), 'page')).toEqual([])
  startSession('secret', user('admin'))
  expect(marked(railAt('/notes'), 'page')).toEqual(['/notes'])
})

test('a simulated season is named, and leads administrators to the imports', () => {
  expect(htmlText(railAt('/dashboard'))).not.toContain(messages.archive.demoText)
  const guest = railAt('/dashboard', { hasDemo: true })
  expect(htmlText(guest)).toContain(messages.archive.demoText)
  expect(guest).not.toContain('?tab=import')
  startSession('secret', user('admin'))
  expect(railAt('/dashboard', { hasDemo: true })).toContain('/admin?tab=import')
})

// Finding W6.
test('while the demo season is loaded the rail says so', () => {
  expect(railAt('/dashboard', { isFilling: true })).toContain(messages.archive.filling)
  expect(railAt('/dashboard')).not.toContain(messages.archive.filling)
})
