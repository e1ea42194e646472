import type { CSSProperties } from 'react'
import { grouped } from '#contract/base/texts.ts'
import { trackMessages as texts } from '#contract/forecast/track.texts.ts'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { useMediaQuery } from '../../shared/ui/layout/use-media-query.ts'
import { HiddenTable } from './HiddenTable.tsx'
import { METHOD_COLORS } from './HitRate.tsx'
import styles from './TrackChart.module.css'
import { LEAST_JUDGED } from '../../shared/forecast/track-source.ts'
import { writePercent, writeWeek } from './track-format.ts'
import { CHART_HEIGHT, drawWeeks, LINES, type LineId, type Week } from './week-chart.ts'

/** A line through two points would promise a trend. */
const LEAST_WEEKS = 3

/** How often the first choice was right, week by week, beside the simple rules. */
export function WeekPanel({ weeks }: { weeks: readonly Week[] }) {
  const judged = weeks.filter(({ n }) => n >= LEAST_JUDGED)

  return (
    <Panel title={texts.overTime} level={3}>
      {judged.length < LEAST_WEEKS ? (
        <p>{texts.overTimeNone(judged.length)}</p>
      ) : (
        <>
          <WeekLines weeks={judged} />
          <HiddenTable
            caption={texts.overTime}
            headers={[
              texts.columns.week,
              ...LINES.map((id) => texts.methods[id]),
              texts.columns.forecasts,
            ]}
            rows={judged.map((week) => [
              writeWeek(week.week),
              ...LINES.map((id) => writePercent(week[id])),
              grouped(week.n),
            ])}
          />
          <p className={styles.note}>{texts.overTimeText(LEAST_JUDGED)}</p>
        </>
      )}
    </Panel>
  )
}

function WeekLines({ weeks }: { weeks: readonly Week[] }) {
  const isNarrow = useMediaQuery('(max-width: 768px)')
  const width = isNarrow ? 360 : 800
  const { left, right, percents, weeks: marked, lines } = drawWeeks(weeks, width, isNarrow ? 2 : 5)

  return (
    <svg className={styles.chart} viewBox={`0 0 ${width} ${CHART_HEIGHT}`} aria-hidden="true">
      {percents.map(({ percent, y }) => (
        <g key={percent}>
          <line className={styles.grid} x1={left} x2={right} y1={y} y2={y} />
          <text x={left - 6} y={y + 4} textAnchor="end">
            {writePercent(percent)}
          </text>
        </g>
      ))}
      {marked.map(({ week, x }) => (
        <text key={week} x={x} y={CHART_HEIGHT - 8} textAnchor="middle">
          {writeWeek(week)}
        </text>
      ))}
      {lines.map(({ id, points, last, nameY }) => (
        <g key={id} style={colorOf(id)}>
          <polyline
            className={styles.line}
            points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          />
          <circle className={styles.dot} cx={right} cy={points.at(-1)?.y} r={4.5} />
          <text className={styles.name} x={right + 9} y={nameY + 4}>
            {texts.lineLabel(texts.methods[id], writePercent(last))}
          </text>
        </g>
      ))}
    </svg>
  )
}

const colorOf = (id: LineId): CSSProperties & Record<'--line-color', string | undefined> => ({
  '--line-color': METHOD_COLORS[id],
})
