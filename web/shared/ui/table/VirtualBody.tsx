import { useVirtualizer } from '@tanstack/react-virtual'
import type { Column } from './data-table.ts'
import { TableRow } from './TableRow.tsx'

interface VirtualBodyProps<Row> {
  scroller: HTMLElement | null
  columns: readonly Column<Row>[]
  rows: readonly Row[]
}

const ROW_PX = 41
/** Extra rows beyond the edges, so fast scrolling shows no gaps. */
const OVERSCAN = 1

/** Renders only visible rows. aria-rowindex tells screen readers each row's position. */
export function VirtualBody<Row>({ scroller, columns, rows }: VirtualBodyProps<Row>) {
  // The virtualizer's functions return different results over time, which only breaks memoized
  // code. Nothing here is memoized.
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
          // Keyed by index: reusing a row is far cheaper than creating a new one.
          <TableRow
            key={index}
            columns={columns}
            row={row}
            ref={virtual.measureElement}
            data-index={index}
            // Row 1 is the header.
            aria-rowindex={index + 2}
          />
        )
      })}
      {after > 0 ? <tr aria-hidden="true" style={{ blockSize: after }} /> : null}
    </tbody>
  )
}
