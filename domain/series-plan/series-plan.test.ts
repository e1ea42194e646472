import { expect, test } from 'vitest'
import { planProblem } from './plan-problem.ts'
import { reviewPlan } from './review-plan.ts'
import type { PlanCandidate } from './series-plan.ts'
import { suggestPlan } from './suggest-plan.ts'
import { candidateOf, testInputs, outlookOf } from './test-plan.ts'

const MANY = { count: 20_000, seed: 7 }
const STRENGTH = { value: 6, variance: 22 / 12 }
const game = (main: number | null, planB: number | null = null) => ({ main, planB })

/** Ash is banned after game 1 with 40 %, or 1.2 / (1.2 + 0.6) = 2/3 if we pick her too. */
const ASH = outlookOf('ash 0.4 3', 'loba 0.6')
const TWO = [
  candidateOf('ash valkyrie wattson', 20),
  candidateOf('bangalore crypto newcastle', 9),
] as const

test('our own picks count: the worked example of docs/formulas.md', () => {
  const problem = planProblem(testInputs([ASH, []], TWO), MANY)
  const legalIf = (first: number) =>
    reviewPlan(problem, [game(first), game(0)], STRENGTH).games[1]?.legal
  expect(legalIf(0)).toBeCloseTo(1 / 3, 1)
  expect(legalIf(1)).toBeCloseTo(0.6, 1)
})

/** Two games, and Ash is banned after the first one with this chance. */
function suggestWithAsh(chance: number, candidates: readonly PlanCandidate[] = TWO) {
  const outlook = outlookOf(`ash ${chance}`, `loba ${1 - chance}`)
  return suggestPlan(planProblem(testInputs([outlook, []], candidates), MANY), [])
}

test('what we practice most is planned where it is at least 60 % open, else the next one', () => {
  // Open in game 2 with 65 %: Plan B is needed in the other scenarios, and Bangalore is open in all of them.
  expect(suggestWithAsh(0.35)).toEqual([game(0), game(0, 1)])
  // With 55 % it isn't likely enough. Bangalore is always open, so it needs no Plan B.
  expect(suggestWithAsh(0.45)).toEqual([game(0), game(1)])
})

test('legality may cost half a point, and not more', () => {
  const [ash, bangalore] = TWO
  const suggest = (effect: number) =>
    suggestWithAsh(0.9, [
      { ...ash, effect: 0.6 },
      { ...bangalore, effect },
    ])
  expect(suggest(0.11)[1]).toEqual(game(1))
  expect(suggest(0.09)[1]).toEqual(game(0))
})

test('if nothing is likely open, the likeliest is planned', () => {
  const candidates = [
    candidateOf('ash valkyrie wattson', 20),
    candidateOf('ash crypto newcastle', 9),
    candidateOf('loba crypto seer', 2),
  ]
  const outlook = outlookOf('ash 0.55', 'loba 0.45')
  const [, second] = suggestPlan(planProblem(testInputs([outlook, []], candidates), MANY), [])
  expect(second).toEqual(game(2, 0))
})

test('Plan B is what is legal when the planned composition is not', () => {
  const candidates = [
    candidateOf('ash valkyrie wattson', 20),
    // Practiced more, but it is always closed together with the first.
    candidateOf('ash crypto loba', 15),
    candidateOf('fuse mirage seer', 2),
  ]
  const outlook = outlookOf('ash 0.3', 'revenant 0.7')
  const [, second] = suggestPlan(planProblem(testInputs([outlook, []], candidates), MANY), [])
  expect(second).toEqual(game(0, 2))
})

test('the planned composition is played, then Plan B, then what we practice most', () => {
  const candidates = [
    candidateOf('ash valkyrie wattson', 3),
    candidateOf('fuse valkyrie newcastle', 2),
    candidateOf('bangalore crypto loba', 1),
  ]
  const problem = planProblem(
    testInputs([outlookOf('ash 0.5', 'valkyrie 0.5'), []], candidates),
    MANY,
  )
  const [, second] = reviewPlan(problem, [game(null), game(0, 1)], STRENGTH).games
  // It always contains a banned legend, but that isn't known: a later game is never surer than 95 %.
  expect(second?.legal).toBeCloseTo(0.05)
  // Without Ash: Plan B. Without Valkyrie neither is legal.
  expect(second?.plays.planB).toBeCloseTo(0.5, 1)
  expect(second?.plays.other).toBeCloseTo(0.5, 1)
})

