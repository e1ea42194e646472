import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Finding } from '#domain/archive/match.ts'
import { endLiveGame } from '#contract/live-match/live-game.ts'
import { buildFeedApp } from './test-feed.ts'
import { handMatch, openHandFeed, wholeMatch } from './test-match.ts'

const HOUR = 3600
const START = Math.floor(Date.now() / 1000) - 14 * HOUR
/** Games of an evening start half an hour apart. */
const startOf = (game: number) => START + (game - 1) * 1800

async function openEvening() {
  const built = await buildFeedApp()
  const { db } = built
  const url = await built.start()
  const openFeed = async (name: string) => {
    const { id, token } = await built.addFeed(name)
    return { id, ...(await openHandFeed(url, token)) }
  }
  /** The games that count, series by series, each as its number and its start in half hours. */
  const series = async () => {
    const { rows } = await sql<{ games: string[] }>`
      select array_agg(number || ' at ' || extract(epoch from started_at) order by number) as games
      from game where is_current group by series_id order by min(started_at)`.execute(db)
    return rows.map(({ games }) =>
      games.map((game) => {
        const [number, , at] = game.split(' ')
        return [Number(number), (Number(at) - START) / 1800 + 1]
      }),
    )
  }
  const imports = () =>
    db.selectFrom('import').select('games').where('undone_at', 'is', null).orderBy('id').execute()
  const findings = async () => {
    const { rows } = await sql<Pick<Finding, 'kind' | 'found' | 'action'>>`
      select f.* from import,
        jsonb_to_recordset(findings) as f(kind text, team text, games jsonb, found text, action text)
      where undone_at is null order by id`.execute(db)
    return rows
  }
  return { ...built, openFeed, series, imports, findings }
}

const numbered = (from: number, to: number, first = 1) =>
  Array.from({ length: to - from + 1 }, (_, index) => [first + index, from + index])

// Finding L1.
test('a feed with 25 games without a break keeps all of them, as one import', async () => {
  const { openFeed, series, imports } = await openEvening()
  const feed = await openFeed('Observer')
  for (let game = 1; game <= 25; game += 1) feed.send(...wholeMatch({ at: startOf(game) }))
  await feed.close()
  await expect.poll(series).toEqual([numbered(1, 25)])
  await expect.poll(imports).toMatchObject([{ games: 25 }])
})

// Finding L2.
test('two lobbies on one feed are two series, and a spare computer goes on with that of its lobby', async () => {
  const { openFeed, series, imports, findings } = await openEvening()
  const first = await openFeed('Observer')
  for (let game = 1; game <= 3; game += 1) first.send(...wholeMatch({ at: startOf(game) }))
  first.send(...wholeMatch({ at: startOf(4), lobby: 'B' }))
  const spare = await openFeed('Spare')
  spare.send(...wholeMatch({ at: startOf(5) }))
  await expect.poll(series).toEqual([
    [
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 5],
    ],
    [[1, 4]],
  ])
  // Both computers receive the next game.
  first.send(...wholeMatch({ at: startOf(6) }))
  spare.send(...wholeMatch({ at: startOf(6) + 2 }))
  await Promise.all([first.close(), spare.close()])
  await expect.poll(async () => (await series())[0]).toHaveLength(5)
  await expect.poll(findings).toContainEqual(
    expect.objectContaining({
      kind: 'duplicate_game',
      found: 'received from "Observer" and "Spare"',
    }),
  )
  await expect.poll(imports).toMatchObject([{ games: 1 }, { games: 5 }])
})

