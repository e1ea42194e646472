import { poiMessages as texts } from '#contract/map/poi.texts.ts'
import type { MapId } from '#domain/catalog/map.ts'
import { meanOf } from '#domain/stats/sums.ts'
import { FewTag, isFew } from '../../shared/ui/table/FewTag.tsx'
import type { Column } from '../../shared/ui/table/data-table.ts'
import { classNames } from '../../shared/ui/layout/class-names.ts'
import { Why } from '../../shared/ui/overlay/Why.tsx'
import { avgPoints, poiPercent, poiPointsHint, winHint } from './format.ts'
import styles from './poi-columns.module.css'
import { hasComps, type PoiRow } from './poi-rows.ts'

interface PoiColumns {
  map: MapId
  chosen: number | null
  onChoose: (row: PoiRow) => void
}

const NOTHING = <span className={styles.nothing}>–</span>

export function poiColumns({ map, chosen, onChoose }: PoiColumns): Column<PoiRow>[] {
  const number = (row: PoiRow, value: string, hint: string, n: number) =>
    row.statistic && n > 0 ? (
      <span className={styles.figure} title={hint} data-few={isFew(n) || undefined}>
        <Why
          title={row.name}
          load={loadWhyPoi}
          subject={{ map, statistic: row.statistic }}
          className={styles.number}
        >
          {value}
        </Why>
      </span>
    ) : (
      NOTHING
    )

  return [
    {
      id: 'name',
      header: texts.columns.name,
      sortValue: ({ name }) => name,
      cell: (row) => (
        <button
          type="button"
          className={styles.name}
          aria-pressed={row.id === chosen}
          onClick={() => onChoose(row)}
        >
          <span
            className={classNames(styles.sign, hasComps(row) ? styles.data : styles.none)}
            aria-hidden="true"
          />
          {row.name}
        </button>
      ),
    },
    {
      id: 'winRate',
      header: texts.columns.winRate,
      align: 'end',
      firstDirection: 'desc',
      sortValue: ({ statistic }) => statistic?.winRate ?? null,
      cell: (row) =>
        row.statistic
          ? number(
              row,
              poiPercent(row.statistic.winRate).replace('%', ''),
              winHint(row.statistic),
              row.statistic.totalGames,
            )
          : NOTHING,
    },
    {
      id: 'points',
      header: texts.columns.points,
      align: 'end',
      firstDirection: 'desc',
      sortValue: ({ statistic }) => statistic && (meanOf(statistic.points)?.mean ?? null),
      cell: (row) =>
        row.statistic
          ? number(
              row,
              avgPoints(row.statistic),
              poiPointsHint(row.statistic),
              row.statistic.points.n,
            )
          : NOTHING,
    },
    {
      id: 'games',
      header: texts.columns.games,
      align: 'end',
      firstDirection: 'desc',
      sortValue: ({ statistic }) => statistic?.totalGames ?? null,
      cell: ({ statistic }) => (statistic ? <Games n={statistic.totalGames} /> : NOTHING),
    },
  ]
}

const Games = ({ n }: { n: number }) => (
  <span className={styles.games} data-few={isFew(n) || undefined}>
    {n}
    <FewTag games={n} />
  </span>
)

const loadWhyPoi = () => import('./map/WhyPoi.tsx').then((chunk) => chunk.WhyPoi)
