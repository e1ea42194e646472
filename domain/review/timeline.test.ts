import { expect, test } from 'vitest'
import type { Replay, ReplayFight } from '../live-match/replay/replay.ts'
import { fightOutcome, teamFights } from './team-fights.ts'
import {
  axisTimes,
  closeUp,
  killSteps,
  mergeNear,
  neighborTime,
  percentAt,
  timeAt,
  wholeGame,
} from './timeline.ts'

const fight = (
  at: number,
  isKill: boolean,
  attacker: number | null,
  victim: number,
): ReplayFight => ({ at, isKill, attacker, victim, position: null })

/** Players 0 to 2 are ours, 3 to 5 the others. */
const player = (team: number) => ({ name: '', team, path: [] })
const replay = (fights: readonly ReplayFight[]): Replay => ({
  durationS: 600,
  metersPerPercent: 10,
  teams: [
    { slot: 2, name: 'Alliance', placement: 2, landing: null },
    { slot: 3, name: 'Reed', placement: 1, landing: null },
  ],
  players: [0, 0, 0, 1, 1, 1].map(player),
  rings: [],
  fights,
})

test('knocks and kills less than 20 seconds apart are one fight of the team', () => {
  const game = replay([
    fight(100, false, 0, 3),
    fight(119, true, 0, 3),
    // 20 seconds later: another fight.
    fight(139, true, 3, 1),
    fight(150, true, null, 4),
    fight(155, true, 1, 5),
    fight(400, true, null, 0),
  ])
  expect(teamFights(game, 0).slice(0, 2)).toEqual([
    { from: 100, to: 119, knocks: 1, kills: 1, ownKnocks: 0, losses: 0, isOut: false },
    { from: 139, to: 155, knocks: 0, kills: 1, ownKnocks: 0, losses: 1, isOut: false },
  ])
})

test('a fight is won with more kills than losses, and says when the team was out', () => {
  const game = replay([
    fight(100, true, 0, 3),
    fight(110, true, 4, 0),
    fight(112, true, 4, 1),
    fight(114, true, 4, 2),
  ])
  const [lost] = teamFights(game, 0)
  expect(lost).toMatchObject({ kills: 1, losses: 3, isOut: true })
  expect(teamFights(game, 0).map(fightOutcome)).toEqual(['lost'])
  expect(teamFights(game, 1).map(fightOutcome)).toEqual(['won'])
  expect(teamFights(replay([fight(5, false, 0, 3)]), 0).map(fightOutcome)).toEqual(['even'])
})

test('the lobby has its kills in steps of 15 seconds, without knocks', () => {
  const game = replay([
    fight(14.9, true, 0, 3),
    fight(15, true, 0, 4),
    fight(20, false, 0, 5),
    fight(29, true, null, 5),
  ])
  expect(killSteps(game)).toEqual([
    { from: 0, kills: 1 },
    { from: 15, kills: 2 },
  ])
})

test('two minutes around a time stay inside the game', () => {
  expect(closeUp(300, 600)).toEqual({ from: 240, to: 360 })
  expect(closeUp(10, 600)).toEqual({ from: 0, to: 120 })
  expect(closeUp(599, 600)).toEqual({ from: 480, to: 600 })
  expect(closeUp(50, 90)).toEqual({ from: 0, to: 90 })
})

test('a time has its place in the window and back', () => {
  const window = { from: 240, to: 360 }
  expect(percentAt(window, 270)).toBe(25)
  expect(timeAt(window, 25)).toBe(270)
  expect(timeAt(window, 130)).toBe(360)
  expect(axisTimes(wholeGame(500))).toEqual([0, 120, 240, 360, 480])
  expect(axisTimes({ from: 250, to: 300 })).toEqual([255, 270, 285, 300])
})

test('what is too near becomes one thing', () => {
  const items = [{ at: 30 }, { at: 0 }, { at: 5 }, { at: 9 }]
  // 6 seconds of 600 are 1 %.
  expect(mergeNear(items, wholeGame(600), 1)).toEqual([
    [{ at: 0 }, { at: 5 }],
    [{ at: 9 }],
    [{ at: 30 }],
  ])
})

test('the next event is not the one that is shown', () => {
  expect(neighborTime([10, 50, 90], 50, 'after')).toBe(90)
  expect(neighborTime([10, 50, 90], 50.4, 'before')).toBe(10)
  expect(neighborTime([10, 50], 50, 'after')).toBeNull()
})
