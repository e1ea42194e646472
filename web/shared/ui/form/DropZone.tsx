import { FileDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from '../action/Button.tsx'
import { classNames } from '../layout/class-names.ts'
import styles from './DropZone.module.css'
import { useFileDrop } from './use-file-drop.ts'

interface DropZoneProps {
  label: string
  hint: string
  /** Which files are accepted, and what happens to them. */
  text: ReactNode
  /** File types the picker offers, if names are enough to tell. */
  accept?: string
  multiple?: boolean
  onFiles: (files: Iterable<File>) => void
}

export function DropZone({ label, hint, text, accept, multiple = false, onFiles }: DropZoneProps) {
  const { isOver } = useFileDrop(onFiles)

  return (
    <div className={classNames(styles.zone, isOver && styles.over)}>
      <p className={styles.line}>
        <label className={classNames(buttonClass('primary', 'md'), styles.button)}>
          <FileDown aria-hidden="true" />
          {label}
          <input
            className="visually-hidden"
            type="file"
            accept={accept}
            multiple={multiple}
            onChange={({ currentTarget }) => {
              onFiles([...(currentTarget.files ?? [])])
              // Reset, so the same file can be chosen again.
              currentTarget.value = ''
            }}
          />
        </label>
        <span className={styles.hint}>{hint}</span>
      </p>
      <p className={styles.text}>{text}</p>
    </div>
  )
}
