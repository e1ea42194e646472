import { expect, test } from 'vitest'
import type { PlanInputsAnswer, PlanOfSeries } from '#contract/series-plan/series-plan.ts'
import { EMPTY_SERIES_PLAN } from '#domain/series-plan/series-plan.ts'
import { planColumns } from './plan-columns.ts'
import { clearPlan, moveGame } from './plan-edit.ts'
import { inputsRequest } from './plan-inputs.queries.ts'
import { planModel, pointsOfCandidate, reviewModel, suggestedPlan } from './plan-model.ts'

const seats = (text: string) =>
  text.split(' ').map((legend, at) => ({ legend, player: ['mika', 'ines', 'torvald'][at] ?? null }))
const open = { map: null, comp: null, planB: null }

const PLAN: PlanOfSeries = {
  ...EMPTY_SERIES_PLAN,
  teams: ['Herons'],
  games: [
    { map: 'stormpoint', comp: seats('Ash Valkyrie Wattson'), planB: null },
    { map: 'worldsedge', comp: seats('Fuse Loba Seer'), planB: null },
    open,
  ],
}
/** Game 1 is played as planned, and Wattson was banned after it. */
const DRAFT = {
  banned_legends: ['wattson'],
  draft_history: [
    {
      id: 1,
      comp: ['wattson', 'ash', 'valkyrie'],
      bannedLegends: [],
      timestamp: '',
      user: null,
      version: 3,
    },
  ],
}
const INPUTS: PlanInputsAnswer = {
  candidates: [
    {
      comp: ['Ash', 'Crypto', 'Loba'],
      players: ['mika', 'ines', 'torvald'],
      games: 20,
      effect: 0.4,
      margin: 0.7,
    },
    {
      comp: ['Bangalore', 'Crypto', 'Newcastle'],
      players: ['mika', 'ines', 'torvald'],
      games: 12,
      effect: 0.1,
      margin: 0.7,
    },
  ],
  unplayed: { effect: 0, margin: 0.7 },
  strength: { value: 6, variance: 22 / 12 },
  past: [],
  ranges: null,
  outlooks: [[{ legend: 'Ash', chance: 1, lift: 1 }], []],
  uses: [],
}

test('the open games are asked for, from the next one on', () => {
  expect(inputsRequest(PLAN, DRAFT, 'Copper Owls')).toMatchObject({
    team: 'Copper Owls',
    game: 2,
    maps: ['worldsedge', null],
    bannedLegends: ['wattson'],
  })
  expect(inputsRequest({ ...PLAN, teams: [] }, DRAFT, null)).toBeNull()
})

const comps = (plan: PlanOfSeries) =>
  plan.games.map(({ comp }) => comp?.map(({ legend }) => legend).join(' ') ?? null)

test('filling keeps what is placed, suggesting replaces it, and played games stay', () => {
  const model = planModel(PLAN, DRAFT, INPUTS)
  expect(comps(suggestedPlan(PLAN, model, true))).toEqual([
    'Ash Valkyrie Wattson',
    'Fuse Loba Seer',
    // Ash is always gone before game 3.
    'Bangalore Crypto Newcastle',
  ])
  expect(comps(suggestedPlan(PLAN, model, false))).toEqual([
    'Ash Valkyrie Wattson',
    'Ash Crypto Loba',
    'Bangalore Crypto Newcastle',
  ])
})

test('columns say what is played, what is next, and what is gone by then', () => {
  const model = planModel(PLAN, DRAFT, INPUTS)
  const columns = planColumns(PLAN, DRAFT, reviewModel(model), INPUTS)
  expect(columns.map(({ state }) => state)).toEqual(['played', 'next', 'open'])
  expect(columns[0]?.comp).toEqual(seats('Ash Valkyrie Wattson'))
  expect(columns[2]?.gone).toEqual([
    { legend: 'wattson', chance: 1 },
    { legend: 'ash', chance: 0.95 },
  ])
  // No one has played Fuse, Loba and Seer, so it has no effect: 6 points, like the team.
  expect(columns[1]?.review).toMatchObject({ isClearBest: false, legal: 1 })
  expect(pointsOfCandidate(model, columns[1]?.review?.main ?? null)?.points).toBe(6)
})

test('moving swaps what is planned and leaves the maps, clearing keeps maps and lobby', () => {
  const moved = moveGame(0, 1)(PLAN)
  expect(moved.games.map(({ map }) => map)).toEqual(['stormpoint', 'worldsedge', null])
  expect(moved.games[0]?.comp?.[0]?.legend).toBe('Fuse')
  expect(clearPlan(PLAN)).toMatchObject({
    teams: ['Herons'],
    games: [{ map: 'stormpoint', comp: null }, { map: 'worldsedge', comp: null }, open],
  })
})
