import type { TeamStat } from '#contract/stats/stats.ts'
import { toSearchText } from '../../shared/page/search-text.ts'

/**
 * Leaves out rows with too few games and rows that don't match the search. `hidden` counts only the
 * first.
 */
export function shownTeams(rows: readonly TeamStat[], least: number | null, search: string) {
  const wanted = toSearchText(search)
  const enough = rows.filter(({ gamesPlayed }) => gamesPlayed >= (least ?? 0))
  return {
    shown: enough.filter(({ teamName }) => toSearchText(teamName).includes(wanted)),
    hidden: rows.length - enough.length,
  }
}
