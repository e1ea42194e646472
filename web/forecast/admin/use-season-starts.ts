import { useQueryClient } from '@tanstack/react-query'
import { setSeasonStarts } from '#contract/forecast/forecast-admin.ts'
import { forecastAdminMessages as texts } from '#contract/forecast/forecast-admin.texts.ts'
import { call } from '../../shared/api/api.ts'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'
import { notify } from '../../shared/page/toast.ts'
import { refreshArchive } from '../../shared/queries/archive.queries.ts'
import { forecastSettingsQuery } from './forecast-admin.queries.ts'

interface Change {
  starts: readonly number[]
  onSaved: () => void
}

/** The starts to show: a change at once, and those of before again if saving it fails. */
export function useSeasonStarts(saved: readonly number[]) {
  const queryClient = useQueryClient()
  const { send, isPending, variables } = useSingleMutation({
    mutationFn: ({ starts }: Change) => call(setSeasonStarts, { seasonStarts: [...starts] }),
    onSuccess: ({ message }, { starts, onSaved }) => {
      queryClient.setQueryData(
        forecastSettingsQuery.queryKey,
        (data) => data && { ...data, seasonStarts: [...starts] },
      )
      notify.success(message)
      onSaved()
      return refreshArchive(queryClient)
    },
    onError: (error) => notify.error(`${texts.seasonStartsFailed}. ${error.message}`),
  })
  const starts = (isPending && variables?.starts) || saved
  return {
    /** Newest first. */
    starts: starts.toSorted((a, b) => b - a),
    isPending,
    save: (changed: readonly number[], onSaved = () => {}) => send({ starts: changed, onSaved }),
  }
}
