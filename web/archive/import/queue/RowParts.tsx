import { ChevronRight } from 'lucide-react'
import styles from './RowParts.module.css'
import { FileBody, type FileRowProps } from './FileParts.tsx'
import type { QueuedFile } from './queue-state.ts'
import { rowNote } from './row-facts.ts'

/** Opens and closes the row. */
export const RowName = ({ file, isOpen, onToggle }: FileRowProps) => (
  <h3>
    <button
      type="button"
      className={styles.name}
      aria-expanded={isOpen}
      onClick={() => onToggle(file)}
    >
      <ChevronRight aria-hidden="true" />
      {file.file.name}
    </button>
  </h3>
)

export function RowNote({ file }: { file: QueuedFile }) {
  const note = rowNote(file)
  if (!note) return null
  return (
    <p className={styles.note} data-fault={note.isFault || undefined}>
      {note.text}
    </p>
  )
}

export const RowDetails = ({ file }: { file: QueuedFile }) => (
  <div className={styles.details}>
    <FileBody file={file} startsOpen />
  </div>
)
