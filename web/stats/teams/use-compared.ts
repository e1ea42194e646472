import { useQueryState } from '../../shared/address/query-state.ts'
import { useCallback, useMemo } from 'react'
import { isSameTeam, teamKey } from '#domain/team/team.ts'
import { parseAsNames } from '../../shared/address/name-list.ts'

export const MAX_COMPARED = 4

const NO_TEAMS: readonly string[] = []

const parser = parseAsNames((names) => {
  const byKey = new Map(names.filter((name) => name !== '').map((name) => [teamKey(name), name]))
  return [...byKey.values()].slice(0, MAX_COMPARED)
}).withDefault(NO_TEAMS)

export interface Compared {
  readonly teams: readonly string[]
  /** The index among the compared teams, or -1. */
  readonly placeOf: (team: string) => number
  readonly toggle: (team: string) => void
  readonly clear: () => void
}

/** The compared teams in the order they were chosen, at most four. */
export function useCompared(): Compared {
  const [teams, setTeams] = useQueryState('compare', parser)

  const placeOf = useCallback(
    (team: string) => teams.findIndex((one) => isSameTeam(one, team)),
    [teams],
  )
  const toggle = useCallback(
    (team: string) => {
      const rest = teams.filter((one) => teamKey(one) !== teamKey(team))
      if (rest.length < teams.length) setTeams(rest)
      else if (teams.length < MAX_COMPARED) setTeams([...teams, team])
    },
    [teams, setTeams],
  )
  const clear = useCallback(() => setTeams(NO_TEAMS), [setTeams])

  return useMemo(() => ({ teams, placeOf, toggle, clear }), [teams, placeOf, toggle, clear])
}
