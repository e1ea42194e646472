import { expect, test } from 'vitest'
import type { GameTwin, JoinedTwin, TwinGame } from '#contract/archive/game-twin.ts'
import { gameTwinMessages as texts } from '#contract/archive/game-twin.texts.ts'
import { attributesOf, renderHtml, renderText } from '../../../shared/ui/test-render.tsx'
import { gameTwinsQuery } from './game-twin.queries.ts'
import { TwinPanel } from './TwinPanel.tsx'

const NOON = Date.UTC(2026, 9, 3, 12)

const game = (event: string, change: Partial<TwinGame> = {}): TwinGame => ({
  mid: event,
  format: 'overstat',
  event,
  number: 3,
  startedAt: NOON,
  map: 'stormpoint',
  teams: ['Owls', 'Foxes'],
  ...change,
})

const twin = (change: Partial<GameTwin> = {}): GameTwin => ({
  game: game('OBS-PC-2', { format: 'liveapi', teams: ['Owls', 'Herons'] }),
  other: game('Harbor Open'),
  players: 60,
  samePlayers: 52,
  ...change,
})

const joined = (decidedBy: string | null): JoinedTwin => ({
  game: game('OBS-PC-2'),
  other: game('Harbor Open', { number: 4 }),
  decidedBy,
  decidedAt: Date.now() - 2 * 60_000 - 500,
})

const panel = (answer: unknown) =>
  renderHtml(<TwinPanel />, {
    answers: answer === undefined ? [] : [[gameTwinsQuery.queryKey, answer]],
  })
const panelText = (answer: unknown) =>
  renderText(<TwinPanel />, { answers: [[gameTwinsQuery.queryKey, answer]] })

test('an archive without such games shows nothing, and a failure says so', () => {
  expect(panel(undefined)).toBe('')
  expect(panel({ twins: [], joined: [] })).toBe('')
  expect(panelText(new Error('away'))).toContain(texts.loadFailed)
})

test('a pair shows both games, what they have in common and how far apart they began', () => {
  const other = game('Harbor Open', { startedAt: NOON + 90_400 })
  const text = panelText({ twins: [twin({ other })], joined: [] })
  expect(text).toContain(texts.count(1))
  expect(text).toContain('OBS-PC-2, Game 3 LiveAPI log 3 Oct 2026')
  expect(text).toContain('Harbor Open, Game 3 overstat JSON')
  expect(text).toContain('52 of 60 players are in both , 90 seconds apart')
  expect(panelText({ twins: [twin()], joined: [] })).toContain('same start')
})

test('teams that are in both games are marked in both', () => {
  const html = panel({ twins: [twin()], joined: [] })
  expect(Array.from(html.matchAll(/data-shared="true">(\w+)</g), ([, team]) => team)).toEqual([
    'Owls',
    'Owls',
  ])
})

test('both decisions name both games, for those who do not see them side by side', () => {
  const labels = attributesOf(panel({ twins: [twin()], joined: [] }), 'aria-label')
  expect(labels).toContain(texts.sameOf('OBS-PC-2, Game 3', 'Harbor Open, Game 3'))
  expect(labels).toContain(texts.differentOf('OBS-PC-2, Game 3', 'Harbor Open, Game 3'))
})

test('a joined pair says who joined it and can be split', () => {
  const text = panelText({ twins: [], joined: [joined('mika'), joined(null)] })
  expect(text).toContain(texts.joinedBy('mika', '2 minutes ago'))
  expect(text).toContain('Joined automatically, 2 minutes ago')
  expect(text).not.toContain(texts.title)
  const labels = attributesOf(panel({ twins: [], joined: [joined('mika')] }), 'aria-label')
  expect(labels).toContain(texts.splitOf('OBS-PC-2, Game 3', 'Harbor Open, Game 4'))
})

test('a game on an unknown map has no map', () => {
  const other = game('Harbor Open', { map: null })
  expect(panelText({ twins: [twin({ other })], joined: [] }).split('Storm Point')).toHaveLength(2)
})
