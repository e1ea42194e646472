import { teamPageMessages as texts } from '#contract/team/team-page.texts.ts'
import type { TeamPageData } from '#contract/team/team-page.ts'
import { LATE_GAME } from '#domain/team/comps-by-game.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import { mapName } from '#domain/catalog/map.ts'
import { guard } from '#domain/base/csv.ts'

/** The compositions and the last series as tab-separated text, which spreadsheets paste as cells. */
export function teamTable({ team, comps, lastSeries }: TeamPageData): string {
  const columns = comps[0]?.byGame ?? []
  const compRows = [
    [
      texts.composition,
      ...columns.map(({ game }) => texts.gameColumn(game, game === LATE_GAME)),
      texts.gamesShort,
      texts.meanPoints,
    ],
    ...comps.map(({ legends, byGame, games, meanPoints }) => [
      labels(legends),
      ...byGame.map((cell) => String(cell.games)),
      String(games),
      meanPoints === null ? '' : meanPoints.toFixed(1),
    ]),
  ]
  const seriesRows = [
    [texts.game, texts.map, texts.placeHead, texts.kills, texts.pointsLong, texts.composition],
    ...(lastSeries?.games ?? []).map(({ number, map, placement, kills, points, legends }) => [
      String(number),
      map === null ? '' : mapName(map),
      ...[placement, kills, points].map((figure) => (figure === null ? '' : String(figure))),
      labels(legends),
    ]),
  ]
  const parts = [
    [[team]],
    compRows,
    ...(lastSeries ? [[[texts.lastSeries, lastSeries.event], ...seriesRows]] : []),
  ]
  return parts.map((rows) => rows.map((row) => row.map(plain).join('\t')).join('\n')).join('\n\n')
}

const labels = (legends: readonly string[]) =>
  legends.map((legend) => findLegend(legend).label).join(', ')

/** A name from a file must not add cells or become a formula. */
const plain = (text: string) => guard(text.replaceAll(/\s/g, ' '))
