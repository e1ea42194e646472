import type {
  PlanInputsAnswer,
  PlanOfSeries,
  StoredGame,
} from '#contract/series-plan/series-plan.ts'
import { compKey } from '#domain/catalog/comp.ts'
import { type PlanConflict, planConflicts } from '#domain/series-plan/plan-conflicts.ts'
import type { GoneLegend, PlanReview, ReviewedGame } from '#domain/series-plan/review-plan.ts'
import type { Seat } from '#domain/team/player.ts'
import type { GameOfMatch } from '../shared/match/match.ts'
import type { PlannedDraft } from './plan-model.ts'

/** A game as the table shows it. */
export interface PlanColumn extends Pick<StoredGame, 'map' | 'planB'> {
  /** From 0. */
  readonly index: number
  readonly number: number
  readonly state: 'played' | 'next' | 'open'
  readonly comp: readonly Seat[] | null
  /** Known bans first, then those that are likely. */
  readonly gone: readonly GoneLegend[]
  /** How many bans aren't known yet. */
  readonly ahead: number
  /** How we finished, if that is known. */
  readonly result: GameOfMatch['result']
  /** Null for played games, and until the forecast has arrived. */
  readonly review: ReviewedGame | null
  readonly conflicts: readonly PlanConflict[]
}

export function planColumns(
  plan: PlanOfSeries,
  draft: PlannedDraft,
  review: PlanReview | null,
  inputs: PlanInputsAnswer | null,
): PlanColumn[] {
  const played = draft.draft_history.length
  return plan.games.map((game, index): PlanColumn => {
    const entry = draft.draft_history[index]
    const head = { index, number: index + 1, map: game.map, planB: game.planB }
    if (entry) {
      const comp = entry.comp.length === 0 ? null : playedSeats(entry.comp, game)
      const gone = known(entry.bannedLegends)
      const result = entry.result ?? null
      return { ...head, state: 'played', comp, gone, ahead: 0, result, review: null, conflicts: [] }
    }
    const reviewed = review?.games[index - played] ?? null
    return {
      ...head,
      state: index === played ? 'next' : 'open',
      comp: game.comp,
      gone: reviewed?.gone ?? known(draft.banned_legends),
      ahead: index - played,
      result: null,
      review: reviewed,
      conflicts:
        reviewed && game.comp
          ? planConflicts(reviewed, game.comp, inputs?.uses ?? [], repeatedGame(plan, draft, index))
          : [],
    }
  })
}

/** The number of the first game with the same composition before this one, if that is forbidden. */
function repeatedGame(plan: PlanOfSeries, draft: PlannedDraft, index: number): number | null {
  if (plan.allowRepeats) return null
  const keys = plan.games.map(({ comp }, game) => {
    const legends = draft.draft_history[game]?.comp ?? comp?.map(({ legend }) => legend)
    return legends ? compKey(legends) : null
  })
  const first = keys.indexOf(keys[index] ?? '')
  return first >= 0 && first < index ? first + 1 : null
}

const known = (legends: readonly string[]): readonly GoneLegend[] =>
  legends.map((legend) => ({ legend, chance: 1 }))

/** Who played what is known if the game was played as planned. */
const playedSeats = (comp: readonly string[], { comp: planned }: StoredGame): readonly Seat[] =>
  planned && compKey(planned.map(({ legend }) => legend)) === compKey(comp)
    ? planned
    : comp.map((legend) => ({ legend, player: null }))
