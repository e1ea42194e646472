import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  getPlanInputs,
  type PlanInputsRequest,
  type PlanOfSeries,
} from '#contract/series-plan/series-plan.ts'
import { isMap } from '#domain/catalog/map.ts'
import { call } from '../shared/api/api.ts'
import type { PlannedDraft } from './plan-model.ts'

/** What is asked for the open games of a plan; null if there is nothing to ask. */
export function inputsRequest(
  plan: PlanOfSeries,
  draft: PlannedDraft,
  team: string | null,
): PlanInputsRequest | null {
  const played = draft.draft_history.length
  // A map can have been deleted since.
  const maps = plan.games.slice(played).map(({ map }) => (map !== null && isMap(map) ? map : null))
  if (plan.teams.length === 0 || maps.length === 0) return null
  return {
    team,
    teams: plan.teams,
    series: plan.series,
    bannedLegends: [...draft.banned_legends],
    game: played + 1,
    maps,
    allowUnplayed: plan.allowUnplayed,
  }
}

export const planInputsQuery = (request: PlanInputsRequest | null) =>
  queryOptions({
    queryKey: ['plan-inputs', request],
    queryFn: () => (request ? call(getPlanInputs, request) : null),
    enabled: request !== null,
    // The old plan stays readable until the new numbers arrive.
    placeholderData: keepPreviousData,
  })
