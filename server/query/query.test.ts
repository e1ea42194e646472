import { sql } from 'kysely'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { getHistoricalTeamComps } from '#contract/regular/comp.ts'
import { getPlayerStats } from '#contract/stats/player.ts'
import { askArchive, getQueryCatalog } from '#contract/query/query.ts'
import { queryMessages } from '#contract/query/query.texts.ts'
import { getLegendBans, getTeamStats } from '#contract/stats/stats.ts'
import { accuracyOf } from '#domain/stats/accuracy.ts'
import { rateOf } from '#domain/stats/comp-performance.ts'
import type { TeamResult } from '#domain/archive/match.ts'
import { MEASURE_IDS } from '#domain/query/catalog.ts'
import { figureOf } from '#domain/query/query-figure.ts'
import { importFile } from '../archive/import-file.ts'
import { file, game, playersOf, set, team } from '../archive/test-archive.ts'
import { openDatabase } from '../db/pool.ts'
import { buildTestApp } from '../testing/test-app.ts'

const DAY = 86_400
/** Sunday, 1 March 2026, 12:00 UTC. */
const NOON = 1_772_366_400

const played = (name: string, placement: number, legends: string, region: 'EMEA' | 'NA') =>
  team(name, placement, legends, {
    region,
    kills: 10 - placement,
    poi: name === 'Reed' ? 'Bean' : 'The Mill',
    players: playersOf(name.toLowerCase(), legends).map((player, slot) => ({
      ...player,
      kills: slot + placement,
      damage: 300 * placement + slot,
      knockdowns: slot,
      shots: 100,
      hits: 20 + slot + placement,
      survivalS: 600,
    })),
  })
const owls = (placement: number, legends: string) => played('Owls', placement, legends, 'EMEA')
const reed = (placement: number, legends: string) => played('Reed', placement, legends, 'NA')
const HARBOR = set('Harbor Open', [
  game('h1', 1, '', [owls(1, 'crypto loba seer'), reed(2, 'ash crypto wraith')], {
    startedAt: NOON,
  }),
  game('h2', 2, 'crypto', [owls(4, 'loba seer valkyrie'), reed(6, 'ash loba wraith')], {
    startedAt: NOON + 1800,
    map: 'worldsedge',
  }),
  game('h3', 3, 'crypto loba', [owls(2, 'ash seer valkyrie'), reed(1, 'ash seer wraith')], {
    startedAt: NOON + 3600,
  }),
])
/** It is unknown what the third player plays. */
const withUnknown = (result: TeamResult): TeamResult => ({
  ...result,
  players: result.players.map((player, slot) => ({
    ...player,
    legend: slot === 2 ? null : player.legend,
  })),
})
/** Nine days later. */
const NIGHT = set(
  'Night Cup',
  [
    game('n1', 1, '', [owls(2, 'crypto loba seer'), reed(7, 'crypto loba seer')], {
      startedAt: NOON + 9 * DAY,
    }),
    game(
      'n2',
      2,
      'seer',
      [owls(3, 'ash crypto loba'), withUnknown(reed(5, 'crypto loba wraith'))],
      {
        startedAt: NOON + 9 * DAY + 1800,
      },
    ),
  ],
  '2',
)
const { app, db, as, url: databaseUrl } = await buildTestApp({}, afterAll)
await importFile(db, file('harbor', [HARBOR]))
await importFile(db, file('night', [NIGHT]))
await db.updateTable('series').set({ kind: 'scrim' }).where('source_id', '=', '2').execute()

const send = (tokens: readonly string[], headers = {}) =>
  app.inject({ method: 'POST', url: '/api/query', payload: { tokens }, headers })

async function ask(text: string) {
  const answer = await send(text.split(' '))
  expect(answer.statusCode, answer.body).toBe(200)
  return askArchive.output.parse(answer.json())
}

const round = (value: number | null) => (value === null ? '-' : Math.round(1000 * value) / 1000)

