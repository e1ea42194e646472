import { statsMessages as texts } from '#contract/stats/stats.texts.ts'
import { type BanStat, gameSums } from '#domain/draft/ban-stats.ts'
import { rateOf } from '#domain/stats/comp-performance.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import type { ExportSheet } from '../../shared/page/export-workbook.ts'
import { GAME_BANNED } from '../parts/figure.ts'
import { meanCells, meanColumns, rateCells, rateColumns } from '../parts/export-cells.ts'

export const banExport = (rows: readonly BanStat[], series: number): ExportSheet => ({
  name: texts.tabs.bans,
  columns: [
    { header: texts.legend },
    { header: texts.banCount },
    ...rateColumns(texts.banRate),
    ...meanColumns(GAME_BANNED),
    { header: texts.commonGame, width: 20 },
  ],
  rows: rows.map((row) => [
    findLegend(row.legendName).label,
    row.banCount,
    ...rateCells(rateOf(row.banCount, series)),
    ...meanCells(GAME_BANNED, gameSums(row)),
    row.mostCommonGameBan,
  ]),
})
