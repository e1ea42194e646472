import { expect, test } from 'vitest'
import { planConflicts } from './plan-conflicts.ts'
import { planProblem } from './plan-problem.ts'
import { planReasons } from './plan-reasons.ts'
import { planAlternatives, reviewPlan } from './review-plan.ts'
import { candidateOf, testInputs, outlookOf } from './test-plan.ts'

const CANDIDATES = [
  candidateOf('ash valkyrie wattson', 8, 8),
  candidateOf('bangalore crypto newcastle', 7, 7),
  candidateOf('fuse loba seer', 6, 6),
]
const USES = [
  { player: 'mika', legend: 'ash', games: 88 },
  { player: 'ines', legend: 'valkyrie', games: 6 },
]
const SEATS = [
  { legend: 'Ash', player: 'mika' },
  { legend: 'Valkyrie', player: 'ines' },
  { legend: 'Wattson', player: null },
]
/** Before game 2 Ash is always gone, Crypto never. */
const problem = planProblem(testInputs([outlookOf('ash 1'), []], CANDIDATES), {
  count: 50,
  seed: 1,
})

const conflictsOf = (planB: number | null, seats = SEATS) => {
  const [, second] = reviewPlan(problem, [
    { main: 1, planB: null },
    { main: 0, planB },
  ]).games
  return second ? planConflicts(second, seats, USES) : []
}

test('a legend that is gone, a missing Plan B and a player with few games are conflicts', () => {
  expect(conflictsOf(null)).toEqual([
    { kind: 'gone', legend: 'Ash', chance: 1, hasPlanB: false, isSevere: true },
    { kind: 'no_plan_b', risk: 1, isSevere: true },
    { kind: 'few_games', player: 'ines', legend: 'Valkyrie', games: 6, isSevere: false },
  ])
  expect(conflictsOf(1).map(({ kind }) => kind)).toEqual(['gone', 'few_games'])
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
  const review = reviewPlan(problem, [
    { main: 1, planB: null },
    { main: 2, planB: 1 },
  ])
  // Fuse, Loba and Seer are always legal, so Plan B is never played. Bangalore would give 7 instead of 6.
  expect(planReasons(problem, review, 1)).toEqual([
    { kind: 'value', value: 6, place: 3, of: 3 },
    { kind: 'legal', chance: 1 },
    { kind: 'plan_b', chance: 0 },
  ])
  expect(planAlternatives(problem, review.playthrough, 0, { slot: 'main', count: 5 })).toEqual([
    { candidate: 0, value: 8, legal: 1, difference: 1 },
    { candidate: 2, value: 6, legal: 1, difference: -1 },
  ])
})
