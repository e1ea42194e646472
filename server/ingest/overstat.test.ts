import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { FindingKind } from '#domain/match.ts'
import { readMatchFile } from './read-file.ts'
import { gamesOf, kindsOf, ofKind, read } from './test-file.ts'
import { game, player, saved, team, teams } from './test-overstat.ts'

test('a set gives its event, source, games, teams and players', () => {
  const file = read(saved([game(1)]))
  expect(file).toMatchObject({ format: 'overstat', findings: [] })
  expect(file.sets).toMatchObject([
    {
      event: 'Autumn Scrim 3',
      sourceId: '77',
      bansEnabled: true,
      games: [{ mid: 'mid:1', number: 1 }],
    },
  ])
  const [first] = gamesOf(file)
  expect(first).toMatchObject({
    startedAt: 1_751_588_740,
    map: 'worldsedge',
    mapVersion: 'mp_rr_desertlands_hu',
    bans: [],
  })
  expect(first?.teams).toHaveLength(8)
  expect(first?.teams[0]).toEqual({
    rawName: 'Squad 1',
    placement: 1,
    kills: 3,
    points: 15,
    survivalS: 3000,
    damage: 1500,
    legends: ['alter', 'catalyst', 'newcastle'],
    poi: null,
    region: null,
    players: ['alter', 'catalyst', 'newcastle'].map((legend, seat) => ({
      playerId: `1-${seat}`,
      name: `Player-1-${seat}`,
      legend,
      kills: 1,
      assists: 2,
      knockdowns: 1,
      damage: 500,
      headshots: 3,
      shots: 100,
      hits: 30,
      survivalS: 1000,
    })),
  })
})

test('the bans of a game are those of the games before it, and a class is never emptied', () => {
  const bans = ['caustic', 'wattson', 'ash', 'rampart', 'catalyst', 'loba']
  const safe = [team(1, { player_stats: [] }), ...teams(7, 2)]
  const games = bans.map((legendBan, place) =>
    game(place + 1, { analytics: { legendBan }, teams: safe }),
  )
  expect(gamesOf(read(saved(games))).map((one) => one.bans)).toEqual([
    [],
    ['caustic'],
    ['caustic', 'wattson'],
    ['caustic', 'wattson', 'ash'],
    ['caustic', 'wattson', 'ash', 'rampart'],
    ['wattson', 'ash', 'rampart', 'catalyst'],
  ])
})

test('without the rule a most picked legend is no ban', () => {
  const off = read(saved([game(1), game(2)], { settings: { scoring: {} } }))
  expect(off.sets[0]?.bansEnabled).toBe(false)
  expect(gamesOf(off).map(({ bans }) => bans)).toEqual([[], []])
  expect(off.findings).toEqual([
    {
      kind: 'bans_not_counted',
      game: null,
      team: null,
      found: 'a set without legend bans, though 2 games name a most picked legend',
      action: 'read as a set without bans',
    },
  ])
})

test('the answer of /overall alone is read under the name of the file', () => {
  const file = read(saved([game(1)]).stats, 'downloads/Lobby 2.json')
  expect(file.sets).toMatchObject([{ event: 'Lobby 2', sourceId: '77', bansEnabled: false }])
  expect(ofKind(file, 'bans_not_counted')).toMatchObject([
    { found: 'no settings, so nothing says whether legends were banned' },
  ])
})

test('a password is told of and nowhere in what is read', () => {
  const settings = { scoring: { useLegendBans: true }, drops: { pass: 'hunter22' } }
  const file = read(saved([game(1)], { settings }))
  expect(file.findings).toEqual([
    {
      kind: 'secret_dropped',
      game: null,
      team: null,
      found: 'a password for the drops',
      action: 'never read or stored',
    },
  ])
  expect(JSON.stringify(file)).not.toContain('hunter22')
  const empty = { scoring: { useLegendBans: true }, drops: { pass: '' } }
  expect(read(saved([game(1)], { settings: empty })).findings).toEqual([])
})

test('a set without games is read as one, whatever is there instead', () => {
  const stats = {
    teams: [{ name: 'Trial ', teamId: 2, player_stats: [], overall_stats: { name: 'Trial ' } }],
  }
  const nothing = {
    kind: 'no_games',
    game: null,
    team: null,
    found: 'the set "Autumn Scrim 3" has no games',
    action: 'nothing to import from it',
  }
  for (const file of [read({ ...saved([]), stats }), read(saved([]))]) {
    expect(file.sets).toMatchObject([{ event: 'Autumn Scrim 3', games: [] }])
    expect(file.findings).toEqual([nothing])
  }
})

