import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { saveClubTeams } from '#contract/catalog/own-team-admin.ts'
import type { ClubTeam, ClubTeams } from '#contract/catalog/own-team.ts'
import { ownTeamAdminMessages as texts } from '#contract/catalog/own-team-admin.texts.ts'
import { call, isWorthRetrying } from '../../shared/api/api.ts'
import { clubTeamsQuery } from '../../shared/own-team/own-team.queries.ts'
import { notify } from '../../shared/page/toast.ts'
import { warnBeforeLeaving } from '../../shared/storage/leave-warning.ts'
import { refreshArchive } from '../../shared/queries/archive.queries.ts'
import { withDefault } from './club-teams.ts'

/** Each change sends all teams, so sending it twice does no harm. */
const RETRIES = 3
const RETRY_MS = 1000

export interface ChangeableClubTeams extends ClubTeams {
  save: (teams: ClubTeam[], defaultTeam?: string | null) => void
}

/**
 * The teams to show: changes at once, and those of before again if saving them fails.
 *
 * For the component that reads the query. A component below it would still get the teams of before when a change is
 * saved, and show them for a moment.
 */
export function useClubTeams(saved: ClubTeams | undefined): ChangeableClubTeams | null {
  const queryClient = useQueryClient()
  const [changed, setChanged] = useState<ClubTeams | null>(null)
  const newest = useRef<ClubTeams>(null)
  const { mutate } = useMutation({
    mutationFn: (teams: ClubTeams) => call(saveClubTeams, teams),
    // One after the other, so the last change is the one that stays.
    scope: { id: 'club-teams' },
    retry: (failures, error) => failures < RETRIES && isWorthRetrying(error),
    retryDelay: RETRY_MS,
    onSuccess: ({ message }, teams) => {
      queryClient.setQueryData(clubTeamsQuery.queryKey, teams)
      if (teams !== newest.current) return
      notify.success(message)
      void refreshArchive(queryClient)
    },
    onError: (error) => notify.error(`${texts.saveFailed}. ${error.message}`),
    onSettled: (_, __, teams) => {
      if (teams === newest.current) setChanged(null)
    },
  })
  const isSaving = changed !== null
  useEffect(() => (isSaving ? warnBeforeLeaving() : undefined), [isSaving])
  const shown = changed ?? saved
  if (!shown) return null

  return {
    ...shown,
    save: (teams, defaultTeam = shown.defaultTeam) => {
      const next = withDefault({ teams, defaultTeam })
      newest.current = next
      setChanged(next)
      mutate(next)
    },
  }
}
