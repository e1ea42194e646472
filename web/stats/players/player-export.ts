import { playerMessages as texts } from '#contract/stats/player.texts.ts'
import { statsMessages } from '#contract/stats/stats.texts.ts'
import type { PlayerStat } from '#contract/stats/player.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import { accuracyOf } from '#domain/stats/accuracy.ts'
import type { CsvCell } from '#domain/base/csv.ts'
import type { ExportSheet } from '../../shared/page/export-workbook.ts'
import { meanCells, meanColumns, rateCells, rateColumns } from '../parts/export-cells.ts'
import { PLAYER_FIGURES as figures } from './player-figures.ts'

const survival = { ...figures.survival, title: statsMessages.seconds(figures.survival.title) }

export const playerExport = (rows: readonly PlayerStat[]): ExportSheet => ({
  name: statsMessages.tabs.players,
  columns: [
    { header: texts.player, width: 24 },
    { header: texts.team, width: 28 },
    { header: texts.games },
    ...meanColumns(figures.kills),
    ...meanColumns(figures.damage),
    ...meanColumns(figures.knockdowns),
    ...rateColumns(`${texts.accuracy} %`),
    ...meanColumns(survival),
    { header: texts.playedLegends, width: 40 },
  ],
  rows: rows.map((row) => [
    row.name,
    row.teams.map(({ team }) => team).join(', '),
    row.games,
    ...meanCells(figures.kills, row.kills),
    ...meanCells(figures.damage, row.damage),
    ...meanCells(figures.knockdowns, row.knockdowns),
    ...accuracyCells(row),
    ...meanCells(survival, row.survival),
    row.legends
      .map(({ legend, games }) => `${findLegend(legend).label} ${texts.share(games / row.games)}`)
      .join(', '),
  ]),
})

function accuracyCells({ accuracy: aim }: PlayerStat): CsvCell[] {
  const accuracy = accuracyOf(aim)
  if (!accuracy) return [null, null, null]
  return rateCells(accuracy)
}
