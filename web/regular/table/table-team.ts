import type { Forecast, TeamForecast } from '#contract/forecast/forecast.ts'
import { isSameTeam, teamKey } from '#domain/team/team.ts'
import { sortRows, type Column, type Sort } from '../../shared/ui/table/data-table.ts'
import type { RankedTeam } from '../likely/use-ranking.ts'
import { knownPicksOf, type KnownPicks } from '../../shared/lineup/known-picks.ts'

/** A row of Likely Compositions. */
export interface TableTeam {
  readonly ranked: RankedTeam
  /** An older ranking, shown while the row is off screen. */
  readonly later: RankedTeam
  /** Undefined while it loads or if it failed. */
  readonly forecast: TeamForecast | undefined
  /** An older forecast for a moment: what is shown of it can wait. */
  readonly laterForecast: TeamForecast | undefined
  readonly known: readonly string[]
  /** It's the user's team. */
  readonly isOwn: boolean
}

interface Sources {
  readonly likely: readonly RankedTeam[]
  readonly later: readonly RankedTeam[]
  readonly forecast: Forecast | undefined
  readonly laterForecast: Forecast | undefined
  readonly known: readonly KnownPicks[]
  readonly own: string | null
}

/** Each ranked team with its forecast. */
export function joinTeams(sources: Sources): TableTeam[] {
  const { likely, later, known, own } = sources
  const forecasts = byTeam(sources.forecast)
  const laterForecasts = byTeam(sources.laterForecast)
  return likely.map((ranked, index) => ({
    ranked,
    later: later[index] ?? ranked,
    forecast: forecasts.get(teamKey(ranked.team)),
    laterForecast: laterForecasts.get(teamKey(ranked.team)),
    known: knownPicksOf(known, ranked.team),
    isOwn: own !== null && isSameTeam(own, ranked.team),
  }))
}

const byTeam = (forecast: Forecast | undefined) =>
  new Map(forecast?.teams.map((team) => [teamKey(team.team), team]))

export type SortKey = 'team' | 'games' | 'place' | 'chance'

const column = (
  id: SortKey,
  sortValue: (team: TableTeam) => string | number | null,
  firstDirection: Sort['direction'] = 'asc',
): Column<TableTeam> => ({ id, header: id, cell: () => null, sortValue, firstDirection })

export const SORT_COLUMNS: Readonly<Record<SortKey, Column<TableTeam>>> = {
  team: column('team', ({ ranked }) => ranked.team),
  games: column('games', ({ ranked }) => ranked.games, 'desc'),
  place: column('place', ({ forecast }) => forecast?.last?.placement ?? null),
  chance: column('chance', ({ forecast }) => forecast?.comps[0]?.chance ?? null, 'desc'),
}

/** Teams without a place in the last game stay in the order of the selection, at the end. */
export const BY_PLACE: Sort = { column: 'place', direction: 'asc' }

export const sortTeams = (teams: readonly TableTeam[], sort: Sort) =>
  sortRows(teams, Object.values(SORT_COLUMNS), sort)

/** The game that the place and the composition of last time are from; null if no team has one. */
export const lastGameOf = (forecast: Forecast | undefined): number | null =>
  forecast?.teams.reduce<number | null>(
    (latest, { last }) => (last && last.game > (latest ?? 0) ? last.game : latest),
    null,
  ) ?? null
