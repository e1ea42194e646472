import { expect, test } from 'vitest'
import { addBan } from '#domain/draft/ban.ts'
import { legendKey } from '#domain/catalog/legend.ts'
import { createRandom } from '../../demo/season/random.ts'
import { algsFileOf } from '../../league/stand-in/test-algs-file.ts'
import { withWrongTypes } from '../../league/stand-in/test-wrong-types.ts'
import { countsOf, gamesOf, ofKind, read } from '../testing/test-file.ts'

const readSeries = (...of: Parameters<typeof algsFileOf>) => read(algsFileOf(...of), 'series.json')

/** What is unusual besides the numbers that the league doesn't publish. */
const unusual = (file: ReturnType<typeof read>) =>
  file.findings
    .filter(({ found }) => !found.startsWith('no assists, '))
    .map(({ kind, game, team, found, action }) => [kind, game, team, found, action])

test('a series of the league has its event, games, results, players, bans and landings', () => {
  const file = readSeries('americas/1')
  expect(file).toMatchObject({ format: 'algs', fetchedAt: Date.UTC(2026, 10, 18, 21) / 1000 })
  const [set] = file.sets
  expect(set).toMatchObject({
    event: 'ALGS Year 9 Split 1 Americas',
    organizer: 'ALGS',
    sourceId: algsFileOf('americas/1').seriesId,
    bansEnabled: true,
  })
  expect(countsOf(file)).toMatchObject({
    games: 6,
    teams: 120,
    players: 360,
    bans: [0, 1, 2, 3, 4, 5],
  })
  const [first] = gamesOf(file)
  expect(first).toMatchObject({
    mid: `algs:${set?.sourceId}:1`,
    number: 1,
    map: 'stormpoint',
    mapVersion: 'mp_rr_tropic_island_mu2',
  })
  const [winner] = first?.teams ?? []
  expect(winner).toMatchObject({
    placement: 1,
    region: 'NA',
    poi: expect.any(String),
    damage: null,
  })
  expect(winner?.points).toBe(12 + (winner?.kills ?? 0))
  expect(winner?.legends).toHaveLength(3)
  expect(winner?.players[0]?.playerId).toMatch(/^algs:01S/)
  expect(unusual(file)).toEqual([
    ['unknown_legend', null, null, '"Halyard"', 'imported without a class'],
  ])
})

test('the season before is read without a draft, and games begin when play does', () => {
  const file = readSeries('old/10')
  expect(file.sets[0]).toMatchObject({ event: 'ALGS Year 8 Split 2 EMEA' })
  const [first] = gamesOf(file)
  const { matches } = algsFileOf('old/10').answers.matches
  expect(first?.startedAt).toBe(Date.parse(matches[0]?.startedAt ?? '') / 1000 + 325)
  expect(first?.teams.every(({ poi, region }) => poi === null && region === 'EMEA')).toBe(true)
})

test.each([
  ['americas/5', 4, 'unfinished_game', 'not played to the end (cancelled)'],
  ['emea/3', 6, 'unfinished_game', 'never played'],
  ['emea/2', 5, 'missing_numbers', 'played, but the league has published no statistics'],
])('%s: game %i is left out and told', (key, game, kind, found) => {
  const file = readSeries(key)
  expect(gamesOf(file).map(({ number }) => number)).toEqual(
    [1, 2, 3, 4, 5, 6].filter((number) => number !== game),
  )
  expect(unusual(file)).toContainEqual([kind, game, null, found, 'skipped'])
  expect(ofKind(file, 'game_renumbered', 'contradiction')).toEqual([])
})

test('of a running series the finished games are read, and the others are nothing to tell', () => {
  const file = readSeries('emea/9')
  expect(gamesOf(file).map(({ number }) => number)).toEqual([1, 2])
  expect(gamesOf(file)[0]?.teams).toHaveLength(19)
  expect(ofKind(file, 'unfinished_game')).toEqual([])
})

test('a series without games is read as one', () => {
  const file = readSeries('emea/10')
  expect(gamesOf(file)).toEqual([])
  expect(ofKind(file, 'no_games')).toHaveLength(1)
})

test('a game without a winner has its results', () => {
  expect(gamesOf(readSeries('americas/2'))[5]?.teams).toHaveLength(20)
})

test('a match point final is read with all games, also those after the decision', () => {
  expect(gamesOf(readSeries('americas/10')).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6])
})

