import type { PlanOfSeries } from '#contract/series-plan/series-plan.ts'
import { type Match, gamesSoFar } from '../shared/match/match.ts'
import type { PlannedDraft } from './plan-model.ts'

/** A plan with the lobby and the maps of its room's match. */
export function planOfMatch(plan: PlanOfSeries, match: Match | null): PlanOfSeries {
  if (!match) return plan
  return {
    ...plan,
    teams: [...match.teams],
    series: match.series?.id ?? null,
    games: plan.games.map((game, index) => ({
      ...game,
      map: match.games[index]?.map ?? game.map,
    })),
  }
}

/** The games and bans so far: of the match, which knows those that the draft has missed, else of the draft. */
export const draftOfMatch = (draft: PlannedDraft, match: Match | null): PlannedDraft =>
  match ? { banned_legends: draft.banned_legends, draft_history: gamesSoFar(match) } : draft
