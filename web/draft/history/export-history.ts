import { writeCsv } from '#domain/base/csv.ts'
import type { DraftEntry } from '#domain/draft/draft.ts'
import { download } from '../../shared/page/download.ts'
import { compNames } from '../../shared/ui/legend/trio-order.ts'
import { labelOf } from '../status/draft-texts.ts'

const FILE = 'legend_comps_history.csv'
const HEADER = ['Timestamp', 'Composition', 'Banned Legends']

export function historyCsv(games: readonly DraftEntry[]): string {
  return writeCsv([
    HEADER,
    ...games.map(({ timestamp, comp, bannedLegends }) => [
      timestamp,
      compNames(comp),
      bannedLegends.map(labelOf).join(', '),
    ]),
  ])
}

/** Does nothing without a game. */
export function downloadHistory(games: readonly DraftEntry[]) {
  if (games.length === 0) return
  download(FILE, new Blob([historyCsv(games)], { type: 'text/csv' }))
}
