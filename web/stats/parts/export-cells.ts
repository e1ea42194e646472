import { statsMessages as texts } from '#contract/stats/stats.texts.ts'
import type { Rate } from '#domain/stats/comp-performance.ts'
import type { CsvCell } from '#domain/base/csv.ts'
import { meanOf, type Sums } from '#domain/stats/sums.ts'
import { survivalOfOne } from '#domain/archive/survival.ts'
import type { ExportColumn } from '../../shared/page/export-workbook.ts'
import type { Figure } from './figure.ts'

const FORMAT = '0.00'

/** Columns of a mean in a spreadsheet: the mean and both ends of its interval. */
export function meanColumns({ title, words }: Figure): ExportColumn[] {
  const header = words === 'survival' ? texts.seconds(title) : title
  return [
    { header, width: 24, format: FORMAT },
    { header: texts.low(header), width: 32, format: FORMAT },
    { header: texts.high(header), width: 32, format: FORMAT },
  ]
}

/** Survival is exported in seconds per player: a text such as 14:32 wouldn't be a number. */
export function meanCells({ bounds, words }: Figure, sums: Sums): CsvCell[] {
  const mean = meanOf(sums, bounds)
  if (!mean) return [null, null, null]
  const cells = [mean.mean, mean.interval?.low ?? null, mean.interval?.high ?? null]
  return words === 'survival' ? cells.map((cell) => cell && survivalOfOne(cell)) : cells
}

export const rateColumns = (title: string): ExportColumn[] => [
  { header: title, width: 16, format: FORMAT },
  { header: texts.low(title), width: 24, format: FORMAT },
  { header: texts.high(title), width: 24, format: FORMAT },
]

/** In percent, as the header says. */
export const rateCells = ({ rate, interval }: Pick<Rate, 'rate' | 'interval'>): CsvCell[] => [
  100 * rate,
  interval && 100 * interval.low,
  interval && 100 * interval.high,
]
