import { statsMessages as texts } from '#contract/stats/stats.texts.ts'
import layout from '../StatsColumns.module.css'

interface TableNoteProps {
  hidden: string | null
  hasRows: boolean
  /** What else to know about the numbers. */
  warning?: string
  /** What is shown instead of the usual, and why. */
  replaced?: string | null
}

/** Explains the small numbers in the table above, and what it leaves out. */
export function TableNote({ hidden, hasRows, warning, replaced = null }: TableNoteProps) {
  if (hidden === null && replaced === null && !hasRows) return null
  return (
    <p className={layout.note}>
      {replaced === null ? null : <strong>{replaced} </strong>}
      {hidden === null ? null : <strong>{hidden} </strong>}
      {hasRows ? texts.legendOfTable : null}
      {hasRows && warning !== undefined ? ` ${warning}` : null}
    </p>
  )
}
