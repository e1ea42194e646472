import { useQueryClient } from '@tanstack/react-query'
import { saveClubTeams } from '#contract/own-team-admin.ts'
import type { ClubTeam, ClubTeams } from '#contract/own-team.ts'
import { ownTeamAdminMessages as texts } from '#contract/messages/own-team-admin.ts'
import { call } from '../shared/api/api.ts'
import { useSingleMutation } from '../shared/api/use-single-mutation.ts'
import { clubTeamsQuery } from '../shared/own-team/own-team.queries.ts'
import { notify } from '../shared/page/toast.ts'
import { refreshArchive } from '../shared/queries/archive.queries.ts'
import { withDefault } from './club-teams.ts'

/** The teams to show: a change at once, and those of before again if saving it fails. */
export function useClubTeams(saved: ClubTeams) {
  const queryClient = useQueryClient()
  const { send, isPending, variables } = useSingleMutation({
    mutationFn: (changed: ClubTeams) => call(saveClubTeams, changed),
    onSuccess: ({ message }, changed) => {
      queryClient.setQueryData(clubTeamsQuery.queryKey, changed)
      notify.success(message)
      return refreshArchive(queryClient)
    },
    onError: (error) => notify.error(`${texts.saveFailed}. ${error.message}`),
  })
  const shown = (isPending && variables) || saved
  return {
    ...shown,
    isPending,
    save: (teams: ClubTeam[], defaultTeam = shown.defaultTeam) =>
      send(withDefault({ teams, defaultTeam })),
  }
}
