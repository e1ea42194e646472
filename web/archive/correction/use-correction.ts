import { useQueryClient } from '@tanstack/react-query'
import { correctionMessages as texts } from '#contract/archive/correction.texts.ts'
import { refreshArchive } from '../../shared/queries/archive.queries.ts'
import { notify } from '../../shared/page/toast.ts'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'

/**
 * Sends a correction once, shows the result as a toast and refetches everything that depends on it.
 */
export function useCorrection(save: () => Promise<{ message: string }>, onDone: () => void) {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationFn: save,
    onSuccess: ({ message }) => {
      notify.success(message)
      onDone()
      return refreshArchive(queryClient)
    },
    onError: () => {
      notify.error(texts.saveFailed)
      void refreshArchive(queryClient)
    },
  })
}
