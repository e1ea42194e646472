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
  | { readonly type: 'picture'; readonly file: File }
  | { readonly type: 'video'; readonly link: string }

/** Which of the two steps failed, and what the server said about it. */
class AddFault extends Error {
  readonly step: string
  /** So that the same fault is told anew when it comes again. */
  readonly at = performance.now()
  constructor(step: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : '', { cause })
    this.step = step
  }
}

/** An answer without a picture, `success: false` among them, does not say why. */
const uploadFault = (cause: unknown) =>
  cause instanceof ApiError && cause.code === 'invalid_response'
    ? new Error(texts.uploadRefused, { cause })
    : cause

export function useAddPin(map: MapId, place: MapPosition, onAdded: () => void) {
  const queryClient = useQueryClient()
  /** So that a second try does not upload the same picture once more. */
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

  // Stays during the next try: what goes away moves the buttons from under the pointer.
  const [fault, setFault] = useState<AddFault | null>(null)
  const clearFault = useCallback(() => setFault(null), [])
  const { send, isPending } = useSingleMutation({
    mutationFn: async (content: PinContent) => {
      const fields =
        content.type === 'picture'
          ? { imageUrl: await urlOf(content.file), youtubeLink: null }
          : { imageUrl: null, youtubeLink: content.link }
      // Whoever has closed the dialog meanwhile has taken the wish back.
      if (!isWanted.current) return null
      return call(addPinMarker, { map, ...place, type: content.type, ...fields }).catch(
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