test.each([
  // 12 + 9, 5 + 6, 9 + 8, 9 + 8 and 7 + 7 points; Reed 9 + 8, 3 + 4, 12 + 9, 3 + 3 and 4 + 5.
  ['measure:points by:team', ['Owls 16/5', 'Reed 12/5']],
  ['measure:points by:team last:2', ['Owls 15.5/2', 'Reed 7.5/2']],
  // Reed's latest game with Ash is older than that of Owls.
  ['measure:points by:team legend:ash last:1', ['Owls 14/1', 'Reed 21/1']],
  ['measure:placement by:map team:owls', ['Storm Point 2/4', "World's Edge 4/1"]],
  ['measure:wins by:team', ['Owls 0.2/5', 'Reed 0.2/5']],
  ['measure:top5 by:team', ['Owls 1/5', 'Reed 0.6/5']],
  ['measure:wins legend:ash', ['All 0.2/5']],
  ['measure:games by:week', ['2026-02-23 6/6', '2026-03-09 4/4']],
  ['measure:games by:month since:2026-03-02', ['2026-03 4/4']],
  ['measure:games by:event', ['Harbor Open 6/6', 'Night Cup 4/4']],
  ['measure:picks legend:crypto by:event', ['Night Cup 1/4', 'Harbor Open 0.333/6']],
  ['measure:picks legend:crypto legend:ash by:legend', ['Crypto 0.6/10', 'Ash 0.5/10']],
  ['measure:picks legend:ash banned:crypto', ['All 0.75/4']],
  ['measure:picks legend:ash open:crypto', ['All 0.333/6']],
  ['measure:picks legend:seer by:game', ['Game 1 0.75/4', 'Game 2 0.25/4', 'Game 3 1/2']],
  ['measure:comps team:reed game:1', ['Ash, Crypto, Wraith 0.5/2', 'Crypto, Loba, Seer 0.5/2']],
  ['measure:comps comp:crypto|loba|seer by:team', ['Owls 0.4/5', 'Reed 0.2/5']],
  ['measure:points comp:crypto|loba|seer', ['All 14.667/3']],
  ['measure:placement poi:stormpoint/6', ['All 3.75/4']],
  [
    'measure:kills by:poi banned:crypto event:Harbor_Open',
    ['The Mill, Storm Point 8/1', 'Basin Armory, Storm Point 9/1'],
  ],
  ['measure:wins by:poi', ['The Mill, Storm Point 0.25/4', 'Basin Armory, Storm Point 0.25/4']],
  ['measure:kills player:owls_0 by:legend', ['Loba 4/1', 'Crypto 1.5/2', 'Ash 2.5/2']],
  ['measure:picks player:owls_0', ['Crypto 0.4/5', 'Ash 0.4/5', 'Loba 0.2/5']],
  // Of the fifth game it is unknown what they played.
  ['measure:picks player:reed_2', ['Wraith 0.75/4', 'Seer 0.25/4']],
  // Of the Night Cup: 9 + 8, 7 + 7, 3 + 3 and 4 + 5.
  ['measure:points by:team kind:scrim', ['Owls 15.5/2', 'Reed 7.5/2']],
  ['measure:games by:team kind:official', []],
  ['measure:bans by:legend kind:scrim', ['Seer 1/1']],
  ['measure:points by:region', ['EMEA 16/5', 'NA 12/5']],
  ['measure:bans', ['Crypto 0.5/2', 'Loba 0.5/2', 'Seer 0.5/2']],
  ['measure:bans by:legend game:1', ['Crypto 0.5/2', 'Seer 0.5/2']],
  ['measure:bans by:legend game:2', ['Loba 1/1']],
  ['measure:bans by:legend game:2 banned:crypto', ['Loba 1/1']],
  ['measure:bans legend:crypto by:game', ['After Game 1 0.5/2', 'After Game 2 0/1']],
  ['measure:bans legend:crypto by:event', ['Harbor Open 1/1', 'Night Cup 0/1']],
])('%s: %j', async (text, want) => {
  // A blank parts tokens here, so names have an underscore for theirs.
  const answer = await send(text.split(' ').map((token) => token.replace('_', ' ')))
  expect(answer.statusCode, answer.body).toBe(200)
  const { rows: found } = askArchive.output.parse(answer.json())
  const texts = found.map(({ label, value, n }) => `${label} ${round(value)}/${n}`)
  expect(texts.toSorted()).toEqual(want.toSorted())
})

