import { useQueryClient } from '@tanstack/react-query'
import { editMap, type MapForm } from '#contract/catalog/map-admin.ts'
import { call } from '../../shared/api/api.ts'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'
import { rosterQuery } from '../../shared/legend/roster.ts'
import { notify } from '../../shared/page/toast.ts'
import type { MapRow } from './map-rows.ts'

/** Saves a part of a map. */
export function useEditMap({ map, form, version }: MapRow, onSaved: () => void) {
  const queryClient = useQueryClient()
  const { send, isPending, error } = useSingleMutation({
    mutationFn: (change: Partial<MapForm>) =>
      call(editMap, { map: map.id, version, ...form, ...change }),
    // The list is current before the dialog closes: the next change is based on this one.
    onSuccess: async ({ message }) => {
      await queryClient.invalidateQueries(rosterQuery)
      notify.success(message)
      onSaved()
    },
    onError: () => void queryClient.invalidateQueries(rosterQuery),
  })
  return { save: send, isPending, error }
}
