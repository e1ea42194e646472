import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { MatchFile } from '#domain/archive/match.ts'
import { readMatchFile } from '../read-file.ts'
import { gamesOf, ofKind, read } from '../testing/test-file.ts'
import {
  endings,
  event,
  log,
  matchSetup,
  member,
  opening,
  out,
  slots,
  squad,
  START,
} from '../testing/test-liveapi.ts'

const firstGame = (file: MatchFile) => gamesOf(file)[0]
const teamOf = (file: MatchFile, name: string) =>
  firstGame(file)?.teams.find(({ rawName }) => rawName === name)

test('the placement that the game sends counts, whatever order the squads are in', () => {
  const placed = slots(8)
    .slice(1)
    .map((slot, index) => ({ ...out(slot, 1000 + index), placement: 8 - index }))
  const file = read([
    matchSetup(),
    ...opening(8),
    ...placed.toReversed(),
    ...endings(8, 1200).slice(-1),
  ])
  // Slot 3 is eighth, slot 9 second.
  expect(teamOf(file, 'Squad 2')?.placement).toBe(8)
  expect(teamOf(file, 'Squad 8')?.placement).toBe(2)
})

test('a placement that no lobby has is replaced by the teams left', () => {
  const file = read(log().map((one) => ({ ...one, placement: 4_000_000 })))
  expect(teamOf(file, 'Squad 8')?.placement).toBe(8)
})

const killBy = (nucleusHash: string, seconds: number) =>
  event('playerKilled', seconds, {
    attacker: member(3, 0, { nucleusHash }),
    victim: member(4, seconds % 3),
  })

test('a player is the same with a hash of 128 and of 32 characters', () => {
  const long = '0123456789abcdef'.repeat(8)
  const team = teamOf(
    read(
      log(killBy(long, 201), killBy(long.slice(0, 32), 202)).map((one) =>
        JSON.parse(JSON.stringify(one).replaceAll('"hash-3-0"', `"${long}"`)),
      ),
    ),
    'Squad 2',
  )
  expect(team?.players[0]).toMatchObject({ playerId: long.slice(0, 32), kills: 2 })
})

const killed = (slot: number, seat: number, seconds: number) =>
  event('playerKilled', seconds, { attacker: member(2, 0), victim: member(slot, seat) })

test('respawned players live on, by list, by name or from a deathbox, and are counted once', () => {
  const file = read(
    log(
      killed(3, 0, 160),
      killed(4, 0, 160),
      killed(5, 0, 160),
      event('playerRespawnTeam', 200, {
        player: member(3, 2),
        respawned: 'somebody else',
        respawnedTeammates: [member(3, 0)],
      }),
      event('respawnFromDeathbox', 200, {
        player: member(4, 2),
        respawnedTeammates: [member(4, 0)],
      }),
      event('playerRespawnTeam', 200, { player: member(4, 2), respawned: 'Player 4-0' }),
    ),
  )
  const survival = (name: string) => teamOf(file, name)?.players.map(({ survivalS }) => survivalS)
  // From the drop at 60 to the end at 1100.
  expect(survival('Squad 2')).toEqual([1040, 1040, 1040])
  expect(survival('Squad 3')).toEqual([1040, 1040, 1040])
  expect(survival('Squad 4')).toEqual([100, 1040, 1040])
  const players = firstGame(file)?.track?.players ?? []
  expect(players.filter(({ respawns }) => respawns > 0)).toMatchObject([
    { id: 'hash-3-2', respawns: 1 },
    { id: 'hash-4-2', respawns: 1 },
  ])
})

test('a match that was stopped by an administrator is no game', () => {
  const stop = event('matchStateEnd', 700, { state: 'EndedByAdmin', winners: squad(2) })
  const file = read([matchSetup(), ...opening(8), out(9, 500), stop])
  expect(gamesOf(file)).toEqual([])
  expect(ofKind(file, 'unfinished_game')).toMatchObject([
    {
      found:
        'a match on "mp_rr_tropic_island_mu2" with 8 teams that was stopped before there was a winner',
      action: 'skipped',
    },
  ])
})

const totalOf = (statName: string, newValue: number) =>
  event('playerStatChanged', 300, { player: member(3, 0), statName, newValue })

test("the game's own totals fill in for lost events, and a finding says so", () => {
  const file = read(
    log(killed(3, 1, 200), totalOf('kills', 2), totalOf('assists', 1), totalOf('x', 9)),
  )
  expect(teamOf(file, 'Squad 2')?.players[0]).toMatchObject({ kills: 2, assists: 1, knockdowns: 0 })
  expect(ofKind(file, 'contradiction')).toMatchObject([
    {
      game: 1,
      found: '3 kills, assists or knockdowns without an event',
      action: "the game's own total is used",
    },
  ])
})

test('events that cannot be read are skipped and counted', () => {
  const file = read([
    ...log(),
    event('playerDamaged', 200, { damageInflicted: [] }),
    { at: 1, seq: 2, malformed: true, raw: '{' },
    event('seasonalEvent', 300),
  ])
  expect(gamesOf(file)).toHaveLength(1)
  expect(ofKind(file, 'skipped_row')).toMatchObject([
    { found: "2 events that can't be read", action: 'skipped' },
  ])
})

