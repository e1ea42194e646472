import { useQuery } from '@tanstack/react-query'
import { teamRatingMessages as texts } from '#contract/team/team-rating.texts.ts'
import { isSameTeam } from '#domain/team/team.ts'
import { teamRatingsQuery } from '../queries/team-ratings.queries.ts'
import { TextWithInfo } from '../ui/overlay/InfoTip.tsx'

/** Rating and place of a team; nothing until they are loaded, and for a team without a rating. */
export function TeamRating({ team }: { team: string }) {
  const { data } = useQuery(teamRatingsQuery)
  const index = data?.teams.findIndex((one) => isSameTeam(one.team, team)) ?? -1
  const rated = data?.teams[index]
  if (!data || !rated) return null
  return (
    <TextWithInfo
      label={texts.rating}
      text={texts.ofTeam(rated.rating, index + 1, data.teams.length)}
      info={`${texts.range(rated.low, rated.high)}. ${texts.info}`}
    />
  )
}
