import type { QueryAnswer } from '#contract/query/query.ts'
import { queryMessages as texts } from '#contract/query/query.texts.ts'
import { factsOf } from '#domain/query/catalog.ts'
import { writeCsv } from '#domain/base/csv.ts'
import type { ExportSheet } from '../shared/page/export-workbook.ts'

/** Rates are in percent, survival in seconds. */
export function askSheet({ measure, by, rows, counts }: QueryAnswer): ExportSheet {
  const scale = factsOf(measure).unit === 'rate' ? 100 : 1
  const scaled = (value: number | undefined) => (value === undefined ? null : scale * value)
  const format = factsOf(measure).unit === 'count' ? '0' : '0.00'
  return {
    name: texts.measures[measure],
    columns: [
      { header: by === null ? texts.all : texts.dimensions[by], width: 32 },
      {
        header: `${texts.measures[measure]}${texts.exportUnits[factsOf(measure).unit]}`,
        width: 22,
        format,
      },
      { header: texts.low, format },
      { header: texts.high, format },
      { header: texts.n[counts], width: 14 },
    ],
    rows: rows.map(({ label, value, interval, n }) => [
      label,
      value === null ? null : scale * value,
      scaled(interval?.low),
      scaled(interval?.high),
      n,
    ]),
  }
}

export function askCsv(answer: QueryAnswer): string {
  const { columns, rows } = askSheet(answer)
  return writeCsv([columns.map(({ header }) => header), ...rows])
}