describe('the numbers are those of the stats', () => {
  test.each([
    ['score', 'points'],
    ['placement', 'placement'],
    ['kills', 'kills'],
  ] as const)('%s of teams', async (figure, measure) => {
    const url = '/api/team_stats?startDate=2026-03-02'
    const { stats } = getTeamStats.output.parse((await app.inject(url)).json())
    const answer = await ask(`measure:${measure} by:team since:2026-03-02`)
    expect(answer.read).toEqual({ from: 'sums', tables: ['team_day'] })
    expect(answer.rows.toSorted(byLabel)).toMatchObject(
      stats.map((row) => ({ label: row.teamName, ...figureOf(measure, row[figure]) })),
    )
  })

  test('survival of teams, for one player', async () => {
    const { stats } = getTeamStats.output.parse((await app.inject('/api/team_stats')).json())
    const answer = await ask('measure:survival by:team')
    expect(answer.rows.toSorted(byLabel)).toMatchObject(
      stats.map(({ teamName, avgSurvivalTime }) => ({
        label: teamName,
        value: (avgSurvivalTime ?? 0) / 3,
      })),
    )
  })

  test.each(['kills', 'damage', 'survival', 'knockdowns'] as const)(
    '%s of players',
    async (measure) => {
      const payload = { limit: 500, minGames: 1, map: 'stormpoint' }
      const answer = await app.inject({ method: 'POST', url: '/api/player_stats', payload })
      const { players } = getPlayerStats.output.parse(answer.json())
      const asked = await ask(`measure:${measure} by:player map:stormpoint`)
      expect(asked.read.tables).toEqual(['player_pick_day'])
      expect(asked.rows.toSorted(byLabel)).toEqual(
        players
          .map((row) => ({
            key: row.player,
            label: row.name,
            ...figureOf(measure, row[measure]),
          }))
          .toSorted(byLabel),
      )
    },
  )

  test('accuracy of players', async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/player_stats', payload: {} })
    const { players } = getPlayerStats.output.parse(answer.json())
    const asked = await ask('measure:accuracy by:player')
    expect(asked.rows.toSorted(byLabel)).toMatchObject(
      players
        .map(({ name, accuracy }) => ({ label: name, value: accuracyOf(accuracy)?.rate ?? null }))
        .toSorted(byLabel),
    )
  })

  test('bans of legends', async () => {
    const answer = await app.inject('/api/legend_bans')
    const { banStats, series } = getLegendBans.output.parse(answer.json())
    const asked = await ask('measure:bans by:legend')
    expect(asked.counts).toBe('series')
    expect(
      asked.rows.map(({ label, n, value, interval }) => ({ label, n, value, interval })),
    ).toEqual(
      expect.arrayContaining(
        banStats.map((row) => {
          const { rate, interval } = rateOf(row.banCount, series)
          return { label: row.legendName, n: series, value: rate, interval }
        }),
      ),
    )
    expect(asked.rows).toHaveLength(banStats.length)
  })

  test('compositions of a team', async () => {
    const payload = { teams: ['Reed'], bannedLegends: [] }
    const answer = await app.inject({ method: 'POST', url: '/api/historical_team_comps', payload })
    const [found] = getHistoricalTeamComps.output.parse(answer.json()).team_comps
    const asked = await ask('measure:comps team:Reed')
    expect(asked.read).toEqual({ from: 'sums', tables: ['team_comp'] })
    expect(asked.rows.toSorted(byLabel)).toMatchObject(
      (found?.comps ?? [])
        .map((row) => ({ label: row.comp.join(', '), value: row.games / 5 }))
        .toSorted(byLabel),
    )
  })
})

