import { expect, test } from 'vitest'
import { gamesOf, ofKind, read } from '../testing/test-file.ts'
import {
  endings,
  event,
  log,
  member,
  opening,
  out,
  matchSetup,
  slots,
  squad,
  START,
} from '../testing/test-liveapi.ts'

const NOTHING_OF_BANS = {
  kind: 'bans_not_counted',
  game: null,
  team: null,
  found: 'LiveAPI logs have no bans',
  action: 'imported without bans',
}

test('places follow the order in which squads end, the winner is first', () => {
  const file = read(log())
  expect(file).toMatchObject({
    format: 'liveapi',
    sets: [{ event: 'Evening scrim', bansEnabled: false }],
  })
  const [first] = gamesOf(file)
  expect(first).toMatchObject({
    number: 1,
    startedAt: START,
    map: 'stormpoint',
    mapVersion: 'mp_rr_tropic_island_mu2',
  })
  expect(first?.teams.map(({ rawName, placement }) => [rawName, placement])).toEqual(
    slots(8).map((slot) => [`Squad ${slot - 1}`, slot - 1]),
  )
  expect(first?.teams[0]).toMatchObject({
    kills: 0,
    points: 12,
    legends: ['catalyst', 'madmaggie', 'wraith'],
  })
  expect(file.findings).toEqual([
    NOTHING_OF_BANS,
    {
      kind: 'made_up_id',
      game: 1,
      team: null,
      found: 'no match ID',
      action: 'an ID was created from the game data',
    },
    {
      kind: 'missing_numbers',
      game: 1,
      team: null,
      found: 'no headshots, shots or hits for 24 players',
      action: 'left empty and not included in averages',
    },
  ])
})

test('kills go to whom they are awarded, else to the attacker; the ring and team mates get none', () => {
  const [first] = gamesOf(
    read(
      log(
        event('playerDowned', 190, { attacker: member(3, 0), victim: member(4, 0) }),
        event('playerKilled', 200, {
          attacker: member(3, 0),
          awardedTo: member(3, 1),
          victim: member(4, 0),
        }),
        event('playerKilled', 210, { attacker: member(3, 2), awardedTo: {}, victim: member(4, 1) }),
        event('playerKilled', 220, {
          attacker: { name: 'World' },
          awardedTo: {},
          victim: member(4, 2),
        }),
        event('playerKilled', 230, {
          attacker: member(5, 0),
          awardedTo: member(5, 0),
          victim: member(5, 0),
        }),
        event('playerAssist', 200, { assistant: member(3, 0), victim: member(4, 0) }),
        event('playerDamaged', 180, {
          attacker: member(3, 0),
          victim: member(4, 0),
          damageInflicted: '45',
        }),
        event('playerDamaged', 181, {
          attacker: member(3, 0),
          victim: member(4, 0),
          damageInflicted: 30,
        }),
        event('playerDamaged', 182, {
          attacker: member(3, 0),
          victim: member(3, 1),
          damageInflicted: 99,
        }),
      ),
    ),
  )
  const team = first?.teams.find(({ rawName }) => rawName === 'Squad 2')
  expect(team).toMatchObject({ placement: 2, kills: 2, points: 11, damage: 75 })
  expect(
    team?.players.map(({ kills, assists, knockdowns, damage }) => [
      kills,
      assists,
      knockdowns,
      damage,
    ]),
  ).toEqual([
    [0, 1, 1, 75],
    [1, 0, 0, 0],
    // The victim was standing, so a knockdown is missing.
    [1, 0, 1, 0],
  ])
})

const killOf = (seconds: number, slot: number, seat: number) =>
  event('playerKilled', seconds, { awardedTo: member(2, 0), victim: member(slot, seat) })

test('survival counts from the drop to the last death, a respawned player lives on', () => {
  const [first] = gamesOf(
    read(
      log(
        killOf(160, 3, 0),
        killOf(260, 3, 1),
        event('playerRespawnTeam', 300, {
          player: member(3, 2),
          respawned: 'Player 3-0, Player 3-1',
        }),
        killOf(560, 3, 0),
      ),
    ),
  )
  const team = first?.teams.find(({ rawName }) => rawName === 'Squad 2')
  expect(team?.players.map(({ survivalS }) => survivalS)).toEqual([500, 1040, 1040])
  expect(team?.survivalS).toBe(2580)
})

