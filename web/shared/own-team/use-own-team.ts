import { useQuery } from '@tanstack/react-query'
import { usePreferences } from '../session/preferences.ts'
import { clubTeamsQuery } from './own-team.queries.ts'

/** The team the user chose, else the club's default; null if there's neither, or until it has loaded. */
export function useOwnTeam(): string | null {
  const { ownTeam } = usePreferences()
  const { data } = useQuery(clubTeamsQuery)
  return ownTeam === '' ? (data?.defaultTeam ?? null) : ownTeam
}
