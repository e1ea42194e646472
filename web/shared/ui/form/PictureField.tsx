import { pictureUrl } from '#contract/catalog/picture.ts'
import { Button } from '../action/Button.tsx'
import { Notice } from '../feedback/Notice.tsx'
import { PictureChooser } from './PictureChooser.tsx'
import styles from './PictureField.module.css'

interface PictureFieldProps {
  label: string
  hint: string
  fault?: string | undefined
  /** The stored picture, shown until another file is chosen. */
  current: string | null
  file: File | null
  onFile: (file: File | null) => void
  /** Missing if there must be a picture. */
  remove?: { label: string; act: () => void } | undefined
  /** What a new picture changes. */
  note?: string | undefined
}

/** A stored picture, and a file that replaces it. */
export function PictureField(props: PictureFieldProps) {
  const { label, hint, current, file, onFile, remove, fault, note } = props

  return (
    <fieldset className={styles.picture}>
      <legend>{label}</legend>
      <p className={styles.hint}>{hint}</p>
      {fault === undefined ? null : <Notice tone="danger">{fault}</Notice>}
      {current !== null && file === null ? (
        <div className={styles.current}>
          <img src={pictureUrl(current)} alt={label} />
          {remove ? (
            <Button size="sm" onClick={remove.act}>
              {remove.label}
            </Button>
          ) : null}
        </div>
      ) : null}
      <PictureChooser file={file} onChoose={onFile} />
      {note === undefined ? null : <p className={styles.hint}>{note}</p>}
    </fieldset>
  )
}
