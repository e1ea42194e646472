import type { TeamStat } from '#contract/stats.ts'
import { toSearchText } from '../../shared/page/search-text.ts'

/** Rows with too few games, and rows that are not searched for, are left out; only the first are counted. */
export function shownTeams(rows: readonly TeamStat[], least: number | null, search: string) {
  const wanted = toSearchText(search)
  const enough = rows.filter(({ gamesPlayed }) => gamesPlayed >= (least ?? 0))
  return {
    shown: enough.filter(({ teamName }) => toSearchText(teamName).includes(wanted)),
    hidden: rows.length - enough.length,
  }
}
