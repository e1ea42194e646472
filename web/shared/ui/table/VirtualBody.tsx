import { useVirtualizer } from '@tanstack/react-virtual'
import type { Column } from './data-table.ts'
import { TableRow } from './TableRow.tsx'

interface VirtualBodyProps<Row> {
  scroller: HTMLElement | null
  columns: readonly Column<Row>[]
  rows: readonly Row[]
}

const ROW_PX = 41
/** Rows kept beyond the edges, so that a flick of the wheel shows no gap. */
const OVERSCAN = 1

/** Only the rows in sight are drawn; screen readers hear where each of them is in the whole. */
export function VirtualBody<Row>({ scroller, columns, rows }: VirtualBodyProps<Row>) {
  // Its functions change what they answer, which matters only to what is memoized; nothing here is.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
  })
  const items = virtual.getVirtualItems()
  const before = items[0]?.start ?? 0
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0)

  return (
    <tbody>
      {before > 0 ? <tr aria-hidden="true" style={{ blockSize: before }} /> : null}
      {items.map(({ index }) => {
        const row = rows[index]
        if (row === undefined) return null
        return (
          // By place: a row that is filled anew costs far less than one that is made anew.
          <TableRow
            key={index}
            columns={columns}
            row={row}
            ref={virtual.measureElement}
            data-index={index}
            // The header is the first.
            aria-rowindex={index + 2}
          />
        )
      })}
      {after > 0 ? <tr aria-hidden="true" style={{ blockSize: after }} /> : null}
    </tbody>
  )
}
