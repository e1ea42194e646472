import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { pinAddMessages as texts } from '#contract/messages/pin.ts'
import { pictureUrl, uploadPicture } from '#contract/picture.ts'
import { addPinMarker } from '#contract/pin.ts'
import type { MapId } from '#domain/map/map.ts'
import type { MapPosition } from '#domain/map/map-position.ts'
import { ApiError, call, upload } from '../shared/api/api.ts'
import { notify } from '../shared/page/toast.ts'
import { useSingleMutation } from '../shared/api/use-single-mutation.ts'
import { pinMarkersQuery } from '../shared/map/map.queries.ts'

export type PinContent =
  | { readonly type: 'picture'; readonly title: string; readonly file: File }
  | { readonly type: 'video'; readonly title: string; readonly link: string }

/** Which of the two steps failed, with the server's message. */
class AddFault extends Error {
  readonly step: string
  /** Makes each error unique, so the same error is announced again if it repeats. */
  readonly at = performance.now()
  constructor(step: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : '', { cause })
    this.step = step
  }
}

/** A response without a picture (such as `success: false`) gives no reason. */
const uploadFault = (cause: unknown) =>
  cause instanceof ApiError && cause.code === 'invalid_response'
    ? new Error(texts.uploadRefused, { cause })
    : cause

export function useAddPin(map: MapId, place: MapPosition, onAdded: () => void) {
  const queryClient = useQueryClient()
  /** Prevents uploading the same picture again on a retry. */
  const uploaded = useRef(new WeakMap<File, string>())
  const isWanted = useRef(true)
  useEffect(() => {
    isWanted.current = true
    return () => {
      isWanted.current = false
    }
  }, [])

  const urlOf = async (file: File) => {
    const known = uploaded.current.get(file)
    if (known !== undefined) return known
    const { fileName } = await upload(uploadPicture, {}, file).catch((cause: unknown) => {
      throw new AddFault(texts.uploadFailed, uploadFault(cause))
    })
    const url = pictureUrl(fileName)
    uploaded.current.set(file, url)
    return url
  }

  // Stays visible during a retry: removing it would move the buttons under the pointer.
  const [fault, setFault] = useState<AddFault | null>(null)
  const clearFault = useCallback(() => setFault(null), [])
  const { send, isPending } = useSingleMutation({
    mutationFn: async (content: PinContent) => {
      const fields =
        content.type === 'picture'
          ? { imageUrl: await urlOf(content.file), youtubeLink: null }
          : { imageUrl: null, youtubeLink: content.link }
      // The user has closed the dialog in the meantime, so don't add the marker.
      if (!isWanted.current) return null
      const { type, title } = content
      return call(addPinMarker, { map, title, ...place, type, ...fields }).catch(
        (cause: unknown) => {
          throw new AddFault(texts.failed, cause)
        },
      )
    },
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
