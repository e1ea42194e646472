import { FlaskConical } from 'lucide-react'
import type { ImportRow } from '#contract/archive/import.ts'
import { messages } from '#contract/base/texts.ts'
import { importMessages as texts } from '#contract/archive/import.texts.ts'
import { formatDateTime } from '../../../shared/page/time.ts'
import { formatExactTime, isoTime } from '../../../shared/page/time-element.ts'
import { Badge } from '../../../shared/ui/layout/Badge.tsx'
import { Button } from '../../../shared/ui/action/Button.tsx'
import styles from './ImportParts.module.css'

export function formatName(format: string): string {
  const names: Readonly<Record<string, string>> = texts.formatNames
  return names[format] ?? format
}

export function Imported({ row }: { row: ImportRow }) {
  return (
    <time
      className={styles.when}
      dateTime={isoTime(row.importedAt)}
      title={formatExactTime(row.importedAt)}
    >
      {texts.byAndWhen(row.importedBy, formatDateTime(row.importedAt))}
    </time>
  )
}

export function ImportState({ row }: { row: ImportRow }) {
  return (
    <span className={styles.state}>
      {row.isDemo ? (
        <Badge tone="warning" icon={<FlaskConical aria-hidden="true" />}>
          {messages.archive.demo}
        </Badge>
      ) : null}
      {row.undoneAt === null ? (
        row.isDemo ? null : (
          <Badge tone="success">{texts.inArchive}</Badge>
        )
      ) : (
        <span className={styles.undone}>
          {texts.undoneByAndWhen(row.undoneBy, formatDateTime(row.undoneAt))}
        </span>
      )}
    </span>
  )
}

export function UndoButton({ row, onUndo }: { row: ImportRow; onUndo: (row: ImportRow) => void }) {
  if (row.undoneAt !== null) return null
  return (
    <Button size="sm" aria-label={texts.undoOf(row.fileName)} onClick={() => onUndo(row)}>
      {texts.undo}
    </Button>
  )
}
