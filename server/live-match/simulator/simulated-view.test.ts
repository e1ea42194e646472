import { expect, test } from 'vitest'
import { createLiveReader } from '#domain/live-match/feed/live-reader.ts'
import { applyUpdate, diffViews } from '#domain/live-match/view/live-update.ts'
import { legendKey } from '#domain/catalog/legend.ts'
import { chosenLegends } from '#domain/live-match/view/projected-ban.ts'
import { seriesBefore } from '#domain/live-match/view/series-before.ts'
import { viewMatch } from '#domain/live-match/view/view-match.ts'
import { decodeLiveFrame, readLiveValue } from '../../archive/ingest/live-feed/decode-frame.ts'
import { answerFrame, banStatus } from './simulated-frames.ts'
import { simulateSeries } from './simulated-series.ts'

const [, game] = simulateSeries({ seed: 7, startedAt: 1_788_631_200, hasFaults: true, games: 2 })
const FEED = {
  feed: 1,
  name: 'Lobby 1',
  isSimulated: false,
  isConnected: true,
  isPaused: false,
  lastFrameAt: null,
}
const FIRST_GAME = seriesBefore(null, 'points', new Map())

/** The view after every so many events. */
function* viewsEvery(count: number) {
  const reader = createLiveReader()
  const view = () => viewMatch(FEED, reader.match, FIRST_GAME)
  yield view()
  const answer = answerFrame('customMatch_LegendBanStatus', banStatus(game?.bans ?? []), 'json')
  const bans = decodeLiveFrame(answer)
  if (typeof bans !== 'string') reader.add(bans, null)
  for (const [index, { send }] of (game?.steps ?? []).entries()) {
    const event = readLiveValue(send)
    if (typeof event !== 'string') reader.add(event, null)
    if (index % count === 0) yield view()
  }
  yield view()
}

test('a viewer who saw every update has the same at any time as one who comes then', () => {
  const [first, ...later] = viewsEvery(50)
  if (!first) throw new Error('There is no view.')
  let [seen, before] = [first, first]
  for (const view of later) {
    const update = diffViews(before, view)
    if (update) seen = applyUpdate(seen, update)
    before = view
    expect(seen).toEqual(view)
  }
  expect(later.length).toBeGreaterThan(100)
})

test('the last view has the results that the simulator knows', () => {
  const last = [...viewsEvery(1000)].at(-1)
  const known = game?.known
  expect(last).toMatchObject({ phase: 'over', map: known?.map, game: 1 })
  expect(game?.bans).toHaveLength(1)
  expect(last?.bans.map(legendKey)).toEqual(game?.bans)
  const teams = last?.teams.toSorted((a, b) => (a.placement ?? 0) - (b.placement ?? 0))
  expect(
    teams?.map((team) => ({
      name: team.name,
      placement: team.placement,
      kills: team.kills,
      poi: team.landing?.poi,
      legends: chosenLegends(team).map(legendKey),
    })),
  ).toEqual(
    known?.teams.map(({ name, placement, poi, players }) => ({
      name,
      placement,
      kills: players.reduce((sum, { kills }) => sum + kills, 0),
      poi,
      legends: players.map(({ legend }) => legendKey(legend)),
    })),
  )
  expect(last?.rings.map(({ number }) => number)).toEqual(known?.rings.map(({ number }) => number))
})

test('legends are shown when they are chosen, not before', () => {
  const locked: number[] = []
  for (const { phase, teams } of viewsEvery(1)) {
    if (phase === 'playing') break
    locked.push(teams.filter((team) => chosenLegends(team).length > 0).length)
  }
  expect(locked[0]).toBe(0)
  expect(locked).toEqual(locked.toSorted((a, b) => a - b))
  expect(locked.at(-1)).toBe(20)
})
