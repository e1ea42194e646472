import { afterAll, expect, test } from 'vitest'
import { getReplay, getTeamCourses } from '#contract/live-match/replay.ts'
import { getSeries } from '#contract/series/series.ts'
import { createShareLink, openReplayLink } from '#contract/share/share-link.ts'
import type { GameTrack } from '#domain/live-match/feed/game-track.ts'
import { unpackReplay } from '#domain/live-match/replay/pack-replay.ts'
import { importFile } from '../../archive/import-file.ts'
import { file, game, playersOf, set, team } from '../../archive/test-archive.ts'
import { buildTestApp } from '../../testing/test-app.ts'

const { app, as, db } = await buildTestApp({}, afterAll)
const { headers } = await as('user', 'coach')

const COMP = 'ash crypto newcastle'
const START = 1_789_997_600
/** Storm Point's center, and 1 % of its picture in world units. */
const [X, Y, PERCENT] = [594, 939, 1021.05]

const member = (name: string, slot: number, path: number[]) => ({
  id: `${name}-0`,
  name: `${name} 0`,
  slot,
  revives: 0,
  respawns: 0,
  path,
})
const track: GameTrack = {
  rings: [
    { number: 1, x: X, y: Y, radius: 30_500, at: 90, closesInS: 30 },
    { number: 2, x: X, y: Y, radius: 15_000, at: 200, closesInS: 30 },
  ],
  teams: [
    { slot: 2, landing: { x: X - 10 * PERCENT, y: Y, poi: 'Barometer' }, entries: [] },
    { slot: 3, landing: null, entries: [] },
  ],
  players: [
    member('Alliance', 2, [0, X - 10 * PERCENT, Y, 20, X, Y]),
    member('Copper Owls', 3, [0, X, Y]),
  ],
  kills: [{ at: 300, killer: 0, victim: 1, x: X, y: Y }],
  downs: [],
  packages: [],
}
const teams = () =>
  ['Alliance', 'Copper Owls'].map((name, index) =>
    team(name, index + 1, COMP, { players: playersOf(name, COMP) }),
  )
const live = game('made-up:1', 1, '', teams(), { startedAt: START, track })
const plain = game('m2', 2, '', teams(), { startedAt: START + 3000 })
await importFile(db, file('live', [set('Harbor Open', [live, plain])], 'liveapi'))

const idOf = async (mid: string) =>
  (
    await db
      .selectFrom('game')
      .select('id')
      .where('mid', '=', mid)
      .where('is_current', '=', true)
      .executeTakeFirstOrThrow()
  ).id
const get = (url: string) => app.inject({ url })
const replayOf = async (id: number) =>
  getReplay.output.parse((await get(`/api/replays/${id}`)).json())

test('a guest gets positions, rings and fights of a live game, with the teams of the archive', async () => {
  const { replay, reason, ...facts } = await replayOf(await idOf('made-up:1'))
  expect(facts).toMatchObject({ event: 'Harbor Open', number: 1, map: 'stormpoint' })
  expect([reason, facts.startedAt]).toEqual([null, START])
  const {
    teams: known,
    players,
    rings,
    fights,
    durationS,
  } = unpackReplay(replay ?? expect.fail('no replay'))
  expect(known.map(({ name, placement }) => [name, placement])).toEqual([
    ['Alliance', 1],
    ['Copper Owls', 2],
  ])
  expect(known[0]?.landing).toEqual({ x: 40, y: 50, poi: 'Barometer' })
  expect(players[0]?.path).toEqual([
    { at: 0, x: 40, y: 50 },
    { at: 20, x: 50, y: 50 },
  ])
  // 30,500 of 102,105 units are 29.87 %.
  expect(rings[0]).toMatchObject({ number: 1, x: 50, y: 50, radius: 29.87 })
  expect(fights).toMatchObject([{ at: 300, attacker: 0, victim: 1 }])
  expect(durationS).toBe(300)
})

test('a game from a file without positions says why it has no replay', async () => {
  expect(await replayOf(await idOf('m2'))).toMatchObject({ replay: null, reason: 'no_positions' })
  expect((await get('/api/replays/999999')).statusCode).toBe(404)
})

test('a series leads to each of its games', async () => {
  const { series } = await replayOf(await idOf('made-up:1'))
  const { games } = getSeries.output.parse((await get(`/api/series/${series}`)).json())
  expect(games.map(({ id }) => id)).toEqual([await idOf('made-up:1'), await idOf('m2')])
})

test('the paths of a team are those of its games on the map until ring 2', async () => {
  const answer = await get('/api/team_courses?team=ALLIANCE&map=stormpoint')
  const { team: name, courses } = getTeamCourses.output.parse(answer.json())
  expect(name).toBe('Alliance')
  expect(courses).toMatchObject([
    { number: 1, placement: 1, landing: { x: 40, y: 50, poi: 'Barometer' } },
  ])
  // Every ten seconds: at 40, 45 and 50 %, then until they were not seen for 30 s.
  expect(courses[0]?.path).toEqual([
    0, 4000, 5000, 10, 500, 0, 10, 500, 0, 10, 0, 0, 10, 0, 0, 10, 0, 0,
  ])
  for (const query of ['team=Alliance&map=worldsedge', 'team=Nobody&map=stormpoint']) {
    const other = await get(`/api/team_courses?${query}`)
    expect(getTeamCourses.output.parse(other.json()).courses).toEqual([])
  }
})

test('a view link opens the replay of its game, also after the file of the game has come', async () => {
  const made = await app.inject({
    method: 'POST',
    url: '/api/share_links',
    headers,
    payload: { kind: 'game_replay', game: await idOf('made-up:1') },
  })
  const { token, link } = createShareLink.output.parse(made.json())
  const open = async () => {
    const payload = { token, isFirst: true }
    const url = '/api/share_links/open_replay'
    return openReplayLink.output.parse((await app.inject({ method: 'POST', url, payload })).json())
  }
  const before = await idOf('made-up:1')
  expect(await open()).toEqual({ game: before, ended: null })
  const stats = game('m1', 1, '', teams(), { startedAt: START + 60 })
  await importFile(db, file('stats', [set('Stats', [stats])], 'statscode'))
  const { game: now } = await open()
  expect(now).toBe(await idOf('m1'))
  // The address of before leads there too.
  await expect.poll(async () => (await replayOf(before)).id).toBe(now)
  expect((await replayOf(before)).replay).not.toBeNull()
  const off = { method: 'DELETE', url: `/api/share_links/${link.id}`, headers } as const
  expect((await app.inject(off)).statusCode).toBe(200)
  expect(await open()).toEqual({ game: null, ended: 'revoked' })
  const wrong = { kind: 'game_replay', series: 1 }
  const refused = { method: 'POST', url: '/api/share_links', headers, payload: wrong } as const
  expect((await app.inject(refused)).statusCode).toBe(400)
})
