import { expect, test } from 'vitest'
import type { GameTrack } from '../feed/game-track.ts'
import { slotTeams } from './slot-teams.ts'
import { replayOf } from './track-replay.ts'

/** 100,000 units wide, so 1,000 units are a percent. */
const MAP = { width: 100_000, centerX: 0, centerY: 0 }

const player = (id: string, name: string, slot: number, path: number[]) => ({
  id,
  name,
  slot,
  revives: 0,
  respawns: 0,
  path,
})
const TRACK: GameTrack = {
  rings: [{ number: 1, x: 10_000, y: -20_000, radius: 26_500, at: 90, closesInS: 30 }],
  teams: [
    { slot: 2, landing: { x: -50_000, y: 50_000, poi: 'Barometer' }, entries: [] },
    { slot: 3, landing: null, entries: [] },
  ],
  players: [
    player('h1', 'One', 2, [0, -50_000, 50_000, 4, -49_000, 50_000]),
    player('', 'TWO', 3, [2, 0, 0]),
    player('h9', 'Stranger', 3, [2, 0, 0]),
  ],
  kills: [{ at: 95, killer: 1, victim: 0, x: 1000, y: 0 }],
  downs: [{ at: 93, killer: 1, victim: 0, x: null, y: null }],
  packages: [],
}
const RESULTS = [
  { playerId: 'h1', name: 'renamed', team: { id: 7, name: 'Alliance', placement: 2 } },
  { playerId: null, name: 'two', team: { id: 8, name: 'Reed', placement: 1 } },
]

test('slots of the game are teams of the archive by accounts, then by names', () => {
  const teams = slotTeams(TRACK, RESULTS)
  expect([...teams].map(([slot, { name }]) => [slot, name])).toEqual([
    [2, 'Alliance'],
    [3, 'Reed'],
  ])
  expect(slotTeams(TRACK, []).size).toBe(0)
})

test('a track becomes a replay in percent of the picture, best team first', () => {
  const replay = replayOf(TRACK, MAP, slotTeams(TRACK, RESULTS))
  expect(replay.teams).toEqual([
    { slot: 3, name: 'Reed', placement: 1, landing: null },
    { slot: 2, name: 'Alliance', placement: 2, landing: { x: 0, y: 0, poi: 'Barometer' } },
  ])
  // The player of slot 2 belongs to the second team of the list.
  expect(replay.players[0]).toEqual({
    name: 'One',
    team: 1,
    path: [
      { at: 0, x: 0, y: 0 },
      { at: 4, x: 1, y: 0 },
    ],
  })
  expect(replay.rings).toEqual([{ number: 1, x: 60, y: 70, radius: 26.5, at: 90, closesInS: 30 }])
  expect(replay.fights).toEqual([
    { at: 93, isKill: false, attacker: 1, victim: 0, position: null },
    { at: 95, isKill: true, attacker: 1, victim: 0, position: { x: 51, y: 50 } },
  ])
  // 1,000 inches are 25.4 m.
  expect(replay.metersPerPercent).toBeCloseTo(25.4)
  expect(replay.durationS).toBe(95)
})

test('a track with more points than a game can have is thinned, without its end', () => {
  const path = Array.from({ length: 30_001 }, (_, at) => [at, 0, 0]).flat()
  const { players } = replayOf(
    { ...TRACK, players: [player('h1', 'One', 2, path)] },
    MAP,
    new Map(),
  )
  expect(players[0]?.path.length).toBeLessThanOrEqual(24_000)
  expect(players[0]?.path.at(-1)?.at).toBe(30_000)
})