const unnamed = (at: number, lobby: string) =>
  wholeMatch({ at, lobby }).map((event) =>
    JSON.parse(JSON.stringify(event).replaceAll(/"teamName":"[^"]*"/g, '"teamName":""')),
  )

test('teams without names are told apart by their players', async () => {
  const { openFeed, series } = await openEvening()
  const feed = await openFeed('Observer')
  feed.send(...unnamed(startOf(1), 'A'), ...unnamed(startOf(2), 'B'), ...unnamed(startOf(3), 'A'))
  await feed.close()
  await expect.poll(series).toEqual([
    [
      [1, 1],
      [2, 3],
    ],
    [[1, 2]],
  ])
})

test('more than half of a lobby has to be the same', async () => {
  const { openFeed, series } = await openEvening()
  const feed = await openFeed('Observer')
  const half = wholeMatch({ at: startOf(2) }).map((event) =>
    JSON.parse(
      JSON.stringify(event)
        .replaceAll(/A([5-8]|\sSquad [5-8])/g, 'C$1')
        .replaceAll(/"a([5-8])/g, '"c$1'),
    ),
  )
  feed.send(...wholeMatch({ at: startOf(1) }), ...half)
  await feed.close()
  await expect.poll(series).toEqual([[[1, 1]], [[1, 2]]])
})

// Findings L3 and L10.
test('a match that was stopped and started again is one game, and the import says so', async () => {
  const { openFeed, series, findings } = await openEvening()
  const feed = await openFeed('Observer')
  const { beginning, middle, stopped } = handMatch({ at: startOf(1) })
  feed.send(...beginning, ...middle.slice(0, 4), stopped)
  feed.send(...wholeMatch({ at: startOf(1) + 900 }))
  await feed.close()
  await expect.poll(series).toEqual([[[1, 1.5]]])
  const time = new Date(startOf(1) * 1000).toISOString().slice(11, 16)
  expect(await findings()).toContainEqual({
    kind: 'unfinished_game',
    team: null,
    games: [],
    found: `a match on "mp_rr_tropic_island_mu2" with 8 teams that was stopped before there was a winner, started at ${time} UTC`,
    action: 'skipped',
  })
})

// Finding L4.
test.each([
  ['its last message', 1],
  ['everything after the last elimination', 3],
])('a game that loses %s is saved when the next one begins', async (_, lost) => {
  const { openFeed, series } = await openEvening()
  const feed = await openFeed('Observer')
  const { beginning, middle, ending } = handMatch({ at: startOf(1) })
  feed.send(...beginning, ...middle, ...ending.slice(lost))
  feed.send(handMatch({ at: startOf(2) }).setup)
  await expect.poll(series).toEqual([[[1, 1]]])
  await feed.close()
})

test('an editor can end a game whose end was not received', async () => {
  const { app, as, openFeed, series, findings } = await openEvening()
  const feed = await openFeed('Observer')
  const { beginning, middle } = handMatch({ at: startOf(1) })
  // The three best teams are still alive.
  feed.send(...beginning, ...middle.slice(0, -8))
  const { headers } = await as('editor', 'mika')
  const end = async (startedAt: number) => {
    const payload = { feed: feed.id, startedAt }
    const { method, path: url } = endLiveGame
    return (await app.inject({ method, url, headers, payload })).statusCode
  }
  await expect.poll(() => end(startOf(1))).toBe(200)
  expect(await series()).toEqual([[[1, 1]]])
  expect(await findings()).toContainEqual(
    expect.objectContaining({ kind: 'guessed', found: 'ended by hand with 3 teams left' }),
  )
  expect(await end(startOf(1))).toBe(409)
  expect(await end(startOf(2))).toBe(404)
  await feed.close()
})

test('a game that was received from its middle on is not saved, and the next import says so', async () => {
  const { openFeed, series, findings } = await openEvening()
  const feed = await openFeed('Observer')
  const { setup, middle, ending } = handMatch({ at: startOf(1) })
  feed.send(setup, ...middle, ...ending, ...wholeMatch({ at: startOf(2) }))
  await feed.close()
  await expect.poll(series).toEqual([[[1, 2]]])
  expect((await findings()).map(({ found }) => found)).toContainEqual(
    expect.stringContaining('received only after the drop'),
  )
})

// Finding L9.
test('two teams of one name are both saved, and the import says so', async () => {
  const { openFeed, series, findings, db } = await openEvening()
  const feed = await openFeed('Observer')
  feed.send(...wholeMatch({ at: startOf(1), twins: 1 }))
  await feed.close()
  await expect.poll(series).toEqual([[[1, 1]]])
  const teams = await db.selectFrom('team_result').select('spelling').orderBy('placement').execute()
  expect(teams.slice(0, 3).map(({ spelling }) => spelling)).toEqual([
    'A Squad 1',
    'A Squad 1 (2)',
    'A Squad 3',
  ])
  expect(await findings()).toContainEqual(expect.objectContaining({ kind: 'duplicate_team' }))
})
