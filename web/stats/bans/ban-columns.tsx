import { statsMessages as texts } from '#contract/stats/stats.texts.ts'
import { type BanStat, gameSums } from '#domain/draft/ban-stats.ts'
import { rateOf } from '#domain/stats/comp-performance.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import { meanOf } from '#domain/stats/sums.ts'
import { Badge } from '../../shared/ui/layout/Badge.tsx'
import type { Column } from '../../shared/ui/table/data-table.ts'
import { LegendLink } from '../../shared/legend/LegendLink.tsx'
import { FewTag } from '../../shared/ui/table/FewTag.tsx'
import { Meter } from '../../shared/ui/table/Meter.tsx'
import { Why } from '../../shared/ui/overlay/Why.tsx'
import styles from './ban-columns.module.css'
import { GAME_BANNED, intervalText, formatPercent } from '../parts/figure.ts'
import { MeanCell } from '../parts/MeanCell.tsx'
import { loadWhyRate } from '../comps/RateCell.tsx'
import { Whisker } from '../../shared/ui/table/Whisker.tsx'

export const BAN_SORTS = ['legendName', 'banCount', 'avgGameBanned', 'mostCommonGameBan']

const SERIES = { low: GAME_BANNED.bounds.least, high: GAME_BANNED.bounds.most }

export function banColumns(
  rows: readonly BanStat[],
  series: number,
  isSample: boolean,
): Column<BanStat>[] {
  const most = Math.max(1, ...rows.map(({ banCount }) => banCount))
  const tagged = isSample ? { tag: texts.estimated } : {}
  return [
    {
      id: 'legendName',
      width: 136,
      header: texts.legend,
      cell: ({ legendName }) => <LegendLink legend={legendName} size={26} />,
      sortValue: ({ legendName }) => findLegend(legendName).label,
      firstDirection: 'desc',
    },
    {
      id: 'banCount',
      width: 216,
      header: texts.banCount,
      ...tagged,
      cell: ({ banCount }) => <BanCount bans={banCount} series={series} most={most} />,
      sortValue: ({ banCount }) => banCount,
      firstDirection: 'desc',
      align: 'end',
    },
    {
      id: 'avgGameBanned',
      width: 186,
      header: texts.gameBanned,
      ...tagged,
      cell: (row) => <GameBanned row={row} />,
      sortValue: ({ avgGameBanned }) => avgGameBanned,
      firstDirection: 'asc',
      align: 'end',
    },
    {
      id: 'mostCommonGameBan',
      width: 132,
      header: texts.commonGame,
      ...tagged,
      cell: ({ mostCommonGameBan: game }) => <Badge>{texts.game(game)}</Badge>,
      sortValue: ({ mostCommonGameBan: game }) => game,
      firstDirection: 'desc',
      align: 'end',
    },
  ]
}

interface BanCountProps {
  bans: number
  series: number
  most: number
}

function BanCount({ bans, series, most }: BanCountProps) {
  const rate = rateOf(bans, series)

  return (
    <span className={styles.count}>
      <span className={styles.bar}>
        <Meter percent={(100 * bans) / most} games={series} />
      </span>
      <FewTag games={series} />
      <span className={styles.number}>{bans}</span>
      <Why
        title={texts.banCount}
        load={loadWhyRate}
        subject={{ rate, words: 'bans' as const }}
        className={styles.rate}
      >
        {texts.ofSeries(formatPercent(rate.rate))}
        {rate.interval ? (
          <span className={styles.interval}>{intervalText(rate.interval, formatPercent)}</span>
        ) : null}
      </Why>
    </span>
  )
}

function GameBanned({ row }: { row: BanStat }) {
  const sums = gameSums(row)
  const mean = meanOf(sums, GAME_BANNED.bounds)
  return (
    <MeanCell
      figure={GAME_BANNED}
      sums={sums}
      games={row.banCount}
      mark={
        mean ? (
          <Whisker at={mean.mean} interval={mean.interval} range={SERIES} games={mean.n} />
        ) : undefined
      }
    />
  )
}
