import { parseAsString } from '../../shared/address/query-parser.ts'
import { useQueryState } from '../../shared/address/query-state.ts'
import { isSameTeam } from '#domain/team/team.ts'
import { teamPath } from '../../shared/address/team-path.ts'
import { useOwnTeam } from '../../shared/own-team/use-own-team.ts'
import { useCurrentEntry } from './use-current-view.ts'

/** The page of the user's team, the first in the menus, and the entry to mark if that page isn't on screen. */
export function useOwnPage() {
  const own = useOwnTeam()
  const current = useCurrentEntry()
  const [team] = useQueryState('team', parseAsString)
  const isCurrent = own !== null && team !== null && current === 'team' && isSameTeam(team, own)
  return {
    own: own === null ? null : { label: own, path: teamPath(own), isCurrent },
    current: isCurrent ? null : current,
  }
}
