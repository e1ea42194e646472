import { expect, test } from 'vitest'
import type { PlanOfSeries } from '#contract/series-plan/series-plan.ts'
import { EMPTY_SERIES_PLAN, MAX_PLANNED_GAMES } from '#domain/series-plan/series-plan.ts'
import { addGame, changeGame, isSamePlan, nextUndo, removeGame, setPlayer } from './plan-edit.ts'

const PLAN: PlanOfSeries = {
  ...EMPTY_SERIES_PLAN,
  games: [
    { map: 'stormpoint', comp: [{ legend: 'Ash', player: 'mika' }], planB: ['Fuse'] },
    { map: null, comp: null, planB: null },
  ],
}

test('a game changes only in what is given, and no other game does', () => {
  const changed = changeGame(0, { comp: null })(PLAN)
  expect(changed.games[0]).toEqual({ map: 'stormpoint', comp: null, planB: ['Fuse'] })
  expect(changed.games[1]).toBe(PLAN.games[1])
  expect(changeGame(7, { comp: null })(PLAN).games).toEqual(PLAN.games)
})

test('a player is set for one legend, and nothing happens in a game without a composition', () => {
  const games = setPlayer(0, 0, 'ines')(PLAN).games
  expect(games[0]?.comp).toEqual([{ legend: 'Ash', player: 'ines' }])
  expect(setPlayer(0, 5, 'ines')(PLAN).games).toEqual(PLAN.games)
  expect(setPlayer(1, 0, 'ines')(PLAN).games).toEqual(PLAN.games)
})

test('games are added up to the maximum and removed down to one', () => {
  let plan: PlanOfSeries = PLAN
  for (let tries = 0; tries < 20; tries += 1) plan = addGame(plan)
  expect(plan.games).toHaveLength(MAX_PLANNED_GAMES)
  // Finals of the league had up to eleven.
  expect(MAX_PLANNED_GAMES).toBeGreaterThanOrEqual(11)
  expect(plan.games.at(-1)).toEqual({ map: null, comp: null, planB: null })
  for (let tries = 0; tries < 20; tries += 1) plan = removeGame(plan)
  expect(plan.games).toEqual([PLAN.games[0]])
})

test('an undo is offered only while the plan is the same', () => {
  expect(isSamePlan(PLAN, structuredClone(PLAN))).toBe(true)
  expect(isSamePlan(PLAN, addGame(PLAN))).toBe(false)
  expect(isSamePlan(PLAN, setPlayer(0, 0, null)(PLAN))).toBe(false)
})

test('the same suggestion again, as by a double click, keeps the undo of the first', () => {
  const after = setPlayer(0, 0, 'ines')(PLAN)
  const first = nextUndo(null, PLAN, after)
  expect(first).toEqual({ before: PLAN, after })
  expect(nextUndo(first, after, structuredClone(after))).toBe(first)
  expect(nextUndo(first, after, PLAN)).toEqual({ before: after, after: PLAN })
})
