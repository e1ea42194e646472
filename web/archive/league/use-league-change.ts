import { useQueryClient } from '@tanstack/react-query'
import { leagueMessages as texts } from '#contract/archive/league.texts.ts'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'
import { notify } from '../../shared/page/toast.ts'
import { leagueQuery } from './league.queries.ts'

/** Changes the fetch and shows its new state at once. */
export function useLeagueChange(change: () => Promise<{ message: string }>) {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationFn: change,
    onSuccess: ({ message }) => void notify.success(message),
    onError: ({ message }) => void notify.error(`${texts.changeFailed} ${message}`),
    onSettled: () => queryClient.invalidateQueries(leagueQuery),
  })
}
