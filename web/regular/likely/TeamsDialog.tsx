import { type ReactNode, useState } from 'react'
import { popularMessages as texts } from '#contract/regular/popular.texts.ts'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { NamedTrio } from '../../shared/ui/legend/NamedTrio.tsx'
import { Dialog } from '../../shared/ui/overlay/Dialog.tsx'
import type { Column, Sort } from '../../shared/ui/table/data-table.ts'
import { DataTable } from '../../shared/ui/table/DataTable.tsx'
import { factCards } from '../../shared/ui/table/FactCard.tsx'

interface TeamsDialogProps<Row> {
  open: boolean
  /** The composition that these teams play; null if each has its own. */
  comp: readonly string[] | null
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  sortedBy: string
  onClose: () => void
}

/** Teams and what they play: one composition, or each its most likely one. */
export function TeamsDialog<Row extends { readonly team: string }>(
  props: TeamsDialogProps<Row>,
): ReactNode {
  const { open, comp, columns, rows, sortedBy, onClose } = props
  const [sort, setSort] = useState<Sort>({ column: sortedBy, direction: 'desc' })
  const title = comp ? texts.teamsUsing : texts.topPerTeam

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={comp ? <NamedTrio legends={comp} size={24} /> : null}
      size="lg"
    >
      <DataTable
        caption={title}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.team}
        sort={sort}
        onSortChange={setSort}
        empty={<EmptyState title={texts.noTop} />}
        cards={factCards(columns)}
      />
    </Dialog>
  )
}
