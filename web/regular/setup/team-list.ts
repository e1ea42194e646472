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
  /** Those that were selected when the list came up. */
  readonly first: readonly string[]
  readonly search: string
}

/** More would make a list that nobody reads and every key press draws. */
const MOST_SHOWN = 200

/** The teams that match, in the order of their names; selected ones are there however many match. */
export function listSelectableTeams(
  { teams, regions }: Archive,
  { selected, first, search }: Choice,
) {
  const selectedKeys = new Set(selected.map(teamKey))
  const firstKeys = new Set(first.map(teamKey))
  const knownKeys = new Set(teams.map(teamKey))
  // A link may name a team that the archive does not have; it can be taken out like any other.
  const strangers = selected.filter((team) => !knownKeys.has(teamKey(team)))
  const all = [...strangers, ...teams]
  const wanted = toSearchText(search)
  const [leading, rest] =
    wanted === ''
      ? part(all, (team) => firstKeys.has(teamKey(team)))
      : part(all, (team) => toSearchText(team).includes(wanted))
  const others =
    wanted === '' ? rest : rest.filter((team) => matches(wanted, team, ownEntry(regions, team)))
  const matching = [...leading, ...others].map((name) => ({
    name,
    isSelected: selectedKeys.has(teamKey(name)),
  }))
  const shown = matching.filter(({ isSelected }, place) => isSelected || place < MOST_SHOWN)
  return { shown, all: teams.length, hidden: matching.length - shown.length }
}

/** Each word is a part of the name, or the region. */
function matches(wanted: string, team: string, region = '') {
  const [name, place] = [toSearchText(team), toSearchText(region)]
  return wanted.split(' ').every((word) => name.includes(word) || word === place)
}

function part(teams: readonly string[], isLeading: (team: string) => boolean) {
  const { yes = [], no = [] } = Object.groupBy(teams, (team) => (isLeading(team) ? 'yes' : 'no'))
  return [yes, no] as const
}
