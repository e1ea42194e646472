import { expect, test } from 'vitest'
import { gamesOf, ofKind, read } from '../testing/test-file.ts'
import { overstatGame, saved, overstatTeam, teams, trio } from '../testing/test-overstat.ts'

test('gaps and ties of places are told', () => {
  const lobby = [
    overstatTeam(1),
    overstatTeam(2),
    ...[2, 5, 6, 7, 8, 9].map((place) => overstatTeam(place, { name: `Other ${place}` })),
  ]
  expect(read(saved([overstatGame(1, { teams: lobby })])).findings).toEqual([
    {
      kind: 'placement_gap',
      game: 1,
      team: null,
      found: 'no team at placements 3 and 4',
      action: 'imported as is',
    },
    {
      kind: 'duplicate_placement',
      game: 1,
      team: null,
      found: '2 teams at placement 2',
      action: 'imported as is',
    },
  ])
})

test.each([
  [7, '7 teams'],
  [23, '23 teams'],
])('a lobby of %i is told', (count, found) => {
  const file = read(saved([overstatGame(1, { teams: teams(count) })]))
  expect(file.findings).toEqual([
    { kind: 'odd_team_count', game: 1, team: null, found, action: 'imported as is' },
  ])
})

test.each([8, 22])('a lobby of %i is nothing to tell', (count) => {
  expect(read(saved([overstatGame(1, { teams: teams(count) })])).findings).toEqual([])
})

test('the second result of a team in a game is left out', () => {
  const lobby = [
    overstatTeam(1, { name: 'Synergy' }),
    ...teams(7, 2),
    overstatTeam(9, { name: 'synergy @18' }),
  ]
  const file = read(saved([overstatGame(1, { teams: lobby })]))
  expect(gamesOf(file)[0]?.teams.map(({ rawName }) => rawName)).not.toContain('synergy @18')
  expect(ofKind(file, 'duplicate_team')).toEqual([
    {
      kind: 'duplicate_team',
      game: 1,
      team: 'synergy',
      found: 'a second result for "synergy @18"',
      action: 'skipped',
    },
  ])
})

test('teams that are called by lobby slots are told, and are those of their event alone', () => {
  const lobby = [
    overstatTeam(1, { name: 'Team 3' }),
    overstatTeam(2, { name: 'team 2\t' }),
    ...teams(6, 3),
  ]
  const files = ['Autumn', 'Winter'].map((name) =>
    read(saved([overstatGame(1, { teams: lobby })], { match: { eventId: name } }), `${name}.json`),
  )
  expect(files.map((file) => gamesOf(file)[0]?.teams.slice(0, 2))).toMatchObject([
    [{ rawName: 'Team 3 (Autumn)' }, { rawName: 'team 2 (Autumn)' }],
    [{ rawName: 'Team 3 (Winter)' }, { rawName: 'team 2 (Winter)' }],
  ])
  expect(files[0]?.findings).toEqual([
    {
      kind: 'lobby_slots',
      game: null,
      team: null,
      found: 'lobby slots instead of team names: Team 2 and 3',
      action: 'imported as teams of "Autumn" only',
    },
  ])
})

const named = (number: number, name: string) =>
  overstatGame(number, {
    teams: [overstatTeam(1, { name, player_stats: trio('loba', 'seer', 'fuse') }), ...teams(7, 2)],
  })

test('spellings of a team are told once a file, with what they are read as', () => {
  const file = read(saved([named(1, 'Synergy\t'), named(2, 'synergy@18'), named(3, 'Synergy\t')]))
  expect(ofKind(file, 'team_name_tidied')).toEqual([
    {
      kind: 'team_name_tidied',
      game: null,
      team: 'Synergy',
      found: String.raw`"Synergy\t"`,
      action: 'imported as "Synergy"',
    },
    {
      kind: 'team_name_tidied',
      game: null,
      team: 'synergy',
      found: '"synergy@18"',
      action: 'imported as "synergy"',
    },
    {
      kind: 'team_name_tidied',
      game: null,
      team: 'Synergy',
      found: 'spelled "Synergy" and "synergy"',
      action: 'imported as one team',
    },
  ])
  expect(gamesOf(file)[0]?.teams[0]?.rawName).toBe('Synergy\t')
})

