import type { RingFault } from '#domain/map/ring/read-rings.ts'
import { counted } from '../base/texts.ts'

/** What the server says about ring files. */
export const ringFileMessages = {
  faults: {
    columns: 'the first line must name the columns map, x1, y1, x2, y2, x3 and y3',
    unreadable: 'not readable',
    map: 'unknown map',
    rings: 'needs three rings on the map',
    radius:
      "a radius doesn't match the map: the ring was still moving, or it belongs to another map",
    outside: 'ring 2 must be inside ring 1, and ring 3 inside ring 2',
    date: 'the date must look like 2026-01-14',
  } satisfies Record<RingFault, string>,
  fault: (line: number, reason: string) => `Line ${line}: ${reason}`,
  moreFaults: (lines: number) => `... and ${counted(lines, 'more line', 'more lines')}`,
  noGames: 'This file has no usable ring games.',
  imported: (added: number, known: number, leftOut: number) =>
    [
      `${counted(added, 'ring game', 'ring games')} added.`,
      ...(known > 0 ? [`${known} already known.`] : []),
      ...(leftOut > 0 ? [`${counted(leftOut, 'line', 'lines')} left out.`] : []),
    ].join(' '),
  undone: 'Import undone',
  notFound: 'This import no longer exists.',
} as const
