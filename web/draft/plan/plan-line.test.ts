import { expect, test } from 'vitest'
import { EMPTY_SERIES_PLAN } from '#domain/series-plan/series-plan.ts'
import { planSentence } from './PlanLine.tsx'

const seats = ['Ash', 'Valkyrie', 'Wattson'].map((legend) => ({ legend, player: null }))
const plan = {
  ...EMPTY_SERIES_PLAN,
  games: [{ map: null, comp: seats, planB: ['Fuse', 'Valkyrie', 'Newcastle'] }],
}
const START = { firstGame: 1, lastPlayed: 0 }
const sentence = (...bans: string[]) =>
  planSentence(plan, { banned_legends: bans, draft_history: [] }, START)

test('the line beside the draft says who plays what', () => {
  const comp = [
    { legend: 'Ash', player: 'mika' },
    { legend: 'Valkyrie', player: null },
    { legend: 'Wattson', player: 'torvald' },
  ]
  const games = [{ map: null, comp, planB: null }]
  expect(
    planSentence({ ...EMPTY_SERIES_PLAN, games }, { banned_legends: [], draft_history: [] }, START),
  ).toBe('Plan for game 1: Ash (mika), Valkyrie, Wattson (torvald), still legal')
})

test('the line beside the draft says whether the plan for the next game is still legal', () => {
  expect(sentence('loba')).toBe('Plan for game 1: Ash, Valkyrie, Wattson, still legal')
  expect(sentence('wattson')).toBe(
    'Plan for game 1: Ash, Valkyrie, Wattson is no longer legal. Plan B: Fuse, Valkyrie, Newcastle',
  )
  expect(sentence('valkyrie')).toBe('Plan for game 1: Ash, Valkyrie, Wattson is no longer legal')
  expect(planSentence(EMPTY_SERIES_PLAN, { banned_legends: [], draft_history: [] }, START)).toBe(
    'No plan for game 1',
  )
})