test('bans count if the lobby was asked for them', () => {
  const status = {
    success: true,
    result: {
      '@type': 'type.googleapis.com/rtech.liveapi.CustomMatch_LegendBanStatus',
      legends: [
        { name: 'レイス', reference: 'character_wraith', banned: true },
        { name: 'アッシュ', reference: 'character_ash' },
      ],
    },
  }
  const file = read([status, ...log()])
  expect(file.sets[0]?.bansEnabled).toBe(true)
  expect(firstGame(file)?.bans).toEqual(['wraith'])
  expect(ofKind(file, 'bans_not_counted')).toEqual([])
})

/** Checkpoint of Storm Point is at 30.6 % and 33.1 % of a picture that is 102,105 units wide around 594, 939. */
const CHECKPOINT = { x: -19_214, y: 18_195, z: 0 }
const ECHO_HQ = { x: 16_625, y: -33_777, z: 0 }

const seenAt = (seat: number, seconds: number, pos: object, category = 'inventoryPickUp') =>
  event(category, seconds, { player: member(3, seat, { pos }) })

test('a team landed where most of its players first touched something, not where they jumped', () => {
  const file = read(
    log(
      seenAt(0, 61, ECHO_HQ, 'weaponSwitched'),
      seenAt(0, 90, ECHO_HQ),
      seenAt(1, 92, CHECKPOINT),
      seenAt(2, 95, CHECKPOINT),
      seenAt(2, 99, ECHO_HQ),
    ),
  )
  expect(teamOf(file, 'Squad 2')?.poi).toBe('Checkpoint')
  expect(firstGame(file)?.track?.teams[1]).toMatchObject({
    slot: 3,
    landing: { x: CHECKPOINT.x, y: CHECKPOINT.y, poi: 'Checkpoint' },
  })
  expect(teamOf(file, 'Squad 3')?.poi).toBeNull()
})

const shotAt = (slot: number, seconds: number, x: number) =>
  event('ammoUsed', seconds, { player: member(slot, 0, { pos: { x, y: 2000, z: 0 } }) })

const ringTo = (stage: number, seconds: number, endRadius: number) =>
  event('ringStartClosing', seconds, {
    stage,
    center: { x: 1000, y: 2000, z: 0 },
    currentRadius: 75_000,
    endRadius,
    shrinkDuration: 261.7,
  })

test('rings are numbered by their radius, and a team enters one when it is first seen inside', () => {
  const file = read(
    log(
      shotAt(3, 100, 20_000),
      shotAt(4, 100, 40_000),
      ringTo(0, 140, 30_500),
      shotAt(4, 200, 31_501),
      shotAt(4, 230, 31_500),
      ringTo(0, 300, 30_500),
      ringTo(1, 400, 15_000),
    ),
  )
  const track = firstGame(file)?.track
  // Seconds since the drop at 60.
  expect(track?.rings).toEqual([
    { number: 1, x: 1000, y: 2000, radius: 30_500, at: 80, closesInS: 262 },
    { number: 2, x: 1000, y: 2000, radius: 15_000, at: 340, closesInS: 262 },
  ])
  expect(track?.teams[1]?.entries).toEqual([[1, 80]])
  expect(track?.teams[2]?.entries).toEqual([[1, 170]])
})

const positionAt = (x: number) => ({ pos: { x, y: 5, z: 0 } })

test('a path has the positions from every kind of event, and none of the dead', () => {
  const file = read(
    log(
      event('playerAbilityUsed', 70, { player: member(3, 0, positionAt(10)) }),
      event('playerKilled', 80, { attacker: member(2, 0), victim: member(3, 0, positionAt(20)) }),
      event('observerSwitched', 90, {
        observer: member(1, 0),
        target: member(3, 0, positionAt(30)),
      }),
    ),
  )
  const track = firstGame(file)?.track
  const index = track?.players.findIndex(({ id }) => id === 'hash-3-0') ?? -1
  expect(track?.players[index]?.path).toEqual([10, 10, 5, 20, 20, 5])
  expect(track?.kills).toMatchObject([{ at: 20, killer: 0, victim: index, x: 20, y: 5 }])
})

test('a clock that is set during a match changes no survival time', () => {
  const later = log(killed(3, 0, 560)).map((one) =>
    one.timestamp - START > 500 ? { ...one, timestamp: one.timestamp + 7200 } : one,
  )
  const seen = event('ammoUsed', 560, { player: member(4, 0) })
  const jumped = later.flatMap((one) => (one.category === 'playerKilled' ? [seen, one] : [one]))
  const [first, second] = teamOf(read(jumped), 'Squad 2')?.players ?? []
  expect([first?.survivalS, second?.survivalS]).toEqual([500, 1040])
})

test('logs of recorders are read: an array, lines with a head, gzip', () => {
  const want = read(log())
  const array = log().map((one) => ({
    gameMessage: {
      '@type': `type.googleapis.com/rtech.liveapi.${one.category}`,
      ...one,
      receivedTimestamp: one.timestamp * 1000,
    },
  }))
  expect(read(array)).toEqual(want)
  const lines = [
    { sessionId: 'x', openedAt: START, collectorVersion: '1', init: { category: 'init' } },
    ...log().map((one, seq) => ({ at: one.timestamp * 1000, seq, event: one })),
  ]
  const text = lines.map((line) => JSON.stringify(line)).join('\n')
  expect(readMatchFile('Evening scrim.json', gzipSync(text))).toEqual(want)
})
