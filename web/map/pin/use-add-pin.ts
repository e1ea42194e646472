import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { pictureUrl, uploadPicture } from '#contract/catalog/picture.ts'
import { addPinMarker } from '#contract/map/pin.ts'
import type { MapId } from '#domain/catalog/map.ts'
import type { MapPosition } from '#domain/map/map-position.ts'
import { call, upload } from '../../shared/api/api.ts'
import { notify } from '../../shared/page/toast.ts'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'
import { pinMarkersQuery } from '../../shared/map/map.queries.ts'
import { AddFault, createPinAdder, type PinContent } from './pin-adder.ts'

export function useAddPin(map: MapId, place: MapPosition, onAdded: () => void) {
  const queryClient = useQueryClient()
  const isWanted = useRef(true)
  useEffect(() => {
    isWanted.current = true
    return () => {
      isWanted.current = false
    }
  }, [])
  const [addPin] = useState(() =>
    createPinAdder({
      upload: async (file) => pictureUrl((await upload(uploadPicture, {}, file)).fileName),
      add: (fields) => call(addPinMarker, { map, ...place, ...fields }),
    }),
  )

  // Stays visible during a retry: removing it would move the buttons under the pointer.
  const [fault, setFault] = useState<AddFault | null>(null)
  const clearFault = useCallback(() => setFault(null), [])
  const { send, isPending } = useSingleMutation({
    mutationFn: (content: PinContent) => addPin(content, () => isWanted.current),
    onError: (error) => setFault(error instanceof AddFault ? error : null),
    onSuccess: (added) => {
      if (!added) return
      const { marker, message } = added
      queryClient.setQueryData(
        pinMarkersQuery(map).queryKey,
        (old) => old && { markers: [...old.markers, marker] },
      )
      void queryClient.invalidateQueries(pinMarkersQuery(map))
      notify.success(message)
      if (isWanted.current) onAdded()
    },
  })
  return { send, isPending, fault, clearFault }
}
