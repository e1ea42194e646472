import { useCallback, useState } from 'react'
import { pinAddMessages as texts } from '#contract/map/pin.texts.ts'
import { PICTURE_BYTES, PICTURE_TYPES } from '#contract/catalog/picture.ts'
import { DropZone } from './DropZone.tsx'
import { Notice } from '../feedback/Notice.tsx'
import styles from './PictureChooser.module.css'

interface PictureChooserProps {
  file: File | null
  onChoose: (file: File | null) => void
}

export function PictureChooser({ file, onChoose }: PictureChooserProps) {
  const [fault, setFault] = useState<string | null>(null)

  const take = useCallback(
    (files: Iterable<File>) => {
      const [chosen] = files
      if (!chosen) return
      const found = faultOf(chosen)
      setFault(found)
      onChoose(found === null ? chosen : null)
    },
    [onChoose],
  )

  return (
    <div className={styles.chooser}>
      <DropZone
        label={file ? texts.change : texts.choose}
        hint={texts.chooseHint}
        text={texts.formats}
        accept={PICTURE_TYPES.join()}
        onFiles={take}
      />
      {fault === null ? null : <Notice tone="danger">{fault}</Notice>}
      {file ? (
        <figure className={styles.preview}>
          <ChosenPicture
            file={file}
            onError={() => {
              setFault(texts.noPicture)
              onChoose(null)
            }}
          />
          <figcaption>{texts.chosen(file.name)}</figcaption>
        </figure>
      ) : null}
    </div>
  )
}

function faultOf({ type, size }: File): string | null {
  if (!PICTURE_TYPES.includes(type)) return texts.noPicture
  return size > PICTURE_BYTES ? texts.tooLarge : null
}

function ChosenPicture({ file, onError }: { file: File; onError: () => void }) {
  const show = useCallback(
    (picture: HTMLImageElement) => {
      const url = URL.createObjectURL(file)
      picture.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
  return <img ref={show} alt={texts.preview} onError={onError} />
}
