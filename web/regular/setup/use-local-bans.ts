import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { Bans } from './bans.ts'
import { toggleLineupBan, type Lineup } from '../../shared/lineup/lineup.ts'
import { refreshTeamComps } from '../regular.queries.ts'

/** The user's own bans, stored in the URL. */
export function useLocalBans(
  { ban }: Lineup,
  change: (next: (lineup: Lineup) => Lineup) => void,
): Bans {
  const queryClient = useQueryClient()
  const toggle = useCallback(
    (legend: string) => {
      change((lineup) => toggleLineupBan(lineup, legend))
      void refreshTeamComps(queryClient)
    },
    [change, queryClient],
  )
  return useMemo(
    () => ({ legends: ban, waiting: [], picks: [], game: ban.length + 1, toggle }),
    [ban, toggle],
  )
}
