import { statsMessages as texts } from '#contract/stats/stats.texts.ts'
import type { CompPerformance } from '#domain/stats/comp-performance.ts'
import { meanOf } from '#domain/stats/sums.ts'
import { FewTag } from '../../shared/ui/table/FewTag.tsx'
import type { Column } from '../../shared/ui/table/data-table.ts'
import { compNames } from '../../shared/ui/legend/trio-order.ts'
import { CompButton } from './CompButton.tsx'
import { COMP_FIGURES as figures } from '../parts/figure.ts'
import { MeanCell } from '../parts/MeanCell.tsx'
import { RateCell } from './RateCell.tsx'
import styles from '../teams/team-columns.module.css'
import { Whisker } from '../../shared/ui/table/Whisker.tsx'

export const COMP_SORTS = [
  'comp',
  'gamesPlayed',
  'avgPoints',
  'winRate',
  'avgPlacement',
  'avgSurvivalTime',
]

const SHARES = { low: 0, high: 1 }

const pointsOf = ({ points }: CompPerformance) =>
  meanOf(points, figures.points.bounds)?.mean ?? null

export function compColumns(
  rows: readonly CompPerformance[],
  onOpen: (key: string) => void,
): Column<CompPerformance>[] {
  const best = Math.max(0, ...rows.map((row) => pointsOf(row) ?? 0))
  return [
    {
      id: 'comp',
      width: 268,
      header: texts.composition,
      cell: ({ comp, key }) => <CompButton comp={comp} onOpen={() => onOpen(key)} />,
      sortValue: ({ comp }) => compNames(comp),
    },
    {
      id: 'gamesPlayed',
      width: 92,
      header: texts.games,
      cell: ({ games }) => (
        <span className={styles.games}>
          {games}
          <FewTag games={games} />
        </span>
      ),
      sortValue: ({ games }) => games,
      align: 'end',
    },
    {
      id: 'avgPoints',
      width: 126,
      header: figures.points.title,
      cell: (row) => (
        <MeanCell figure={figures.points} sums={row.points} games={row.games} best={best} />
      ),
      sortValue: pointsOf,
      align: 'end',
    },
    {
      id: 'winRate',
      width: 144,
      header: texts.winRate,
      cell: ({ wins }) => (
        <RateCell
          title={texts.winRate}
          rate={wins}
          mark={<Whisker at={wins.rate} interval={wins.interval} range={SHARES} games={wins.n} />}
        />
      ),
      sortValue: ({ wins }) => wins.rate,
      align: 'end',
    },
    {
      id: 'avgPlacement',
      width: 108,
      header: figures.placement.title,
      cell: ({ placement, games }) => (
        <MeanCell figure={figures.placement} sums={placement} games={games} />
      ),
      sortValue: ({ placement }) => meanOf(placement)?.mean ?? null,
      align: 'end',
    },
    {
      id: 'avgSurvivalTime',
      width: 108,
      header: figures.survival.title,
      cell: ({ survival, games }) => (
        <MeanCell figure={figures.survival} sums={survival} games={games} />
      ),
      sortValue: ({ survival }) => meanOf(survival)?.mean ?? null,
      align: 'end',
    },
  ]
}
