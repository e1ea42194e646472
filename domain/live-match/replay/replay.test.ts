import { expect, test } from 'vitest'
import { packReplay, unpackReplay } from './pack-replay.ts'
import { playersAt, pathPositionAt, teamOutAt } from './position-at.ts'
import type { Replay, ReplayFight } from './replay.ts'
import { secondRingAt, teamCourse, zoneDistances } from './team-course.ts'
import { metersToZone, ringAt, zoneAt } from './zone.ts'

const kill = (at: number, victim: number): ReplayFight => ({
  at,
  isKill: true,
  attacker: null,
  victim,
  position: null,
})

/** Two players of the first team, one of the second. */
const REPLAY: Replay = {
  durationS: 100,
  metersPerPercent: 25,
  teams: [
    { slot: 2, name: 'Alliance', placement: 2, landing: null },
    { slot: 3, name: 'Reed', placement: 1, landing: null },
  ],
  players: [
    {
      name: 'a',
      team: 0,
      path: [
        { at: 0, x: 10, y: 50 },
        { at: 20, x: 30, y: 50 },
        { at: 40, x: 30, y: 70 },
      ],
    },
    {
      name: 'b',
      team: 0,
      path: [
        { at: 0, x: 20, y: 50 },
        { at: 20, x: 40, y: 50 },
      ],
    },
    { name: 'c', team: 1, path: [{ at: 10, x: 50, y: 50 }] },
  ],
  rings: [
    { number: 1, x: 50, y: 50, radius: 20, at: 20, closesInS: 10 },
    { number: 2, x: 60, y: 50, radius: 10, at: 40, closesInS: 10 },
  ],
  fights: [kill(22, 1), kill(60, 0)],
}
const [walker] = REPLAY.players
const path = walker?.path ?? []

test('a player is on the straight line between two points', () => {
  // A quarter of the way from 10 to 30.
  expect(pathPositionAt(path, [], 5)).toEqual({ x: 15, y: 50, isAlive: true, isOld: false })
  // Three quarters of the way from 50 to 70.
  expect(pathPositionAt(path, [], 35)).toEqual({ x: 30, y: 65, isAlive: true, isOld: false })
  expect(pathPositionAt(path, [], 40)).toMatchObject({ x: 30, y: 70 })
  expect(pathPositionAt(path.slice(1), [], 19)).toBeNull()
})

test('a player who is not seen for more than 30 seconds stays where they were last', () => {
  const gap = [
    { at: 0, x: 10, y: 10 },
    { at: 31, x: 41, y: 10 },
  ]
  expect(pathPositionAt(gap, [], 30)).toEqual({ x: 10, y: 10, isAlive: true, isOld: false })
  expect(pathPositionAt(gap, [], 30.5)).toMatchObject({ x: 10, isOld: true })
  expect(pathPositionAt(gap, [], 31)).toMatchObject({ x: 41, isOld: false })
})

test('a dead player stays where they died until a later point shows that they are back', () => {
  expect(pathPositionAt(path, [25], 24)).toMatchObject({ x: 30, y: 54, isAlive: true })
  expect(pathPositionAt(path, [25], 25)).toEqual({ x: 30, y: 50, isAlive: false, isOld: false })
  expect(pathPositionAt(path, [25], 39)).toMatchObject({ isAlive: false })
  expect(pathPositionAt(path, [25], 40)).toMatchObject({ y: 70, isAlive: true })
})

test('a team is out with the last death of its players, and the winner never', () => {
  expect([0, 1].map((team) => teamOutAt(REPLAY, team))).toEqual([60, null])
})

test('while a ring closes, the zone is on its way from the ring before', () => {
  expect(zoneAt(REPLAY.rings, 19)).toBeNull()
  // Where the first one comes from isn't known.
  expect(zoneAt(REPLAY.rings, 25)).toBeNull()
  expect(zoneAt(REPLAY.rings, 30)).toEqual({ x: 50, y: 50, radius: 20 })
  // Half of the way.
  expect(zoneAt(REPLAY.rings, 45)).toEqual({ x: 55, y: 50, radius: 15 })
  expect(zoneAt(REPLAY.rings, 50)).toEqual({ x: 60, y: 50, radius: 10 })
  expect([19, 20, 39, 40].map((at) => ringAt(REPLAY.rings, at)?.number)).toEqual([
    undefined,
    1,
    1,
    2,
  ])
})

test('the distance to the zone is that to the circle the ring closes to', () => {
  expect(metersToZone(REPLAY, { x: 50, y: 75 }, 10)).toBeNull()
  // 25 from the center, 5 outside of the radius of 20: 5 x 25 m.
  expect(metersToZone(REPLAY, { x: 50, y: 75 }, 20)).toBe(125)
  expect(metersToZone(REPLAY, { x: 50, y: 60 }, 20)).toBe(0)
  // 30 to the left and 40 down are 50 from the center of ring 2, 40 outside of it.
  expect(metersToZone(REPLAY, { x: 30, y: 90 }, 40)).toBe(1000)
})

test('the distance of a team over time starts with the first ring and ends when it is out', () => {
  const distances = zoneDistances(REPLAY, 0)
  expect(distances[0]).toEqual({
    at: 20,
    // The players are at 30 and 40, so the team is at 35: 15 from the center, inside of ring 1.
    meters: 0,
  })
  // Player b is dead. Player a is at 30, 70: 36.06 from the center of ring 2, 26.06 outside.
  expect(distances.find(({ at }) => at === 40)?.meters).toBeCloseTo(
    (Math.sqrt(30 ** 2 + 20 ** 2) - 10) * 25,
  )
  expect(distances.at(-1)?.at).toBe(60)
})

test('the way of a team is the middle of its players who are alive, until ring 2', () => {
  expect(secondRingAt(REPLAY)).toBe(40)
  expect(teamCourse(REPLAY, 0, 40)).toEqual([
    { at: 0, x: 15, y: 50 },
    // Halfway: 20 and 30.
    { at: 10, x: 25, y: 50 },
    { at: 20, x: 35, y: 50 },
    // Without player b.
    { at: 30, x: 30, y: 60 },
    { at: 40, x: 30, y: 70 },
  ])
  expect(playersAt(REPLAY)(5)[2]).toBeNull()
  const [first, ...others] = REPLAY.teams
  if (!first) throw new Error('a team is missing')
  // Nearest to where it landed after 10 s. Before that it was in the air.
  const landing = { x: 26, y: 51, poi: null }
  const landed = { ...REPLAY, teams: [{ ...first, landing }, ...others] }
  expect(teamCourse(landed, 0, 40).map(({ at }) => at)).toEqual([10, 20, 30, 40])
})

test('a packed replay is the same to a hundredth of a percent', () => {
  const [first, ...others] = REPLAY.players
  const exact = {
    ...REPLAY,
    players: [
      {
        ...first,
        name: 'a',
        team: 0,
        path: [
          { at: 3, x: 10.12, y: 99.99 },
          { at: 7, x: 10.1, y: -3.5 },
        ],
      },
      ...others,
    ],
  }
  const packed = packReplay(exact)
  expect(packed.players[0]?.path).toEqual([3, 1012, 9999, 4, -2, -10_349])
  expect(unpackReplay(packed)).toEqual(exact)
})
