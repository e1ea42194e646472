import { expect, test } from 'vitest'
import { readMatchFile } from '../read-file.ts'
import { type Counts, countsOf, gamesOf, ofKind, read } from '../testing/test-file.ts'
import {
  BEFORE_BANS,
  LIVE_DATA_ONLY,
  NO_GAMES_YET,
  type SampleFile,
  WITH_BANS,
} from '../testing/test-overstat-files.ts'
import { SAMPLE_PASSWORD } from '../testing/test-overstat-settings.ts'
import { overstatGame, player, saved, overstatTeam, teams } from '../testing/test-overstat.ts'

test('a set gives its event, source, games, teams and players', () => {
  const file = read(saved([overstatGame(1)]))
  expect(file).toMatchObject({ format: 'overstat', findings: [] })
  expect(file.sets).toMatchObject([
    {
      event: 'Autumn Scrim 3',
      organizer: 'Autumn',
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
      hardware: 'PC_STEAM',
    })),
  })
})

test('the bans of a game are those of the games before it, and a class is never emptied', () => {
  const bans = ['caustic', 'wattson', 'ash', 'rampart', 'catalyst', 'loba']
  const safe = [overstatTeam(1, { player_stats: [] }), ...teams(7, 2)]
  const games = bans.map((legendBan, place) =>
    overstatGame(place + 1, { analytics: { legendBan }, teams: safe }),
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

test('a game knows which legend it bans, also the newest one', () => {
  const games = [overstatGame(1), overstatGame(2, { analytics: { legendBan: 'alter' } })]
  expect(gamesOf(read(saved(games))).map((one) => one.bannedAfter)).toEqual(['ash', 'alter'])
})

test('without the rule a most picked legend is no ban', () => {
  const off = read(saved([overstatGame(1), overstatGame(2)], { settings: { scoring: {} } }))
  expect(off.sets[0]?.bansEnabled).toBe(false)
  expect(gamesOf(off).map(({ bans }) => bans)).toEqual([[], []])
  expect(off.findings).toEqual([
    {
      kind: 'bans_not_counted',
      game: null,
      team: null,
      found: 'legend bans are off, but 2 games list a most picked legend',
      action: 'imported without bans',
    },
  ])
})

test('the answer of /overall alone is read under the name of the file', () => {
  const file = read(saved([overstatGame(1)]).stats, 'downloads/Lobby 2.json')
  expect(file.sets).toMatchObject([{ event: 'Lobby 2', sourceId: '77', bansEnabled: false }])
  expect(ofKind(file, 'bans_not_counted')).toMatchObject([
    { found: "no settings, so we can't tell whether legends were banned" },
  ])
})

test('a password is told of and nowhere in what is read', () => {
  const settings = { scoring: { useLegendBans: true }, drops: { pass: 'hunter22' } }
  const file = read(saved([overstatGame(1)], { settings }))
  expect(file.findings).toEqual([
    {
      kind: 'secret_dropped',
      game: null,
      team: null,
      found: 'a password in the drop settings',
      action: 'ignored and never stored',
    },
  ])
  expect(JSON.stringify(file)).not.toContain('hunter22')
  const empty = { scoring: { useLegendBans: true }, drops: { pass: '' } }
  expect(read(saved([overstatGame(1)], { settings: empty })).findings).toEqual([])
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
    action: 'nothing to import',
  }
  for (const file of [read({ ...saved([]), stats }), read(saved([]))]) {
    expect(file.sets).toMatchObject([{ event: 'Autumn Scrim 3', games: [] }])
    expect(file.findings).toEqual([nothing])
  }
})

test('gaps in the numbers of games are closed: the file has the whole series', () => {
  const file = read(saved([overstatGame(5), overstatGame(1), overstatGame(2)]))
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
      found: 'games in "Autumn Scrim 3" are numbered 1, 2 and 5',
      action: 'renumbered from 1 in this order',
    },
  ])
})

test('numbers written as text are numbers, nulls stay unknown and are told once a game', () => {
  const live = { assists: null, headshots: null, hits: null, kills: '1' }
  const nulls = teams(8).map((one) => ({
    ...one,
    player_stats: one.player_stats.map((each) => ({ ...each, ...live })),
  }))
  const file = read(saved([overstatGame(1, { teams: nulls })]))
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
      action: 'left empty and not included in averages',
    },
  ])
})

test('a team without a name is called by its slot', () => {
  const nameless = overstatTeam(1, { name: ' ', teamId: 5 })
  const file = read(saved([overstatGame(1, { teams: [nameless, ...teams(7, 2)] })]))
  expect(gamesOf(file)[0]?.teams[0]?.rawName).toBe('Team 4 (Autumn Scrim 3)')
})

