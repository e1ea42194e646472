import { COMPARE_MARKS } from './compare-mark.ts'
import { LEFT, type Plot, TOP, WIDTH } from '../parts/plot.ts'
import styles from './TeamScatter.module.css'
import type { Compared } from './use-compared.ts'

interface ComparedDotsProps {
  plot: Plot
  compared: Compared
}

/** The compared teams with their letters and confidence intervals. */
export function ComparedDots({ plot, compared }: ComparedDotsProps) {
  const { x, y, dots } = plot

  return dots.map((dot) => {
    const mark = COMPARE_MARKS[compared.placeOf(dot.team)]
    if (!mark) return null
    const { placements, scores } = dot
    return (
      <g key={dot.team} stroke={mark.color}>
        {placements ? (
          <line
            x1={Math.max(LEFT, x(placements.low))}
            x2={Math.min(WIDTH, x(placements.high))}
            y1={dot.y}
            y2={dot.y}
          />
        ) : null}
        {scores ? (
          <line
            x1={dot.x}
            x2={dot.x}
            y1={Math.min(y(scores.low), y(plot.scores[0]))}
            y2={Math.max(y(scores.high), TOP)}
          />
        ) : null}
        <circle className={styles.compared} cx={dot.x} cy={dot.y} r={7.5} />
        <text className={styles.letter} x={dot.x} y={dot.y + 3.5} textAnchor="middle">
          {mark.letter}
        </text>
      </g>
    )
  })
}
