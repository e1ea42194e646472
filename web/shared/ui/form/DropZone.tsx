import { FileDown } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { buttonClass } from '../action/Button.tsx'
import { classNames } from '../layout/class-names.ts'
import styles from './DropZone.module.css'

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

/**
 * Accepts files dropped anywhere on the page: if the user misses a small target, the browser opens
 * the file and leaves the page.
 */
function useFileDrop(onFiles: (files: Iterable<File>) => void): { isOver: boolean } {
  const [isOver, setIsOver] = useState(false)

  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setIsOver(true)
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false)
    }
    const drop = (event: DragEvent) => {
      setIsOver(false)
      const files = event.dataTransfer?.files
      if (!files || files.length === 0) return
      event.preventDefault()
      onFiles(files)
    }
    window.addEventListener('dragover', over)
    window.addEventListener('dragleave', leave)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragover', over)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('drop', drop)
    }
  }, [onFiles])

  return { isOver }
}
