import { expect, test } from 'vitest'
import { createLiveReader } from '#domain/live-match/feed/live-reader.ts'
import { seriesBefore } from '#domain/live-match/view/series-before.ts'
import { viewMatch } from '#domain/live-match/view/view-match.ts'
import { readLiveValue } from '../../archive/ingest/live-feed/decode-frame.ts'
import { simulateSeries } from '../simulator/simulated-series.ts'

const [game] = simulateSeries({ seed: 3, startedAt: 1_788_631_200, hasFaults: false, games: 1 })
const FEED = {
  feed: 1,
  name: 'Lobby 1',
  isSimulated: false,
  isConnected: true,
  isPaused: false,
  lastFrameAt: null,
}

// Finding L7.
test('a feed that connects after the drop shows legends and positions, no times, and that it is late', () => {
  const events = (game?.steps ?? []).flatMap(({ send }) => {
    const event = readLiveValue(send)
    return typeof event === 'string' ? [] : [event]
  })
  const drop = events.findIndex(
    (event) => event.type === 'gameStateChanged' && event.state === 'Playing',
  )
  const reader = createLiveReader()
  // A game that connects again sends its setup again, but no state.
  const setup = events.filter(({ type }) => type === 'matchSetup')
  const end = Math.floor((drop + events.length) / 2)
  for (const event of [...setup, ...events.slice(drop + 1, end)]) reader.add(event, null)
  const view = viewMatch(FEED, reader.match, seriesBefore(null, 'points', new Map()))
  expect(view).toMatchObject({ phase: 'playing', isLate: true, clockS: null, rings: [] })
  expect(view.kills.length).toBeGreaterThan(0)
  expect(view.kills.every(({ atS }) => atS === null)).toBe(true)
  const seen = view.teams.flatMap(({ players }) => players)
  expect(seen.every(({ legend }) => legend !== null)).toBe(true)
  expect(view.spots.some(({ spots }) => spots.length > 0)).toBe(true)
  expect(view.teams.every(({ landing }) => landing === null)).toBe(true)
})
