import { afterEach, expect, test } from 'vitest'
import { Router } from 'wouter'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import type { CurrentUser } from '#contract/account/account.ts'
import { messages } from '#contract/base/texts.ts'
import { clubTeamsQuery } from '../../shared/own-team/own-team.queries.ts'
import { endSession, startSession } from '../../shared/session/session-store.ts'
import { attributesOf, htmlText } from '../../shared/ui/test-render.tsx'
import { Rail } from './Rail.tsx'
import { ViewChips } from './ViewChips.tsx'

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
  { search = '', hasDemo = false, isFilling = false, ownTeam = null as string | null } = {},
) {
  const queryClient = new QueryClient()
  queryClient.setQueryData(clubTeamsQuery.queryKey, { teams: [], defaultTeam: ownTeam })
  queryClient.setQueryData(['archive'], { games: 5, hasDemo, isFilling })
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Router ssrPath={path} ssrSearch={search}>
        <Rail />
        <ViewChips />
      </Router>
    </QueryClientProvider>,
  )
}

const currentOf = (html: string) =>
  Array.from(html.matchAll(/<a[^>]*aria-current="page"[^>]*>/g), ([link]) =>
    attributesOf(link, 'href'),
  )

test('the view on screen is marked, in the rail and in the chips', () => {
  expect(currentOf(railAt('/dashboard', { search: '?view=poi_data' })).flat()).toEqual([
    '/dashboard?view=poi_data',
    '/dashboard?view=poi_data',
  ])
  expect(currentOf(railAt('/dashboard')).flat()).toEqual(['/dashboard', '/dashboard'])
})

test('the page of the interactive map counts as its view, other pages as none', () => {
  expect(currentOf(railAt('/interactive-map')).flat()[0]).toContain('interactive_map')
  expect(currentOf(railAt('/settings'))).toEqual([])
})

test("the page of the user's team is the first entry, and marked instead of the list of teams", () => {
  const rail = railAt('/dashboard', { search: '?view=team&team=herons', ownTeam: 'Herons' })
  expect(attributesOf(rail, 'href')[0]).toBe('/dashboard?view=team&team=Herons')
  expect(currentOf(rail).flat()[0]).toBe('/dashboard?view=team&team=Herons')
  const other = railAt('/dashboard', { search: '?view=team&team=Owls', ownTeam: 'Herons' })
  expect(currentOf(other).flat()[0]).toBe('/dashboard?view=team')
})

test('notes are only there for those who have an account, and marked in both of their parts', () => {
  const label = messages.app.notes
  expect(htmlText(railAt('/dashboard'))).not.toContain(label)
  startSession('secret', user('admin'))
  expect(htmlText(railAt('/dashboard'))).toContain(label)
  expect(htmlText(railAt('/dashboard'))).not.toContain(messages.views.comp_notes)
  expect(currentOf(railAt('/notes')).flat()).toEqual(['/notes', '/notes'])
  const comps = railAt('/dashboard', { search: '?view=comp_notes' })
  expect(currentOf(comps).flat()).toEqual(['/notes', '/notes'])
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