test('a game that was created again keeps its id', () => {
  const mids = gamesOf(readSeries('emea/4')).map(({ mid }) => mid)
  const { seriesId } = algsFileOf('emea/4')
  expect(mids).toEqual([1, 2, 3, 4, 5, 6].map((number) => `algs:${seriesId}:${number}`))
  const twice = algsFileOf('emea/4')
  const { matches } = twice.answers.matches
  const [, second] = matches
  if (second) matches.unshift({ ...second, id: 'deleted', status: 'pending' })
  expect(gamesOf(read(twice)).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6])
})

test('a player without a name has the one of the roster, and a missing pick is no landing', () => {
  const file = readSeries('emea/4')
  const players = gamesOf(file)[1]?.teams.flatMap((team) => team.players) ?? []
  expect(players).toHaveLength(60)
  expect(players.filter(({ legend }) => legend === null)).toMatchObject([{ name: 'E7-b' }])
  const landed = gamesOf(file)
    .slice(3)
    .map(({ teams }) => teams.filter(({ poi }) => poi === null).length)
  expect(landed).toEqual([1, 1, 1])
})

test.each([
  ['emea/1', 3, '2 players'],
  ['emea/5', 1, 'no players'],
])('%s: a team without all its players in game %i is told', (key, game, found) => {
  expect(ofKind(readSeries(key), 'short_team')).toMatchObject([{ game, found }])
})

test('a penalty is told and counts', () => {
  const file = readSeries('americas/7')
  expect(ofKind(file, 'score_differs')).toMatchObject([
    { game: 1, action: 'the score in the file is used' },
  ])
  const fourth = gamesOf(file)[0]?.teams[3]
  expect(fourth?.points).toBe(5 + (fourth?.kills ?? 0) - 3)
})

test('a table of the league that differs from the sum of the games is told', () => {
  const file = algsFileOf('americas/1')
  const best = file.answers.stats?.teams[0]
  if (best) best.points += 2
  expect(ofKind(read(file), 'contradiction')).toEqual([
    {
      kind: 'contradiction',
      game: null,
      team: best?.name,
      found: "2 points more in the league's table than in the games",
      action: 'counted in the standings of the series',
    },
  ])
  expect(read(file).sets[0]?.startPoints).toEqual(new Map([[best?.name, 2]]))
  // The table of a running series can have a game already that isn't published.
  const running = algsFileOf('emea/9')
  const first = running.answers.stats?.teams[0]
  if (first) first.points += 2
  expect(ofKind(read(running), 'contradiction')).toMatchObject([{ action: 'the games count' }])
  expect(read(running).sets[0]?.startPoints).toBeUndefined()
})

test('games on Olympus have their map', () => {
  const games = gamesOf(readSeries('americas/3'))
  expect(games.map(({ map }) => map)).toEqual([
    ...Array(3).fill('olympus'),
    ...Array(3).fill('stormpoint'),
  ])
  expect(games[0]?.mapVersion).toBe('mp_rr_olympus_mu3')
})

test('an unknown map keeps its games', () => {
  const file = readSeries('americas/3', ({ games }) => {
    for (const game of games) if (game.map === 'Olympus') game.map = 'Talos'
  })
  expect(gamesOf(file).map(({ map }) => map)).toEqual([
    null,
    null,
    null,
    ...Array(3).fill('stormpoint'),
  ])
})

test('spots with a new or a former name are ours, by their number in the game', () => {
  const games = gamesOf(readSeries('americas/1'))
  const poisOf = (game: number) => games[game]?.teams.map(({ poi }) => poi)
  expect(poisOf(0)).toContain('Basin Armory')
  expect(poisOf(0)).toContain('Outpost North')
  expect(poisOf(0)).not.toContain('Bean')
  expect(poisOf(3)).toContain('Uptown')
})

test('a spot that lies elsewhere is another one, even with the same number', () => {
  const file = readSeries('americas/1', ({ picks }) => {
    for (const { spot } of picks) if (spot?.name === 'Basin Armory') spot.x = '90'
  })
  expect(gamesOf(file)[0]?.teams.map(({ poi }) => poi)).toContain('Basin Armory')
})

test('names are trimmed, tags stay, and a renamed club has its name of the week', () => {
  const players = gamesOf(readSeries('americas/4')).flatMap(({ teams }) =>
    teams.flatMap((team) => team.players),
  )
  expect(players.map(({ name }) => name)).toContain('HRN A0-a')
  expect(players.map(({ name }) => name)).toContain('A0-b')
  const [before, after] = ['americas/1', 'americas/5'].map((key) =>
    gamesOf(readSeries(key)).flatMap(({ teams }) => teams.map(({ rawName }) => rawName)),
  )
  expect(before).not.toContain('Northline Herons')
  expect(after).toContain('Northline Herons')
})

