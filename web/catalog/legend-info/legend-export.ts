import { legendInfoMessages as texts } from '#contract/catalog/legend-info.texts.ts'
import { statsMessages } from '#contract/stats/stats.texts.ts'
import { INFO_FIELDS } from '#domain/catalog/legend-info.ts'
import type { ExportSheet } from '../../shared/page/export-workbook.ts'
import type { LegendProfile } from './legend-entries.ts'

/** All legends with what their cards say, in the order of the cards. */
export const legendExport = (profiles: readonly LegendProfile[]): ExportSheet => ({
  name: texts.title,
  columns: [
    { header: statsMessages.legend },
    { header: texts.legendClass },
    ...INFO_FIELDS.map((field) => ({ header: texts.fields[field], width: 24 })),
  ],
  rows: profiles.map(({ legend, info }) => [
    legend.label,
    legend.class,
    ...INFO_FIELDS.map((field) => info[field]),
  ]),
})
