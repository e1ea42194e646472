import type { ForecastReport } from '#contract/forecast/forecast-record.ts'
import { grouped } from '#contract/base/texts.ts'
import { trackMessages as texts } from '#contract/forecast/track.texts.ts'
import { classNames } from '../../shared/ui/layout/class-names.ts'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { isFew } from '../../shared/ui/table/FewTag.tsx'
import { HiddenTable } from './HiddenTable.tsx'
import styles from './TrackChart.module.css'
import { writePercent } from './track-format.ts'

type Bin = ForecastReport['calibration'][number]

const LEFT = 52
const TOP = 12
const SIZE = 260
const TICKS = [0, 20, 40, 60, 80, 100]

const x = (percent: number) => LEFT + (percent / 100) * SIZE
const y = (percent: number) => TOP + SIZE - (percent / 100) * SIZE

interface ReliabilityPanelProps {
  bins: readonly Bin[]
  /** What the chances are of. */
  said?: string
}

/** What was said against what happened. On the diagonal, chances mean what they say. */
export function ReliabilityPanel({
  bins,
  said: chanceOf = texts.reliabilityAxis.said,
}: ReliabilityPanelProps) {
  const drawn = bins.filter(({ n }) => n > 0)
  const most = Math.max(1, ...drawn.map(({ n }) => n))
  const all = drawn.reduce((sum, { n }) => sum + n, 0)

  return (
    <Panel title={texts.reliability} count={texts.forecasts(grouped(all))} level={3}>
      <svg
        className={classNames(styles.chart, styles.square)}
        viewBox="0 0 330 314"
        aria-hidden="true"
      >
        {TICKS.map((percent) => (
          <g key={percent}>
            <line className={styles.grid} x1={x(percent)} x2={x(percent)} y1={y(100)} y2={y(0)} />
            <line className={styles.grid} x1={x(0)} x2={x(100)} y1={y(percent)} y2={y(percent)} />
            <text x={x(percent)} y={y(0) + 16} textAnchor="middle">
              {writePercent(percent)}
            </text>
            <text x={x(0) - 6} y={y(percent) + 4} textAnchor="end">
              {writePercent(percent)}
            </text>
          </g>
        ))}
        <text className={styles.axis} x={x(50)} y={y(0) + 34} textAnchor="middle">
          {chanceOf}
        </text>
        <text
          className={styles.axis}
          transform={`translate(10 ${y(50)}) rotate(-90)`}
          textAnchor="middle"
        >
          {texts.reliabilityAxis.happened}
        </text>
        <line className={styles.diagonal} x1={x(0)} x2={x(100)} y1={y(0)} y2={y(100)} />
        {drawn.map(({ said, low, high }) => (
          <line
            key={said}
            className={styles.whisker}
            x1={x(said)}
            x2={x(said)}
            y1={y(low)}
            y2={y(high)}
          />
        ))}
        <polyline
          className={styles.line}
          points={drawn.map(({ said, happened }) => `${x(said)},${y(happened)}`).join(' ')}
        />
        {drawn.map(({ said, happened, n }) => (
          <circle
            key={said}
            className={styles.dot}
            data-few={isFew(n) || undefined}
            cx={x(said)}
            cy={y(happened)}
            r={3 + 4 * Math.sqrt(n / most)}
          />
        ))}
      </svg>
      <HiddenTable
        caption={texts.reliability}
        headers={[
          texts.columns.range,
          texts.columns.said,
          texts.columns.happened,
          texts.columns.interval,
          texts.columns.forecasts,
        ]}
        rows={drawn.map(({ from, to, said, happened, low, high, n }) => [
          texts.range(writePercent(from), writePercent(to)),
          writePercent(said),
          writePercent(happened),
          texts.interval(writePercent(low), writePercent(high)),
          grouped(n),
        ])}
      />
      <p className={styles.note}>{texts.reliabilityText}</p>
    </Panel>
  )
}
