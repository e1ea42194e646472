import { teamKey } from '#domain/team.ts'

export interface ListedTeam {
  readonly name: string
  readonly isSelected: boolean
}

/** More would make a list that nobody reads and every key press draws. */
const MOST_SHOWN = 200

/** The teams that match, in the order of their names; selected ones are there however many match. */
export function listTeams(known: readonly string[], selected: readonly string[], search: string) {
  const selectedKeys = new Set(selected.map(teamKey))
  const knownKeys = new Set(known.map(teamKey))
  // A link may name a team that the archive does not have; it can be taken out like any other.
  const strangers = selected.filter((team) => !knownKeys.has(teamKey(team)))
  const all = [...strangers, ...known]
  const wanted = search.trim().toLowerCase()
  const matching = all
    .filter((name) => name.toLowerCase().includes(wanted))
    .map((name) => ({ name, isSelected: selectedKeys.has(teamKey(name)) }))
  const shown = matching.filter(({ isSelected }, place) => isSelected || place < MOST_SHOWN)
  return { shown, all: known.length, hidden: matching.length - shown.length }
}
