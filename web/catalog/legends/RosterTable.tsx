import { SearchX } from 'lucide-react'
import { useMemo } from 'react'
import { rosterMessages as texts } from '#contract/catalog/roster.texts.ts'
import { LEGEND_CLASSES } from '#domain/catalog/legend.ts'
import { startOfDay } from '#contract/base/day.ts'
import { useQueryState } from '../../shared/address/query-state.ts'
import { parseAsSort } from '../../shared/address/sort-state.ts'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { DataTable } from '../../shared/ui/table/DataTable.tsx'
import type { Column } from '../../shared/ui/table/data-table.ts'
import { formatDay } from '../../shared/page/time.ts'
import { Badge } from '../../shared/ui/layout/Badge.tsx'
import { ClassMark } from '../../shared/ui/legend/ClassMark.tsx'
import { LegendEmblem } from '../../shared/ui/legend/LegendEmblem.tsx'
import type { LegendRow } from './roster-rows.ts'
import type { OpenRosterDialog } from './RosterDialogs.tsx'
import { RosterActions } from './RosterActions.tsx'
import styles from './RosterTable.module.css'

const RosterName = ({ row: { legend } }: RowProps) => (
  <span className={styles.name}>
    <LegendEmblem legend={legend.name} size={30} />
    <b>{legend.label}</b>
  </span>
)

/** The class now, and the changes of it with their days. */
const ClassHistory = ({ row: { legend, form } }: RowProps) => (
  <span className={styles.classes}>
    <span className={styles.class}>
      <ClassMark legendClass={legend.class} />
      {legend.class}
    </span>
    {form.classes.slice(1).map(({ class: ofClass, from }) => (
      <small key={from}>{texts.from(dayText(from), ofClass)}</small>
    ))}
  </span>
)

const Spellings = ({ row: { form } }: RowProps) =>
  form.spellings.length > 0 ? (
    <span className={styles.spellings}>{form.spellings.join(', ')}</span>
  ) : (
    <span className={styles.none}>{texts.none}</span>
  )

const dayText = (day: string | null) => {
  const start = day === null ? null : startOfDay(day)
  return start === null ? '' : formatDay(start, 'UTC')
}

const rosterColumns = (onOpen: (dialog: OpenRosterDialog) => void): Column<LegendRow>[] => [
  {
    id: 'legend',
    header: texts.legend,
    cell: (row) => <RosterName row={row} />,
    sortValue: ({ legend }) => legend.label,
  },
  {
    id: 'short',
    header: texts.short,
    cell: ({ legend }) => legend.short,
    sortValue: ({ legend }) => legend.short,
  },
  {
    id: 'class',
    header: texts.class,
    cell: (row) => <ClassHistory row={row} />,
    sortValue: ({ legend }) => LEGEND_CLASSES.indexOf(legend.class),
  },
  { id: 'spellings', header: texts.spellings, cell: (row) => <Spellings row={row} /> },
  {
    id: 'origin',
    header: texts.origin,
    cell: (row) => <RosterState row={row} />,
    sortValue: ({ origin, isRetired }) => `${isRetired} ${texts.origins[origin]}`,
  },
  {
    id: 'actions',
    header: texts.actions,
    align: 'end',
    cell: (row) => <RosterActions row={row} onOpen={onOpen} />,
  },
]

const rosterCards = (onOpen: RosterCardProps['onOpen']) => (row: LegendRow) => (
  <RosterCard row={row} onOpen={onOpen} />
)

/** A table row on phones. */
const RosterCard = ({ row, onOpen }: RosterCardProps) => (
  <article className={styles.card}>
    <div className={styles.head}>
      <RosterName row={row} />
      <RosterActions row={row} onOpen={onOpen} />
    </div>
    <ClassHistory row={row} />
    <p className={styles.foot}>
      <span>
        {texts.short}: {row.legend.short}
      </span>
      {row.form.spellings.length > 0 ? (
        <span>
          {texts.spellings}: <Spellings row={row} />
        </span>
      ) : null}
      <RosterState row={row} />
    </p>
  </article>
)

const sortParser = parseAsSort(['legend', 'short', 'class', 'origin']).withDefault({
  column: 'class',
  direction: 'asc',
})

interface RosterTableProps {
  rows: readonly LegendRow[]
  onOpen: (dialog: OpenRosterDialog) => void
}

export function RosterTable({ rows, onOpen }: RosterTableProps) {
  const [sort, setSort] = useQueryState('sort', sortParser)
  const columns = useMemo(() => rosterColumns(onOpen), [onOpen])

  return (
    <DataTable
      caption={texts.title}
      columns={columns}
      rows={rows}
      rowKey={({ legend }) => legend.key}
      sort={sort}
      onSortChange={(next) => setSort(next)}
      cards={rosterCards(onOpen)}
      empty={<EmptyState icon={<SearchX aria-hidden="true" />} title={texts.noMatches} />}
    />
  )
}

interface RosterCardProps {
  row: LegendRow
  onOpen: (dialog: OpenRosterDialog) => void
}

interface RowProps {
  row: LegendRow
}

function RosterState({ row: { origin, isRetired, form } }: RowProps) {
  const { retiredFrom, classes } = form
  return (
    <span className={styles.state}>
      <Badge tone={origin === 'added' ? 'accent' : 'neutral'}>{texts.origins[origin]}</Badge>
      {retiredFrom !== null ? (
        <Badge tone="warning">
          {isRetired ? texts.retired : texts.retiredOn(dayText(retiredFrom))}
        </Badge>
      ) : isRetired ? (
        <Badge tone="info">{texts.notYet(dayText(classes[0]?.from ?? null))}</Badge>
      ) : null}
    </span>
  )
}
