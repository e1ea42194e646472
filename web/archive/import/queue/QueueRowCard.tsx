import { memo } from 'react'
import { importMessages as texts } from '#contract/archive/import.texts.ts'
import { FileActions, FileBadge, type FileRowProps } from './FileParts.tsx'
import styles from './QueueRowCard.module.css'
import { rowFacts } from './row-facts.ts'
import { RowDetails, RowName, RowNote } from './RowParts.tsx'

/** A row of many files on phones: two lines, which open to what a card shows. */
export const QueueRowCard = memo((props: FileRowProps) => {
  const { file, isOpen } = props
  const facts = rowFacts(file)

  return (
    <article className={styles.row}>
      <div className={styles.head}>
        <RowName {...props} />
        <FileBadge file={file} />
        <FileActions {...props} />
      </div>
      {facts ? (
        <p className={styles.facts}>{[facts.format, ...texts.rowFacts(facts)].join(' · ')}</p>
      ) : null}
      <RowNote file={file} />
      {isOpen ? <RowDetails file={file} /> : null}
    </article>
  )
})