// A day that ends later than all games changes nothing but which tables can answer.
test.each([
  'measure:points by:team',
  'measure:placement by:week',
  'measure:kills by:player',
  'measure:damage by:legend player:reed_1',
  'measure:accuracy by:player',
  'measure:picks by:legend player:owls_2',
  'measure:picks by:team player:owls_2 legend:seer',
  'measure:survival by:map player:owls_2',
  'measure:comps team:owls',
  'measure:games by:region',
  'measure:bans by:legend',
  'measure:bans by:month legend:seer',
  'measure:placement by:poi',
])('sums and single results agree: %s', async (text) => {
  const tokens = text.split(' ').map((token) => token.replace('_', ' '))
  const fromSums = askArchive.output.parse((await send(tokens)).json())
  const all = ['event:Harbor Open', 'event:Night Cup']
  const fromResults = askArchive.output.parse((await send([...tokens, ...all])).json())
  expect([fromSums.read.from, fromResults.read.from]).toEqual(['sums', 'results'])
  expect(fromResults.rows.toSorted(byKey)).toEqual(fromSums.rows.toSorted(byKey))
  expect(fromResults.total).toEqual(fromSums.total)
})

test.each(MEASURE_IDS)('%s can be asked by everything that the catalog says', async (measure) => {
  const catalog = getQueryCatalog.output.parse((await app.inject('/api/query/catalog')).json())
  const by = catalog.measures.find(({ id }) => id === measure)?.by ?? []
  for (const dimension of by) {
    for (const more of ['', ' legend:seer comp:crypto|loba|seer', ' last:3', ' banned:crypto']) {
      const tokens = `measure:${measure} by:${dimension}${more}`.split(' ')
      const { statusCode, body } = await send(tokens)
      expect([200, 400], `${tokens.join(' ')} ${body}`).toContain(statusCode)
    }
  }
})

test.each([
  [['measure:points', 'team:Nobody'], 'There is no team named Nobody.'],
  [['measure:kills', 'player:nobody'], 'There is no player named nobody.'],
  [['team:Reed'], 'What should be counted?'],
  [['measure:kills', 'by:poi'], 'With POIs this needs a team, an event or a first day.'],
  [['measure:bans', 'by:team'], "Ban rate can't be shown by team."],
  [['measure:picks', 'by:week'], 'Pick rate needs a legend, or rows by legend.'],
  [['measure:points', 'since:2026-03-02', 'until:2026-03-01'], 'The period ends before it begins.'],
  [
    ['measure:points', 'when:now'],
    'Unknown token. GET /api/query/catalog lists what can be asked.',
  ],
])('%j is refused: %s', async (tokens, message) => {
  const answer = await send(tokens)
  expect([answer.statusCode, answer.json().message]).toEqual([400, message])
})

test('the catalog names what a line can have', async () => {
  const { names } = getQueryCatalog.output.parse((await app.inject('/api/query/catalog')).json())
  expect(names.teams).toEqual(['Owls', 'Reed'])
  expect(names.events.toSorted()).toEqual(['Harbor Open', 'Night Cup'])
  expect(names.players).toContain('owls 0')
})

test('a user can ask many questions, but not without end, and others still can', async () => {
  const [mika, noa] = [await as('user'), await as('user')]
  const statuses = await Promise.all(
    Array.from(
      { length: 61 },
      async () => (await send(['measure:games'], mika.headers)).statusCode,
    ),
  )
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  expect((await send(['measure:games'], noa.headers)).statusCode).toBe(200)
})

const byLabel = (a: { label: string }, b: { label: string }) => (a.label < b.label ? -1 : 1)
const byKey = (a: { key: string }, b: { key: string }) => (a.key < b.key ? -1 : 1)

test('a question that takes too long says what makes it shorter', async () => {
  const impatient = openDatabase(databaseUrl, () => {}, {
    connectMs: 60_000,
    statementMs: 1000,
    answerMs: 60_000,
  })
  onTestFinished(() => impatient.destroy())
  const { app: asked } = await buildTestApp({ db: impatient, databaseUrl })
  const payload = { tokens: ['measure:points', 'by:team', 'last:3'] }
  // As if it read that long: PostgreSQL ends a statement that waits, too.
  const answer = await db.transaction().execute(async (tx) => {
    await sql`lock table team_result in access exclusive mode`.execute(tx)
    return asked.inject({ method: 'POST', url: '/api/query', payload })
  })
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    { success: false, error: 'query_too_slow', message: queryMessages.tooSlow },
  ])
})
