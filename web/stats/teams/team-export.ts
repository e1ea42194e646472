import { statsMessages as texts } from '#contract/stats/stats.texts.ts'
import type { TeamStat } from '#contract/stats/stats.ts'
import type { ExportSheet } from '../../shared/page/export-workbook.ts'
import { TEAM_FIGURES as figures } from '../parts/figure.ts'
import { meanCells, meanColumns } from '../parts/export-cells.ts'

export const teamExport = (rows: readonly TeamStat[]): ExportSheet => ({
  name: texts.tabs.stats,
  columns: [
    { header: texts.team, width: 28 },
    { header: texts.region },
    { header: texts.games },
    ...meanColumns(figures.survival),
    ...meanColumns(figures.kills),
    ...meanColumns(figures.score),
    ...meanColumns(figures.placement),
  ],
  rows: rows.map((row) => [
    row.teamName,
    row.region,
    row.gamesPlayed,
    ...meanCells(figures.survival, row.survival),
    ...meanCells(figures.kills, row.kills),
    ...meanCells(figures.score, row.score),
    ...meanCells(figures.placement, row.placement),
  ]),
})
