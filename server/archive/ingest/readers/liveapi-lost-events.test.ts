import { expect, test } from 'vitest'
import type { MatchFile } from '#domain/archive/match.ts'
import { gamesOf, ofKind, read } from '../testing/test-file.ts'
import {
  endings,
  event,
  matchSetup,
  member,
  opening,
  out,
  slots,
  squad,
  type TestEvent,
} from '../testing/test-liveapi.ts'

const state = (name: string, seconds: number) => event('gameStateChanged', seconds, { state: name })
const killed = (slot: number, seat: number, seconds: number) =>
  event('playerKilled', seconds, { attacker: member(2, 0), victim: member(slot, seat) })
const wiped = (slot: number, seconds: number) =>
  [0, 1, 2].map((seat) => killed(slot, seat, seconds))

const placementsOf = (file: MatchFile) =>
  Object.fromEntries(
    gamesOf(file)[0]?.teams.map(({ rawName, placement }) => [rawName, placement]) ?? [],
  )

/** Eight teams: slot 9 is out first, slot 2 wins. The game sends placements. */
const placed = slots(8)
  .slice(1)
  .toReversed()
  .map((slot, index) => ({ ...out(slot, 1000 + index), placement: 8 - index }))
const won = endings(8, 1000).slice(-1)
const start = [matchSetup(), ...opening(8)]

// Finding L4.
test('a match ends with the state after it if the message about its end is lost', () => {
  const after = [state('Resolution', 1100), state('Postmatch', 1120)]
  const file = read([...start, ...placed, ...after, ...start])
  expect(placementsOf(file)).toMatchObject({ 'Squad 1': 1, 'Squad 2': 2, 'Squad 8': 8 })
})

test('the placement of a team follows from the others if only its elimination is lost', () => {
  const file = read([...start, ...placed.toSpliced(2, 1), ...won])
  expect(placementsOf(file)).toEqual(
    Object.fromEntries(slots(8).map((slot) => [`Squad ${slot - 1}`, slot - 1])),
  )
  expect(ofKind(file, 'guessed')).toMatchObject([
    { game: 1, team: 'Squad 6', found: 'no event about the elimination' },
  ])
})

test('a team whose players have all died is out, also without placements from the game', () => {
  const counted = slots(8)
    .slice(1)
    .toReversed()
    .flatMap((slot, index) => [...wiped(slot, 1000 + 10 * index), out(slot, 1001 + 10 * index)])
  const lost = counted.filter((one) => JSON.stringify(one) !== JSON.stringify(out(7, 1021)))
  expect(lost).toHaveLength(counted.length - 1)
  const file = read([...start, ...lost, ...won])
  expect(placementsOf(file)).toMatchObject({ 'Squad 8': 8, 'Squad 6': 6, 'Squad 5': 5 })
  expect(ofKind(file, 'guessed')).toMatchObject([{ team: 'Squad 6' }])
})

test('a player who watches others after a death is still a player', () => {
  const watching = event('observerSwitched', 600, { observer: member(3, 0), target: member(3, 1) })
  const file = read([...start, killed(3, 0, 500), watching, ...placed, ...won])
  const team = gamesOf(file)[0]?.teams.find(({ rawName }) => rawName === 'Squad 2')
  expect(team?.players.map(({ name }) => name)).toEqual(squad(3).map(({ name }) => name))
})

test('a player who changes teams in the lobby plays for the last one', () => {
  const early = event('playerConnected', 5, {
    player: { ...member(3, 0), teamId: 9, teamName: 'Squad 8' },
  })
  const file = read([matchSetup(), early, ...opening(8), ...placed, ...won])
  const teams = gamesOf(file)[0]?.teams ?? []
  expect(Object.fromEntries(teams.map((team) => [team.rawName, team.players.length]))).toEqual(
    Object.fromEntries(slots(8).map((slot) => [`Squad ${slot - 1}`, 3])),
  )
})

test('a match that ends without a word and the next one on the same server are two matches', () => {
  const lobby: TestEvent[] = [matchSetup('s1', 2000), state('WaitingForPlayers', 2001)]
  const again = opening(8).map((one) => ({ ...one, timestamp: one.timestamp + 2000 }))
  const later = placed.map((one) => ({ ...one, timestamp: one.timestamp + 2000 }))
  const file = read([
    ...start,
    ...wiped(5, 900),
    out(9, 950),
    ...lobby,
    ...again,
    ...later,
    ...endings(8, 3000).slice(-1),
  ])
  const [game, ...others] = gamesOf(file)
  expect(others).toEqual([])
  expect(game?.teams.map(({ kills }) => kills)).toEqual(Array.from({ length: 8 }, () => 0))
  expect(ofKind(file, 'unfinished_game')).toHaveLength(1)
})

const withTwins = (one: TestEvent): TestEvent =>
  JSON.parse(JSON.stringify(one).replaceAll('"Squad 4"', '"Squad 3"'))

// Finding L9.
test('two teams with one name are both imported, and a finding says which is which', () => {
  const file = read([...start, ...placed, ...won].map(withTwins))
  expect(placementsOf(file)).toMatchObject({ 'Squad 3': 3, 'Squad 3 (2)': 4 })
  expect(ofKind(file, 'duplicate_team')).toMatchObject([
    {
      game: 1,
      team: 'Squad 3',
      found: 'two teams named "Squad 3"',
      action:
        'the second is imported as "Squad 3 (2)"; rename or merge the team under Teams if that\'s wrong',
    },
  ])
})

const hit = (category: string, damageInflicted: number) =>
  event(category, 300, { attacker: member(3, 0), victim: member(4, 0), damageInflicted })

test("damage to Gibraltar's and Revenant's shields counts", () => {
  const hits = [
    hit('playerDamaged', 50),
    hit('gibraltarShieldAbsorbed', 30),
    hit('revenantForgedShadowDamaged', 20),
  ]
  const file = read([...start, ...hits, ...placed, ...won])
  expect(gamesOf(file)[0]?.teams.find(({ rawName }) => rawName === 'Squad 2')?.damage).toBe(100)
})