test('spellings of a legend are one, an unknown one is kept', () => {
  const first = overstatTeam(1, { player_stats: trio('mad maggie', 'axion', 'loba') })
  const second = overstatTeam(2, { player_stats: trio('madmaggie', 'Axion', 'loba') })
  const file = read(saved([overstatGame(1, { teams: [first, second, ...teams(6, 3)] })]))
  expect(gamesOf(file)[0]?.teams[0]?.legends).toEqual(['axion', 'loba', 'madmaggie'])
  expect(file.findings).toEqual([
    {
      kind: 'unknown_legend',
      game: null,
      team: null,
      found: '"axion" and "Axion"',
      action: 'imported without a class',
    },
    {
      kind: 'legend_name_tidied',
      game: null,
      team: null,
      found: 'spelled "mad maggie" and "madmaggie"',
      action: 'imported as Mad Maggie',
    },
  ])
})

test('a legend played while banned is kept and told', () => {
  const lobby = [1, 2, 3, 4, 5, 6, 7, 8].map((place) =>
    overstatTeam(place, { player_stats: trio(place === 3 ? 'ash' : 'seer', 'fuse', 'loba') }),
  )
  const file = read(saved([overstatGame(1, { teams: lobby }), overstatGame(2, { teams: lobby })]))
  expect(gamesOf(file)[1]?.teams[2]?.legends).toEqual(['ash', 'fuse', 'loba'])
  expect(file.findings).toEqual([
    {
      kind: 'banned_legend_played',
      game: 2,
      team: 'Squad 3',
      found: 'Ash played while banned',
      action: 'imported as played',
    },
  ])
})

test('a game that names no ban adds none', () => {
  const quiet = {
    analytics: null,
    teams: [1, 2, 3, 4, 5, 6, 7, 8].map((place) =>
      overstatTeam(place, { player_stats: trio('seer', 'fuse', 'loba') }),
    ),
  }
  const file = read(saved([overstatGame(1, quiet), overstatGame(2, quiet)]))
  expect(file.findings).toEqual([
    {
      kind: 'bans_not_counted',
      game: 1,
      team: null,
      found: 'no banned legend listed',
      action: "the next game's bans stay the same",
    },
  ])
})

test('a map the product does not have is kept under its id', () => {
  const file = read(saved([overstatGame(1, { map_name: 'mp_rr_talos_mu1' })]))
  expect(gamesOf(file)[0]).toMatchObject({ map: null, mapVersion: 'mp_rr_talos_mu1' })
  expect(file.findings).toEqual([
    {
      kind: 'unknown_map',
      game: 1,
      team: null,
      found: '"mp_rr_talos_mu1"',
      action: 'imported, but not included in statistics by map',
    },
  ])
})

test('of a game that is there twice the first counts', () => {
  const file = read(saved([overstatGame(1), overstatGame(2, { mid: 'mid:1' })], { settings: null }))
  expect(gamesOf(file).map(({ number }) => number)).toEqual([1])
  expect(ofKind(file, 'duplicate_game')).toEqual([
    {
      kind: 'duplicate_game',
      game: 2,
      team: null,
      found: 'game mid:1 appears again in "Autumn Scrim 3"',
      action: 'skipped',
    },
  ])
})

test('a game without an id gets the same one in whatever order its teams and players come', () => {
  const one = read(saved([overstatGame(1, { mid: null })]))
  const reversed = teams(8)
    .map((each) => ({ ...each, player_stats: each.player_stats.toReversed() }))
    .toReversed()
  const two = read(
    saved([overstatGame(1, { mid: '', teams: reversed })], { match: { eventId: 'Renamed' } }),
  )
  const [first] = gamesOf(one)
  expect(first?.mid).toMatch(/^made-up:[0-9a-f]{64}$/)
  expect(gamesOf(two)[0]?.mid).toBe(first?.mid)
  expect(one.findings).toEqual([
    {
      kind: 'made_up_id',
      game: 1,
      team: null,
      found: 'no match ID',
      action: 'an ID was created from the game data',
    },
  ])
  const other = read(saved([overstatGame(1, { mid: null, match_start: 1_751_590_000 })]))
  expect(gamesOf(other)[0]?.mid).not.toBe(first?.mid)
})

test('a game without a start is dated before all others', () => {
  const file = read(saved([overstatGame(1, { match_start: 'soon' })]))
  expect(gamesOf(file)[0]?.startedAt).toBe(0)
  expect(file.findings).toEqual([
    {
      kind: 'start_missing',
      game: 1,
      team: null,
      found: 'no start time',
      action: "imported without a date, so date filters won't find it",
    },
  ])
})

test('a game without teams is left out', () => {
  const file = read(saved([overstatGame(1), overstatGame(2, { teams: [] })]))
  expect(gamesOf(file)).toHaveLength(1)
  expect(file.findings).toEqual([
    { kind: 'unfinished_game', game: 2, team: null, found: 'no teams', action: 'skipped' },
  ])
})
