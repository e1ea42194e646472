import { metaMessages as texts } from '#contract/stats/meta.texts.ts'
import type { MetaPicked } from '#contract/stats/meta.ts'
import { MIN_CELL_GAMES, pickRate } from '#domain/stats/meta.ts'
import { useMediaQuery } from '../../shared/ui/layout/use-media-query.ts'
import { ratePercent, weekText } from './meta-text.ts'
import styles from './Meta.module.css'

const SIZE = { height: 250, start: 40, end: 20, top: 24, bottom: 26 }
const GRID = [0, 0.5, 1]

interface LegendWeeksProps {
  /** First days. */
  weeks: readonly string[]
  rates: readonly MetaPicked[]
}

/** Pick rates week by week. Weeks with few team-games have no point. */
export function LegendWeeks({ weeks, rates }: LegendWeeksProps) {
  const isNarrow = useMediaQuery('(max-width: 768px)')
  const { height, start, end, top, bottom } = SIZE
  const width = isNarrow ? 350 : 900
  const points = rates.flatMap((picked, index) => {
    const rate = picked.legal < MIN_CELL_GAMES ? null : pickRate(picked)
    return rate === null ? [] : [{ rate, index, picked }]
  })
  const most = Math.max(0.1, ...points.map(({ rate }) => rate))
  const scale = Math.ceil(most * 10) / 10
  const x = (index: number) => start + (index / (weeks.length - 1)) * (width - start - end)
  const y = (rate: number) => height - bottom - (rate / scale) * (height - top - bottom)

  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={texts.weeksOf(rates.map(ratePercent))}
    >
      {GRID.map((share) => (
        <g key={share}>
          <line x1={start} x2={width - end} y1={y(share * scale)} y2={y(share * scale)} />
          <text x={start - 8} y={y(share * scale) + 4} textAnchor="end">
            {`${Math.round(100 * share * scale)}%`}
          </text>
        </g>
      ))}
      {weeks.map((week, index) =>
        isNarrow && index % 2 === 0 ? null : (
          <text key={week} x={x(index)} y={height - 6} textAnchor="middle">
            {weekText(week)}
          </text>
        ),
      )}
      <polyline points={points.map(({ rate, index }) => `${x(index)},${y(rate)}`).join(' ')} />
      {points.map(({ rate, index, picked }) => (
        <g key={index}>
          <circle cx={x(index)} cy={y(rate)} r={4}>
            <title>{texts.total(picked.games, picked.legal)}</title>
          </circle>
          <text className={styles.value} x={x(index)} y={y(rate) - 10} textAnchor="middle">
            {Math.round(100 * rate)}
          </text>
        </g>
      ))}
    </svg>
  )
}
