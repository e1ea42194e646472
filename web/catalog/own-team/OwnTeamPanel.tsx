import { useQuery } from '@tanstack/react-query'
import { ownTeamAdminMessages as texts } from '#contract/catalog/own-team-admin.texts.ts'
import { clubTeamsQuery } from '../../shared/own-team/own-team.queries.ts'
import { Waiting } from '../../shared/ui/feedback/Waiting.tsx'
import { ClubTeamList } from './ClubTeamList.tsx'
import { useClubTeams } from './use-club-teams.ts'

export function OwnTeamPanel() {
  const query = useQuery(clubTeamsQuery)
  const clubTeams = useClubTeams(query.data)
  if (!clubTeams) {
    return <Waiting query={query} loading={texts.loading} failed={texts.failed} lines={5} />
  }
  return <ClubTeamList {...clubTeams} />
}
