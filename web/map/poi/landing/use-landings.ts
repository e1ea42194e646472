import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { removeTeamLanding, setTeamLanding } from '#contract/archive/landing.ts'
import { landingMessages as texts } from '#contract/archive/landing.texts.ts'
import { call } from '../../../shared/api/api.ts'
import { useSingleMutation } from '../../../shared/api/use-single-mutation.ts'
import { notify } from '../../../shared/page/toast.ts'
import { refreshArchive } from '../../../shared/queries/archive.queries.ts'
import { nextTeam } from './landing-game.ts'
import { gameLandingsQuery } from './landing.queries.ts'

/** The landings of a game, the team that is asked for, and what can be changed. */
export function useLandings(game: number | null) {
  const queryClient = useQueryClient()
  const query = useQuery({ ...gameLandingsQuery(game ?? 0), enabled: game !== null })
  const [picked, setPicked] = useState<number | null>(null)
  const landings = query.data?.landings ?? []
  const chosen =
    landings.find(({ resultId }) => resultId === picked) ??
    landings.find(({ resultId }) => resultId === nextTeam(landings, null)) ??
    null
  const refresh = () => refreshArchive(queryClient)

  const saving = useSingleMutation({
    mutationFn: (poiId: number) => call(setTeamLanding, { id: chosen?.resultId ?? 0, poiId }),
    onSuccess: async ({ message }) => {
      notify.success(message)
      setPicked(nextTeam(landings, chosen?.resultId ?? null) ?? chosen?.resultId ?? null)
      await refresh()
    },
    onError: (error) => void notify.error(`${texts.saveFailed}. ${error.message}`),
  })
  const removing = useSingleMutation({
    mutationFn: (resultId: number) => call(removeTeamLanding, { id: resultId }),
    onSuccess: async ({ message }) => {
      notify.success(message)
      await refresh()
    },
    onError: (error) => void notify.error(`${texts.removeFailed}. ${error.message}`),
  })

  return {
    query,
    landings,
    chosen,
    choose: setPicked,
    save: (poiId: number) => {
      if (chosen) saving.send(poiId)
    },
    remove: removing.send,
  }
}
