import { Image, Link as LinkIcon, MapPin, Play } from 'lucide-react'
import { useCallback, useState, useEffect, useRef } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { pinAddMessages as texts, pinMessages } from '#contract/map/pin.texts.ts'
import { PIN_TITLE_LENGTH, type PinType, addPinMarker } from '#contract/map/pin.ts'
import { findVideo, VIDEO_LINK_LENGTH } from '#contract/map/youtube.ts'
import { type MapId, mapName } from '#domain/catalog/map.ts'
import { gridCell, type MapPosition } from '#domain/map/map-position.ts'
import { pictureUrl, uploadPicture } from '#contract/catalog/picture.ts'
import { FormDialog } from '../../shared/ui/overlay/FormDialog.tsx'
import { Notice } from '../../shared/ui/feedback/Notice.tsx'
import { SegmentedField } from '../../shared/ui/form/SegmentedField.tsx'
import { TextField } from '../../shared/ui/form/TextField.tsx'
import { PictureChooser } from '../../shared/ui/form/PictureChooser.tsx'
import { call, upload } from '../../shared/api/api.ts'
import { notify } from '../../shared/page/toast.ts'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'
import { pinMarkersQuery } from '../../shared/map/map.queries.ts'
import { AddFault, createPinAdder, type PinContent } from './pin-adder.ts'
import styles from './AddPinDialog.module.css'

const TYPES = [
  { value: 'picture', label: pinMessages.types.picture, icon: <Image aria-hidden="true" /> },
  { value: 'video', label: pinMessages.types.video, icon: <Play aria-hidden="true" /> },
] as const

interface AddPinDialogProps {
  map: MapId
  place: MapPosition
  onAdded: () => void
  onClose: () => void
}

export function AddPinDialog({ map, place, onAdded, onClose }: AddPinDialogProps) {
  const [type, setType] = useState<PinType>('picture')
  const [file, setFile] = useState<File | null>(null)
  const [link, setLink] = useState('')
  const [title, setTitle] = useState('')
  const [isTried, setIsTried] = useState(false)
  const { send, isPending, fault, clearFault } = useAddPin(map, place, onAdded)
  const video = findVideo(link)
  const isEmpty = type === 'picture' ? file === null : link.trim() === ''

  const chooseFile = useCallback(
    (chosen: File | null) => {
      setFile(chosen)
      clearFault()
    },
    [clearFault],
  )
  const submit = () => {
    if (isEmpty) return
    setIsTried(true)
    if (type === 'picture' && file) send({ type, file, title })
    if (type === 'video' && video) send({ type, link, title })
  }

  return (
    <FormDialog
      title={texts.title}
      submitLabel={texts.add}
      isPending={isPending}
      isDisabled={isEmpty}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className={styles.place}>
        <MapPin aria-hidden="true" />
        {texts.place(mapName(map), gridCell(place))}
        <span className={styles.percent}>{pinMessages.at(place.x, place.y)}</span>
      </p>
      <SegmentedField
        label={texts.type}
        options={TYPES}
        value={type}
        onValueChange={(chosen) => {
          setType(chosen)
          clearFault()
        }}
      />
      {type === 'picture' ? (
        <PictureChooser file={file} onChoose={chooseFile} />
      ) : (
        <TextField
          label={texts.link}
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={VIDEO_LINK_LENGTH}
          icon={<LinkIcon aria-hidden="true" />}
          hint={video ? texts.linkFound(video.id, video.start) : texts.linkHint}
          error={isTried && !isEmpty && !video ? texts.linkWrong : undefined}
          value={link}
          onChange={({ target }) => {
            setLink(target.value)
            setIsTried(false)
            clearFault()
          }}
        />
      )}
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        autoComplete="off"
        maxLength={PIN_TITLE_LENGTH}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      {fault ? (
        <Notice key={fault.at} tone="danger">
          {fault.step}
          <p>{fault.message}</p>
        </Notice>
      ) : null}
    </FormDialog>
  )
}

function useAddPin(map: MapId, place: MapPosition, onAdded: () => void) {
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
