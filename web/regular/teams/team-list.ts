import { teamKey } from '#domain/team/team.ts'
import { toSearchText } from '../../shared/page/search-text.ts'
import { ownEntry } from '../../shared/page/own-entry.ts'

export interface ListedTeam {
  readonly name: string
  readonly isSelected: boolean
}

interface Archive {
  readonly teams: readonly string[]
  readonly regions: Readonly<Record<string, string>>
}

interface Choice {
  readonly selected: readonly string[]
  /** Teams that were selected when the list was opened. */
  readonly first: readonly string[]
  readonly search: string
}

/** No one reads a longer list, and it would render on every key press. */
const MAX_SHOWN = 200

/** Matching teams by name. Selected teams are always included. */
export function listSelectableTeams(
  { teams, regions }: Archive,
  { selected, first, search }: Choice,
) {
  const selectedKeys = new Set(selected.map(teamKey))
  const firstKeys = new Set(first.map(teamKey))
  const knownKeys = new Set(teams.map(teamKey))
  // A link can name a team that the archive doesn't have. It must be possible to remove it.
  const unknownTeams = selected.filter((team) => !knownKeys.has(teamKey(team)))
  const all = [...unknownTeams, ...teams]
  const wanted = toSearchText(search)
  const [leading, rest] =
    wanted === ''
      ? partition(all, (team) => firstKeys.has(teamKey(team)))
      : partition(all, (team) => toSearchText(team).includes(wanted))
  const others =
    wanted === '' ? rest : rest.filter((team) => matches(wanted, team, ownEntry(regions, team)))
  const matching = [...leading, ...others].map((name) => ({
    name,
    isSelected: selectedKeys.has(teamKey(name)),
  }))
  const shown = matching.filter(({ isSelected }, index) => isSelected || index < MAX_SHOWN)
  return { shown, all: teams.length, hidden: matching.length - shown.length }
}

/** Each search word must be part of the name or equal the region. */
function matches(wanted: string, team: string, region = '') {
  const [name, regionText] = [toSearchText(team), toSearchText(region)]
  return wanted.split(' ').every((word) => name.includes(word) || word === regionText)
}

function partition(teams: readonly string[], isLeading: (team: string) => boolean) {
  const { yes = [], no = [] } = Object.groupBy(teams, (team) => (isLeading(team) ? 'yes' : 'no'))
  return [yes, no] as const
}
