import { useQuery } from '@tanstack/react-query'
import { statsMessages as texts } from '#contract/stats/stats.texts.ts'
import { isSameTeam } from '#domain/team/team.ts'
import { useOwnTeam } from '../../shared/own-team/use-own-team.ts'
import { teamsQuery } from '../../shared/queries/teams.queries.ts'
import { useMostPlayed } from './use-most-played.ts'

/** See docs/specification-notes.md, Comp Performance. */
const DEFAULT_TEAM = 'Alliance'

/**
 * The team that was asked for. If none was: the default one, or if the archive doesn't know it, the user's team, else
 * the one with the most games, and a sentence that says so.
 */
export function useShownTeam(asked: string | null): { team: string; replaced: string | null } {
  const isNeeded = asked === null
  const { data } = useQuery({ ...teamsQuery, enabled: isNeeded })
  const own = useOwnTeam()
  const find = (name: string) => data?.teams.find((team) => isSameTeam(team, name))
  const isMissing = isNeeded && data !== undefined && find(DEFAULT_TEAM) === undefined
  const ownName = own === null ? undefined : find(own)
  const [most] = useMostPlayed(isMissing && ownName === undefined)
  const other = isMissing ? (ownName ?? most) : undefined
  return {
    team: asked ?? other ?? DEFAULT_TEAM,
    replaced: other === undefined ? null : texts.otherTeam(other),
  }
}
