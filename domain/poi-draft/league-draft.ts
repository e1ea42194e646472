import type { MapId } from '../catalog/map.ts'
import { isCompleteOrder, turnsOf } from './pick-order.ts'
import { newPoiDraft, type OrderMode, type PoiDraftState } from './poi-draft.ts'

/** A pick of a draft of the league, with its team under the name that it has with us. */
export interface LeaguePick {
  readonly team: string
  readonly planned: number
  readonly actual: number
  readonly timedOut: boolean
  /** Null if the pick wasn't made. */
  readonly map: MapId | null
  readonly poi: number | null
  readonly by: string | null
  /** Epoch ms. */
  readonly at: number | null
}

/** Who entered a claim if the league doesn't say it. */
const LEAGUE = 'league'

/** A draft of the league as one of ours. Null if its picks aren't one for each team and map. */
export function draftOfPicks(
  name: string,
  series: number,
  picks: readonly LeaguePick[],
): PoiDraftState | null {
  const planned = picks.toSorted((a, b) => a.planned - b.planned)
  const teams = [...new Set(planned.map(({ team }) => team))]
  const maps = [...new Set(planned.flatMap(({ map }) => map ?? []))]
  const turns = planned.map(({ team }) => teams.indexOf(team))
  const mode = modeOf(maps, teams, turns)
  const setup = { name, maps, teams, mode, turns: mode === 'manual' ? turns : [] }
  if (maps.length === 0 || !isCompleteOrder(setup)) return null
  const made = planned.toSorted((a, b) => a.actual - b.actual || a.planned - b.planned)
  return {
    ...newPoiDraft({ ...setup, allowSharing: false, team: null, series }),
    claims: made.flatMap(({ team, map, poi, by, at }) =>
      map === null || poi === null ? [] : [{ team, map, poi, by: by ?? LEAGUE, at: at ?? 0 }],
    ),
    // The numbers of the league can have gaps.
    order: made.map((pick) => planned.indexOf(pick) + 1),
    timedOut: planned.flatMap(({ timedOut }, index) => (timedOut ? [index + 1] : [])),
  }
}

function modeOf(
  maps: readonly MapId[],
  teams: readonly string[],
  turns: readonly number[],
): OrderMode {
  const isMode = (mode: OrderMode) =>
    turnsOf({ maps, teams, mode, turns: [] }).join() === turns.join()
  return (['snake', 'straight'] as const).find(isMode) ?? 'manual'
}
