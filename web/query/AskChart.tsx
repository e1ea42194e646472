import type { QueryAnswer, QueryRow } from '#contract/query/query.ts'
import { queryMessages as texts } from '#contract/query/query.texts.ts'
import { isTime, type MeasureId } from '#domain/query/catalog.ts'
import { useMediaQuery } from '../shared/ui/layout/use-media-query.ts'
import { isFew } from '../shared/ui/table/FewTag.tsx'
import { barEnd, CHART, drawLine } from './ask-chart.ts'
import { writeValue } from './ask-format.ts'
import styles from './AskChart.module.css'

/** More bars say less than the table. */
const BARS = 12

/** Half as wide as a label. */
const LABEL = 32

/** A line over time, bars otherwise. The table beside it has the same numbers, so it is hidden from screen readers. */
export function AskChart({ answer }: { answer: QueryAnswer }) {
  const { rows, by, measure } = answer
  return isTime(by) ? (
    <Line rows={rows} measure={measure} />
  ) : (
    <Bars rows={rows.slice(0, BARS)} measure={measure} />
  )
}

interface ChartProps {
  rows: readonly QueryRow[]
  measure: MeasureId
}

function Line({ rows, measure }: ChartProps) {
  const isNarrow = useMediaQuery('(max-width: 768px)')
  const width = isNarrow ? 340 : 560
  const { points, ticks, labels } = drawLine(rows, width, isNarrow ? 3 : 5)
  const band = [
    ...points.map(({ x, high }) => `${x},${high}`),
    ...points.toReversed().map(({ x, low }) => `${x},${low}`),
  ]

  return (
    <svg className={styles.chart} viewBox={`0 0 ${width} ${CHART.height}`} aria-hidden="true">
      {ticks.map(({ value, y }) => (
        <g key={value}>
          <line className={styles.grid} x1={CHART.left} x2={width - CHART.right} y1={y} y2={y} />
          <text x={CHART.left - 6} y={y + 4} textAnchor="end">
            {writeValue(measure, value)}
          </text>
        </g>
      ))}
      {labels.map(({ text, x }) => (
        <text
          key={text}
          x={x}
          y={CHART.height - 6}
          textAnchor={x > width - LABEL ? 'end' : 'middle'}
        >
          {text}
        </text>
      ))}
      <polygon className={styles.band} points={band.join(' ')} />
      <polyline className={styles.line} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {points.map(({ row, x, y }) => (
        <circle
          key={row.key}
          className={styles.dot}
          data-few={isFew(row.n) || undefined}
          cx={x}
          cy={y}
          r={3.5}
        >
          <title>{texts.chartPoint(row.label, writeValue(measure, row.value ?? 0), row.n)}</title>
        </circle>
      ))}
    </svg>
  )
}

function Bars({ rows, measure }: ChartProps) {
  const end = barEnd(rows)
  const percent = (value: number) => `${Math.min(100, Math.max(0, (100 * value) / end))}%`

  return (
    <ul className={styles.bars} aria-hidden="true">
      {rows.map(({ key, label, value, interval, n }) => (
        <li key={key}>
          <span className={styles.name}>{label}</span>
          <span className={styles.track} data-few={isFew(n) || undefined}>
            <span className={styles.bar} style={{ inlineSize: percent(value ?? 0) }} />
            {interval ? (
              <span
                className={styles.reach}
                style={{
                  insetInlineStart: percent(interval.low),
                  inlineSize: `calc(${percent(interval.high)} - ${percent(interval.low)})`,
                }}
              />
            ) : null}
          </span>
          <span className={styles.number}>{value === null ? '' : writeValue(measure, value)}</span>
        </li>
      ))}
    </ul>
  )
}