test('gaps in the numbers of games are closed: the file has the whole series', () => {
  const file = read(saved([game(5), game(1), game(2)]))
  expect(gamesOf(file).map(({ mid, number }) => [mid, number])).toEqual([
    ['mid:1', 1],
    ['mid:2', 2],
    ['mid:5', 3],
  ])
  expect(ofKind(file, 'game_renumbered')).toEqual([
    {
      kind: 'game_renumbered',
      game: null,
      team: null,
      found: 'games of "Autumn Scrim 3" numbered 1, 2 and 5',
      action: 'counted from 1 in this order',
    },
  ])
})

test('numbers written as text are numbers, nulls stay unknown and are told once a game', () => {
  const live = { assists: null, headshots: null, hits: null, kills: '1' }
  const nulls = teams(8).map((one) => ({
    ...one,
    player_stats: one.player_stats.map((each) => ({ ...each, ...live })),
  }))
  const file = read(saved([game(1, { teams: nulls })]))
  expect(gamesOf(file)[0]?.teams[0]?.players[0]).toMatchObject({
    kills: 1,
    assists: null,
    shots: 100,
  })
  expect(file.findings).toEqual([
    {
      kind: 'missing_numbers',
      game: 1,
      team: null,
      found: 'no assists, headshots or hits for 24 players',
      action: 'left empty, out of all averages',
    },
  ])
})

test('a team without a name is called by its slot', () => {
  const nameless = team(1, { name: ' ', teamId: 5 })
  const file = read(saved([game(1, { teams: [nameless, ...teams(7, 2)] })]))
  expect(gamesOf(file)[0]?.teams[0]?.rawName).toBe('Team 4 (Autumn Scrim 3)')
})

test('without players the characters of the team are its legends', () => {
  const bare = team(1, {
    player_stats: null,
    total: { characters: ['wattson', 'Mad Maggie', 'ash'] },
  })
  const [first] = gamesOf(read(saved([game(1, { teams: [bare, ...teams(7, 2)] })])))
  expect(first?.teams[0]).toMatchObject({
    legends: ['ash', 'madmaggie', 'wattson'],
    survivalS: 3000,
  })
})

test('a damaged file is refused by the place of the damage', () => {
  expect(() => read(saved([game(1, { teams: 8 })]))).toThrow(
    'This looks like an overstat file, but "stats.games.0.teams" is not a list.',
  )
  expect(() => read(saved([game(1, { teams: [{ name: 'x' }] })]))).toThrow(
    'This looks like an overstat file, but "stats.games.0.teams.0.overall_stats" is not an object.',
  )
})

test('a player without a name is called by the id', () => {
  const seats = [
    player('9', 'ash', { name: null }),
    player('', 'fuse', { name: '' }),
    player('3', 'loba'),
  ]
  const [first] = gamesOf(
    read(saved([game(1, { teams: [team(1, { player_stats: seats }), ...teams(7, 2)] })])),
  )
  expect(first?.teams[0]?.players.map(({ name }) => name)).toEqual([
    'Player 9',
    'Unnamed player',
    'Player-3',
  ])
})

const samples = join(import.meta.dirname, '../../../shared/data/overstat/raw-samples')

interface Counts {
  readonly games: number
  readonly teams: number
  readonly players: number
  readonly bans: readonly number[]
  readonly findings: Partial<Record<FindingKind, number>>
}

const WANT: readonly (readonly [string, Counts])[] = [
  [
    'ban_era_6games',
    {
      games: 6,
      teams: 120,
      players: 358,
      bans: [0, 1, 2, 3, 4, 5],
      findings: { secret_dropped: 1, short_team: 2 },
    },
  ],
  [
    'livedata_only_nulls',
    {
      games: 6,
      teams: 109,
      players: 326,
      bans: [0, 0, 0, 0, 0, 0],
      findings: { lobby_slots: 1, bans_not_counted: 1, missing_numbers: 6, short_team: 1 },
    },
  ],
  [
    'no_games_yet',
    { games: 0, teams: 0, players: 0, bans: [], findings: { secret_dropped: 1, no_games: 1 } },
  ],
  [
    'pre_ban_with_livedata',
    {
      games: 6,
      teams: 114,
      players: 342,
      bans: [0, 0, 0, 0, 0, 0],
      findings: { bans_not_counted: 1, team_name_tidied: 19 },
    },
  ],
]

if (existsSync(samples))
  test.each(WANT)('the sample %s is read to the last player', (name, want) => {
    const file = readMatchFile(`${name}.json`, readFileSync(join(samples, `${name}.json`)))
    const games = gamesOf(file)
    const results = games.flatMap((one) => one.teams)
    expect(file.sets).toHaveLength(1)
    expect({
      games: games.length,
      teams: results.length,
      players: results.flatMap(({ players }) => players).length,
      bans: games.map(({ bans }) => bans.length),
      findings: kindsOf(file),
    }).toEqual(want)
    expect(results.filter(({ legends }) => legends.length < 3)).toHaveLength(
      want.findings.short_team ?? 0,
    )
    expect(JSON.stringify(file)).not.toContain('REDACTED')
  })
else console.warn(`No real samples in ${samples}: what they hold is not tested here.`)
