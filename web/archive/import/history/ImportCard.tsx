import type { ImportRow } from '#contract/archive/import.ts'
import { importMessages as texts } from '#contract/archive/import.texts.ts'
import { Findings } from './Findings.tsx'
import styles from './ImportCard.module.css'
import { formatName, Imported, ImportState, UndoButton } from './ImportParts.tsx'

interface ImportCardProps {
  row: ImportRow
  onUndo: (row: ImportRow) => void
}

export const importCards = (onUndo: ImportCardProps['onUndo']) => (row: ImportRow) => (
  <ImportCard row={row} onUndo={onUndo} />
)

/** A row of the history on phones. */
function ImportCard({ row, onUndo }: ImportCardProps) {
  const facts = [
    formatName(row.format),
    row.landings > 0 ? texts.landingCount(row.landings) : texts.facts(row.games, row.teamGames),
  ]

  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <strong className={styles.name}>{row.fileName}</strong>
        <UndoButton row={row} onUndo={onUndo} />
      </div>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      <p className={styles.facts}>
        <Imported row={row} />
      </p>
      {row.findings > 0 ? (
        <p className={styles.facts}>
          <Findings row={row} label={texts.findingCount(row.findings)} />
        </p>
      ) : null}
      <ImportState row={row} />
    </article>
  )
}
