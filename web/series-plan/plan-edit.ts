import type { PlanOfSeries, StoredGame } from '#contract/series-plan/series-plan.ts'
import { MAX_PLANNED_GAMES } from '#domain/series-plan/series-plan.ts'

/** What a user does to the plan. Games are counted from 0. */
export type PlanEdit = (plan: PlanOfSeries) => PlanOfSeries

const OPEN: StoredGame = { map: null, comp: null, planB: null }

export const changeGame =
  (game: number, change: Partial<StoredGame>): PlanEdit =>
  (plan) => ({
    ...plan,
    games: plan.games.map((planned, index) =>
      index === game ? { ...planned, ...change } : planned,
    ),
  })

/** Games swap what is planned. Each keeps its map. */
export const moveGame =
  (from: number, to: number): PlanEdit =>
  (plan) => ({
    ...plan,
    games: swapped(plan.games, from, to).map((planned, index) => ({
      ...planned,
      map: plan.games[index]?.map ?? null,
    })),
  })

export const setPlayer =
  (game: number, seat: number, player: string | null): PlanEdit =>
  (plan) =>
    changeGame(game, {
      comp:
        plan.games[game]?.comp?.map((one, index) => (index === seat ? { ...one, player } : one)) ??
        null,
    })(plan)

export const addGame: PlanEdit = (plan) =>
  plan.games.length < MAX_PLANNED_GAMES ? { ...plan, games: [...plan.games, OPEN] } : plan

export const removeGame: PlanEdit = (plan) =>
  plan.games.length > 1 ? { ...plan, games: plan.games.slice(0, -1) } : plan

/** Maps, lobby and options stay. */
export const clearPlan: PlanEdit = (plan) => ({
  ...plan,
  games: plan.games.map(({ map }) => ({ ...OPEN, map })),
})

/** One step back, as long as no one has changed the plan since. */
export interface UndoablePlan {
  readonly before: PlanOfSeries
  readonly after: PlanOfSeries
}

/** What can be undone after a plan was replaced. A replacement that changes nothing keeps what could be undone before. */
export const nextUndo = (
  undoable: UndoablePlan | null,
  before: PlanOfSeries,
  after: PlanOfSeries,
): UndoablePlan | null => (isSamePlan(before, after) ? undoable : { before, after })

export const isSamePlan = (a: PlanOfSeries, b: PlanOfSeries) =>
  JSON.stringify(a) === JSON.stringify(b)

function swapped<Item>(items: readonly Item[], a: number, b: number): Item[] {
  const next = [...items]
  const [first, second] = [items[a], items[b]]
  if (first !== undefined && second !== undefined) [next[a], next[b]] = [second, first]
  return next
}