test('observers, dummies and who left before the drop are no teams', () => {
  const observer = member(1, 0, { name: 'Caster' })
  const roaming = member(9, 7, { name: 'Second caster' })
  const file = read([
    matchSetup(),
    event('playerConnected', 1, { player: observer }),
    event('playerConnected', 1, { player: roaming }),
    event('observerSwitched', 2, { observer: roaming, target: member(2, 0), targetTeam: squad(2) }),
    event('playerConnected', 2, { player: member(30, 0, { character: 'Dummie' }) }),
    event('playerConnected', 3, { player: member(2, 5, { character: '' }) }),
    event('playerDisconnected', 4, { player: member(2, 5), canReconnect: false }),
    ...opening(8),
    ...endings(8, 1000),
  ])
  expect(gamesOf(file)[0]?.teams).toHaveLength(8)
  expect(gamesOf(file)[0]?.teams[0]?.players).toHaveLength(3)
})

test('matches of an evening follow each other, as a list or line by line, bare or wrapped', () => {
  const evening = [
    event('init', 0, { gameVersion: 'x' }),
    ...log(),
    event('playerDisconnected', 1200, { player: member(5, 0) }),
    matchSetup('s2', 2000),
    ...log()
      .slice(1)
      .map((one) => ({ ...one, timestamp: String(one.timestamp + 2000) })),
  ]
  const want = read(evening)
  expect(gamesOf(want).map(({ number, startedAt }) => [number, startedAt])).toEqual([
    [1, START],
    [2, START + 2000],
  ])
  expect(read(evening.map((one) => JSON.stringify(one)).join('\n'))).toEqual(want)
  expect(read(evening.map((one) => `${JSON.stringify(one)},`).join('\r\n'))).toEqual(want)
  expect(read(evening.map((gameMessage) => ({ event_size: 9, gameMessage })))).toEqual(want)
})

test('the setup again after a lost connection is the same match', () => {
  const file = read([
    ...log().slice(0, -3),
    event('init', 1050),
    matchSetup('s1', 1051),
    ...log().slice(-3),
  ])
  expect(gamesOf(file)).toHaveLength(1)
  expect(gamesOf(file)[0]?.startedAt).toBe(START)
})

test('a match without a winner is left out and told', () => {
  const file = read([
    matchSetup(),
    ...opening(8),
    out(9, 500),
    matchSetup('s2', 2000),
    ...opening(8),
    ...endings(8, 3000),
  ])
  expect(gamesOf(file)).toHaveLength(1)
  expect(ofKind(file, 'unfinished_game')).toEqual([
    {
      kind: 'unfinished_game',
      game: null,
      team: null,
      found: 'a match on "mp_rr_tropic_island_mu2" with 8 teams and no winner',
      action: 'skipped',
    },
  ])
})

test('the last squad standing has won, also where the end is not told', () => {
  const [first] = gamesOf(read(log().slice(0, -1)))
  expect(first?.teams[0]).toMatchObject({ rawName: 'Squad 1', placement: 1 })
})

test('a squad that was never eliminated has no place', () => {
  const file = read([matchSetup(), ...opening(8), ...endings(8, 1000).slice(1)])
  expect(ofKind(file, 'placement_missing')).toMatchObject([{ game: 1, team: 'Squad 8' }])
})

test('legends of another language are read where they are known', () => {
  const names = ['マッドマギー', 'レイス', 'アクセル']
  const translated = log().map((one) =>
    JSON.stringify(one)
      .replaceAll('Mad Maggie', names[0] ?? '')
      .replaceAll('Wraith', names[1] ?? '')
      .replaceAll('Catalyst', names[2] ?? ''),
  )
  const file = read(translated.join('\n'))
  expect(gamesOf(file)[0]?.teams[0]?.legends).toEqual(['madmaggie', 'wraith', 'アクセル'])
  expect(ofKind(file, 'unknown_legend', 'legend_name_tidied')).toEqual([
    {
      kind: 'unknown_legend',
      game: null,
      team: null,
      found: '"アクセル"',
      action: 'imported without a class',
    },
    {
      kind: 'legend_name_tidied',
      game: null,
      team: null,
      found: 'legends in another language: "マッドマギー" and "レイス"',
      action: 'imported as Mad Maggie and Wraith',
    },
  ])
})

test('a log without a match is read as one without games', () => {
  expect(read([event('init', 0)]).findings).toMatchObject([{ kind: 'no_games' }])
})
