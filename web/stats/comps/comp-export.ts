import { statsMessages as texts } from '#contract/stats/stats.texts.ts'
import type { CompPerformance } from '#domain/stats/comp-performance.ts'
import type { ExportSheet } from '../../shared/page/export-workbook.ts'
import { compNames } from '../../shared/ui/legend/trio-order.ts'
import { COMP_FIGURES as figures } from '../parts/figure.ts'
import { meanCells, meanColumns, rateCells, rateColumns } from '../parts/export-cells.ts'

export const compExport = (rows: readonly CompPerformance[], team: string): ExportSheet => ({
  name: texts.tabs.comp_performance,
  columns: [
    { header: texts.team, width: 28 },
    { header: texts.composition, width: 36 },
    { header: texts.games },
    ...meanColumns(figures.points),
    ...rateColumns(texts.winRate),
    ...meanColumns(figures.placement),
    ...meanColumns(figures.survival),
  ],
  rows: rows.map((row) => [
    team,
    compNames(row.comp),
    row.games,
    ...meanCells(figures.points, row.points),
    ...rateCells(row.wins),
    ...meanCells(figures.placement, row.placement),
    ...meanCells(figures.survival, row.survival),
  ]),
})