test('without players the characters of the team are its legends', () => {
  const bare = overstatTeam(1, {
    player_stats: null,
    total: { characters: ['wattson', 'Mad Maggie', 'ash'] },
  })
  const [first] = gamesOf(read(saved([overstatGame(1, { teams: [bare, ...teams(7, 2)] })])))
  expect(first?.teams[0]).toMatchObject({
    legends: ['ash', 'madmaggie', 'wattson'],
    survivalS: 3000,
  })
})

test('a damaged file is refused by the place of the damage', () => {
  expect(() => read(saved([overstatGame(1, { teams: 8 })]))).toThrow(
    `This looks like an overstat file, but "stats.games.0.teams" isn't a list.`,
  )
  expect(() => read(saved([overstatGame(1, { teams: [{ name: 'x' }] })]))).toThrow(
    `This looks like an overstat file, but "stats.games.0.teams.0.overall_stats" isn't an object.`,
  )
})

test('a player without a name is called by the id', () => {
  const seats = [
    player('9', 'ash', { name: null }),
    player('', 'fuse', { name: '' }),
    player('3', 'loba'),
  ]
  const [first] = gamesOf(
    read(
      saved([
        overstatGame(1, { teams: [overstatTeam(1, { player_stats: seats }), ...teams(7, 2)] }),
      ]),
    ),
  )
  expect(first?.teams[0]?.players.map(({ name }) => name)).toEqual([
    'Player 9',
    'Unnamed player',
    'Player-3',
  ])
})

const SAMPLES: readonly (readonly [SampleFile, Counts])[] = [
  [
    // Eight teams of three per game; twice a team has two players.
    WITH_BANS,
    {
      games: 6,
      teams: 48,
      players: 142,
      bans: [0, 1, 2, 3, 4, 5],
      findings: { secret_dropped: 1, short_team: 2 },
    },
  ],
  [
    // Nine, eight and nine teams; once a team has two players.
    LIVE_DATA_ONLY,
    {
      games: 3,
      teams: 26,
      players: 77,
      bans: [0, 0, 0],
      findings: { lobby_slots: 1, bans_not_counted: 1, missing_numbers: 3, short_team: 1 },
    },
  ],
  [
    NO_GAMES_YET,
    { games: 0, teams: 0, players: 0, bans: [], findings: { secret_dropped: 1, no_games: 1 } },
  ],
  [
    BEFORE_BANS,
    {
      games: 3,
      teams: 24,
      players: 72,
      bans: [0, 0, 0],
      findings: { bans_not_counted: 1, team_name_tidied: 8 },
    },
  ],
]

test.each(SAMPLES)('the sample $name is read to the last player', ({ name, bytes }, want) => {
  const file = readMatchFile(name, bytes)
  expect(file.sets).toHaveLength(1)
  expect(countsOf(file)).toEqual(want)
  expect(JSON.stringify(file)).not.toContain(SAMPLE_PASSWORD)
})

test('the most picked legend of a game is banned next, of equally picked ones that of the better team', () => {
  expect(gamesOf(readMatchFile(WITH_BANS.name, WITH_BANS.bytes)).map(({ bans }) => bans)).toEqual([
    [],
    ['wraith'],
    ['wraith', 'alter'],
    ['wraith', 'alter', 'sparrow'],
    ['wraith', 'alter', 'sparrow', 'ash'],
    ['wraith', 'alter', 'sparrow', 'ash', 'fuse'],
  ])
})

test('a team of two has their sums and no third legend', () => {
  const [first] = gamesOf(readMatchFile(WITH_BANS.name, WITH_BANS.bytes))
  // Eighth with 1 kill: 2 + 1 points, 500 + 490 seconds, 550 + 200 damage.
  expect(first?.teams.find(({ rawName }) => rawName === 'Hollow Pines')).toMatchObject({
    placement: 8,
    kills: 1,
    points: 3,
    survivalS: 990,
    damage: 750,
    legends: ['crypto', 'wraith'],
    players: [
      { legend: 'crypto', kills: 1, survivalS: 500 },
      { legend: 'wraith', kills: 0, survivalS: 490 },
    ],
  })
})

test('live data gives legends by any spelling, and no number that it lacks', () => {
  const [first] = gamesOf(readMatchFile(LIVE_DATA_ONLY.name, LIVE_DATA_ONLY.bytes))
  expect(first?.teams.find(({ rawName }) => rawName.startsWith('Team 7'))).toMatchObject({
    rawName: 'Team 7 (Lantern Scrim Lobby 1 8PM 11/23/2024)',
    placement: 3,
    points: 10,
    legends: ['gibraltar', 'madmaggie', 'newcastle'],
    players: [
      { legend: 'gibraltar', kills: 1, assists: null, headshots: null, hits: null, shots: 0 },
      { legend: 'madmaggie' },
      { legend: 'newcastle' },
    ],
  })
})
