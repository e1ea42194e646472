import { toSearchText } from '../page/search-text.ts'

const MAX_UNSEARCHED = 100

/** The options of the dropdown: the first 100 teams, or all that match. */
export function teamOptions(teams: readonly string[], search: string) {
  const wanted = toSearchText(search)
  const options =
    wanted === ''
      ? teams.slice(0, MAX_UNSEARCHED)
      : teams.filter((team) => toSearchText(team).includes(wanted))
  return { options, hidden: wanted === '' ? teams.length - options.length : 0 }
}