test('bans accumulate, and a legend that is banned is not banned again', () => {
  const outlook = outlookOf('ash 0.75', 'loba 0.25')
  const problem = planProblem(testInputs([outlook, outlook, []], TWO), MANY)
  const review = reviewPlan(problem, [game(1), game(1), game(1)], STRENGTH)
  const chanceIn = (index: number, legend: string) =>
    review.games[index]?.gone.find((gone) => gone.legend === legend)?.chance ?? 0
  expect(review.games[0]?.gone).toEqual([])
  expect(chanceIn(1, 'ash')).toBeCloseTo(0.75, 1)
  // After two games both are gone, one after the other. Later games are capped.
  expect([chanceIn(2, 'ash'), chanceIn(2, 'loba')]).toEqual([0.95, 0.95])
})

test('with 20 past series, four of five scenarios go like one of them, half as often every six series', () => {
  // The newest series banned Loba first, all others Seer. The forecast says Ash.
  const past = Array.from({ length: 20 }, (_, age) => (age === 0 ? ['loba'] : ['seer']))
  const outlook = outlookOf('ash 1')
  const chances = (bans: string[]) => {
    const problem = planProblem(testInputs([outlook, []], TWO, { past, bans }), MANY)
    const [, second] = reviewPlan(problem, [game(1), game(1)], STRENGTH).games
    return new Map(second?.gone.map(({ legend, chance }) => [legend, chance]))
  }
  // 1 / (1 + 0.5^(1/6) + ... + 0.5^(19/6)) = (1 - 0.8909) / (1 - 0.0992) = 0.1211 of 80 %.
  const start = chances([])
  expect(start.get('ash')).toBeCloseTo(0.2, 2)
  expect(start.get('seer')).toBeCloseTo(0.8 * (1 - 0.1211), 2)
  // Loba is below 10 %, which isn't shown.
  expect(start.get('loba')).toBeUndefined()
  // A known ban leaves 60 % to the past. Seer can't be banned again, and the series ban nothing else then.
  const later = chances(['seer'])
  expect(later.get('seer')).toBe(1)
  expect(later.get('ash')).toBeCloseTo(1 - 0.6 * 0.1211, 1)
})

test('a class is never emptied: the legend that was banned first comes back', () => {
  const controllers = ['catalyst', 'caustic', 'rampart']
  const problem = planProblem(
    testInputs([outlookOf('wattson 1'), []], TWO, { bans: controllers }),
    { count: 10, seed: 1 },
  )
  const [, second] = reviewPlan(problem, [game(1), game(1)], STRENGTH).games
  expect(second?.gone.map(({ legend }) => legend)).toEqual(['caustic', 'rampart', 'wattson'])
})

test('with repeats forbidden each composition is planned once, also those of earlier games', () => {
  const candidates = [
    candidateOf('ash valkyrie wattson', 9),
    candidateOf('bangalore crypto newcastle', 8),
    candidateOf('fuse loba seer', 7),
    candidateOf('alter mirage wraith', 6),
  ]
  const inputs = testInputs([[], [], []], candidates)
  const mains = (changes: object) =>
    suggestPlan(planProblem({ ...inputs, ...changes }), []).map(({ main }) => main)
  expect(mains({})).toEqual([0, 0, 0])
  expect(mains({ allowRepeats: false })).toEqual([0, 1, 2])
  const played = [['Wattson', 'Ash', 'Valkyrie']]
  expect(mains({ allowRepeats: false, played })).toEqual([1, 2, 3])
})

test('games that the user placed stay, and the rest is filled around them', () => {
  const problem = planProblem(testInputs([ASH, []], TWO))
  const plan = suggestPlan(problem, [game(0), game(null)])
  expect(plan[0]?.main).toBe(0)
  // Ash is gone with 2/3 if we pick her.
  expect(plan[1]?.main).toBe(1)
})

test('the points of all games have the error of a whole series', () => {
  const problem = planProblem(testInputs([[], []], TWO))
  const { total } = reviewPlan(problem, [game(0), game(0)], STRENGTH)
  expect(total.points).toBeCloseTo(12)
  // Two games of 44 each, and the day of both: 4 x 22/12. 1.6449 x sqrt(95.33) = 16.06.
  expect(total.margin).toBeCloseTo(16.06, 2)
})

test('the same seed gives the same plan and the same numbers', () => {
  const inputs = testInputs([ASH, ASH, []], [...TWO, candidateOf('fuse loba seer', 1)])
  const judge = (seed: number) => {
    const problem = planProblem(inputs, { count: 1000, seed })
    return reviewPlan(problem, suggestPlan(problem, []), STRENGTH).games
  }
  expect(judge(3)).toEqual(judge(3))
  expect(judge(3)).not.toEqual(judge(4))
})
