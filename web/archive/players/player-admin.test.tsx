import { expect, test } from 'vitest'
import { playerAdminMessages as texts } from '#contract/archive/player-admin.texts.ts'
import type { PlayerAdminRow } from '#contract/archive/player-admin.ts'
import { attributesOf, renderHtml, renderText } from '../../shared/ui/test-render.tsx'
import { adminPlayersQuery } from './player-admin.queries.ts'
import { PlayerAdminList } from './PlayerAdminList.tsx'
import { PlayerFacts } from './PlayerFacts.tsx'

const player = (name: string, change: Partial<PlayerAdminRow> = {}): PlayerAdminRow => ({
  player: `id-${name}`,
  name,
  otherNames: [],
  teams: [],
  games: 1,
  merged: [],
  ...change,
})

const list = <PlayerAdminList onMerge={() => {}} />
const options = (answer: unknown) => ({
  answers: [[adminPlayersQuery('').queryKey, answer]] as const,
})

test('facts tell two players of one name apart', () => {
  expect(renderText(<PlayerFacts player={player('mika')} />)).toBe('mika 1 game, ID id-mika')
  const known = player('mika', { otherNames: ['m1ka', 'Mika TV'], teams: ['Owls'], games: 40 })
  expect(renderText(<PlayerFacts player={known} />)).toBe(
    'mika 40 games, ID id-mika Team: Owls Also named: m1ka, Mika TV',
  )
  const renamed = player('mika', { otherNames: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] })
  expect(renderText(<PlayerFacts player={renamed} />)).toContain(
    'Also named: a, b, c, d, e, f and 2 more',
  )
})

test('a list says how many of all players it shows', () => {
  expect(renderText(list, options({ players: [player('mika')], total: 1 }))).toContain('Players 1 ')
  expect(renderText(list, options({ players: [player('mika')], total: 812 }))).toContain(
    texts.shown(1, 812),
  )
})

test('merged IDs can be split off, each by its own button', () => {
  const merged = [
    { key: 'old-1', names: ['m1ka'], games: 3 },
    { key: 'old-2', names: ['mk', 'mik'], games: 1 },
  ]
  const answer = options({ players: [player('mika', { merged })], total: 1 })
  const text = renderText(list, answer)
  expect(text).toContain('Includes ID old-1 (m1ka, 3 games)')
  expect(text).toContain('Includes ID old-2 (mk, mik, 1 game)')
  const labels = attributesOf(renderHtml(list, answer), 'aria-label')
  expect(labels).toContain(texts.splitOff('old-1'))
  expect(labels).toContain(texts.splitOff('old-2'))
  expect(labels).toContain(texts.mergeOf('mika'))
})

test('an archive without players says where they come from', () => {
  const text = renderText(list, options({ players: [], total: 0 }))
  expect(text).toContain(`${texts.none} ${texts.noneText}`)
  expect(renderText(list)).toContain(texts.loading)
  expect(renderText(list, options(new Error('away')))).toContain(texts.failed)
})
