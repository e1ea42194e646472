import { FileDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from '../action/Button.tsx'
import { classNames } from '../layout/class-names.ts'
import styles from './DropZone.module.css'
import { useFileDrop } from './use-file-drop.ts'

interface DropZoneProps {
  label: string
  hint: string
  /** What is taken, and what happens to it. */
  text: ReactNode
  /** What the file picker offers, where names tell it. */
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
              // So that the same file can be chosen once more.
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