/** With the teams they played for. */
const playersOf = (key: string) =>
  gamesOf(readSeries(key)).flatMap(({ teams }) =>
    teams.flatMap(({ rawName, players }) => players.map((player) => ({ ...player, rawName }))),
  )

test('players are told apart by their ids, not by their names, also in another club', () => {
  const milos = playersOf('americas/3').filter(({ name }) => name === 'Milo')
  expect(new Set(milos.map(({ playerId }) => playerId)).size).toBe(2)
  const clubsOf = (key: string) =>
    new Map(
      playersOf(key)
        .filter(({ name }) => name === 'A5-c')
        .map(({ playerId, rawName }) => [playerId, rawName]),
    )
  const [before, after] = [[...clubsOf('americas/2')], [...clubsOf('americas/8')]]
  expect(before).toHaveLength(1)
  expect(after.map(([id]) => id)).toEqual(before.map(([id]) => id))
  expect(after[0]?.[1]).not.toBe(before[0]?.[1])
})

test('a coach among the players is no player', () => {
  const file = algsFileOf('americas/1')
  const { teams: roster } = file.answers.teams
  const listed = roster.find(({ players }) => players.some(({ role }) => role === 'coach'))
  const coach = listed?.players.find(({ role }) => role === 'coach')
  const team = file.answers.games[1]?.teams.find(({ id }) => id === listed?.teamId)
  team?.players?.push({ ...coach, kills: 0 })
  expect(ofKind(read(file), 'extra_player')).toMatchObject([
    { game: 1, found: `${coach?.name} is the coach`, action: 'skipped' },
  ])
})

test('two clubs of one name stay apart by their region', () => {
  const file = algsFileOf('americas/1')
  Object.assign(file.answers.games[1]?.teams[3] ?? {}, {
    name: 'Ember',
    region: 'europe-middle-east-and-africa',
  })
  const names = gamesOf(read(file))[0]?.teams.map(({ rawName }) => rawName)
  expect(names).toContain('Ember (EMEA)')
  expect(names).toContain('Ember (NA)')
})

test('lists of new bans add up to the bans in force', () => {
  const inForce = algsFileOf('emea/6')
  const { matches } = inForce.answers.matches
  const full = matches.map(({ bannedCharacters = [] }) => [...bannedCharacters])
  const wanted = gamesOf(read(inForce)).map(({ bans }) => bans)
  for (const [place, match] of matches.entries())
    match.bannedCharacters = match.bannedCharacters?.filter(
      ({ character: { name } }) =>
        !full[place - 1]?.some(({ character }) => character.name === name),
    )
  expect(gamesOf(read(inForce)).map(({ bans }) => bans)).toEqual(wanted)
  expect(wanted.at(-1)).toEqual(
    full.at(-1)?.reduce<string[]>((bans, one) => addBan(bans, legendKey(one.character.name)), []),
  )
})

test('a missing list of bans is unknown: the bans of the game before stay, and it is told', () => {
  const file = algsFileOf('americas/1')
  const { matches } = file.answers.matches
  delete matches[3]?.['bannedCharacters']
  const games = gamesOf(read(file))
  expect(games[3]?.bans).toEqual(games[2]?.bans)
  expect(ofKind(read(file), 'bans_not_counted')).toMatchObject([{ game: 4 }])
  for (const match of matches) delete match['bannedCharacters']
  expect(ofKind(read(file), 'bans_not_counted')).toMatchObject([
    { game: null, found: 'the answers of the league list no bans' },
  ])
})

test('lists can come without an object around them, and statistics without a list of matches', () => {
  const file = algsFileOf('americas/1')
  const { matches } = file.answers.matches
  const plain = { ...file, answers: { ...file.answers, matches } }
  expect(gamesOf(read(plain))).toEqual(gamesOf(read(file)))
  const alone = { ...file, answers: { series: file.answers.series, games: file.answers.games } }
  expect(gamesOf(read(alone)).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6])
})

test('values of other types are told and read as far as possible', () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const file = algsFileOf('emea/6')
    const answers = withWrongTypes(file.answers, createRandom('wrong', seed))
    const found = ofKind(read({ ...file, answers }), 'unexpected_value')
    expect(found).toMatchObject([{ action: 'read as far as possible' }])
  }
})

test.each([{}, { matches: 3 }, { games: [1, null], teams: 'x', picks: {}, stats: [] }])(
  'answers that are no answers are a series without games (%j)',
  (answers) => {
    const file = read({ source: 'algs', answers })
    expect(gamesOf(file)).toEqual([])
    expect(ofKind(file, 'no_games')).toHaveLength(1)
  },
)
