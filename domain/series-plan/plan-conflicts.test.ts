import { expect, test } from 'vitest'
import { planConflicts } from './plan-conflicts.ts'
import { planProblem } from './plan-problem.ts'
import { planReasons } from './plan-reasons.ts'
import { planAlternatives, reviewPlan } from './review-plan.ts'
import { candidateOf, testInputs, outlookOf } from './test-plan.ts'

const CANDIDATES = [
  candidateOf('ash valkyrie wattson', 8),
  candidateOf('bangalore crypto newcastle', 7),
  candidateOf('fuse loba seer', 6),
]
const USES = [
  { player: 'mika', legend: 'ash', games: 88 },
  { player: 'mika', legend: 'fuse', games: 12 },
  { player: 'mika', legend: 'seer', games: 9 },
  { player: 'ines', legend: 'valkyrie', games: 6 },
]
const SEATS = [
  { legend: 'Ash', player: 'mika' },
  { legend: 'Valkyrie', player: 'ines' },
  { legend: 'Wattson', player: null },
]
const STRENGTH = { value: 6, variance: 2 }
/** Before game 2 Ash is always gone, Crypto never. */
const problem = planProblem(testInputs([outlookOf('ash 1'), []], CANDIDATES), {
  count: 50,
  seed: 1,
})

const conflictsOf = (planB: number | null, seats = SEATS) => {
  const plan = [
    { main: 1, planB: null },
    { main: 0, planB },
  ]
  const [, second] = reviewPlan(problem, plan, STRENGTH).games
  return second ? planConflicts(second, seats, USES) : []
}

test('a legend that is likely gone, a missing Plan B and a player with few games are conflicts', () => {
  expect(conflictsOf(null)).toEqual([
    {
      kind: 'gone',
      legend: 'Ash',
      chance: 0.95,
      hasPlanB: false,
      player: 'mika',
      // Nine games are too few.
      left: [{ player: 'mika', legend: 'fuse', games: 12 }],
      isSevere: true,
    },
    { kind: 'no_plan_b', risk: expect.closeTo(0.95), isSevere: true },
    { kind: 'few_games', player: 'ines', legend: 'Valkyrie', games: 6, isSevere: false },
  ])
  expect(conflictsOf(1).map(({ kind }) => kind)).toEqual(['gone', 'few_games'])
})

test('a player who is not one of ours is a conflict, unless no one knows ours', () => {
  const seats = [{ legend: 'Crypto', player: 'guest' }]
  expect(conflictsOf(1, seats)).toEqual([{ kind: 'not_ours', player: 'guest', isSevere: true }])
  const [, second] = reviewPlan(problem, [], STRENGTH).games
  expect(second && planConflicts(second, seats, [])).toEqual([])
})

test('a player can play one legend only', () => {
  const both = SEATS.map((seat) => ({ ...seat, player: 'mika' }))
  expect(conflictsOf(1, both)).toContainEqual({
    kind: 'player_twice',
    player: 'mika',
    isSevere: true,
  })
})

test('reasons and alternatives come with their numbers', () => {
  const plan = [
    { main: 1, planB: null },
    { main: 2, planB: 1 },
  ]
  const review = reviewPlan(problem, plan, STRENGTH)
  // Fuse, Loba and Seer are always legal, so Plan B is never played.
  expect(planReasons(problem, review, 1)).toEqual([
    { kind: 'practice', games: 6, place: 3, of: 3 },
    { kind: 'legal', chance: 0.95 },
    { kind: 'plan_b', chance: 0 },
    { kind: 'best', isClear: false },
  ])
  const alternatives = (game: number, slot: 'main' | 'planB') =>
    planAlternatives(problem, review.playthrough, game, { slot, count: 5 })
  expect(alternatives(0, 'main')).toEqual([
    { candidate: 0, legal: 1 },
    { candidate: 2, legal: 1 },
  ])
  // Ash is gone in all scenarios of game 2. Bans of a later game are never sure.
  expect(alternatives(1, 'main')).toEqual([{ candidate: 0, legal: expect.closeTo(0.05) }])
})
