import { memo, useMemo, useState, type PointerEvent } from 'react'
import { statsMessages as texts } from '#contract/stats/stats.texts.ts'
import type { TeamStat } from '#contract/stats/stats.ts'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { InfoTip } from '../../shared/ui/overlay/InfoTip.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { isFew } from '../../shared/ui/table/FewTag.tsx'
import { ComparedDots } from './ComparedDots.tsx'
import { TEAM_FIGURES as figures } from '../parts/figure.ts'
import { HEIGHT, LEFT, nearest, type Plot, plotTeams, TOP, WIDTH } from '../parts/plot.ts'
import { ticks } from '../parts/scale.ts'
import styles from './TeamScatter.module.css'
import type { Compared } from './use-compared.ts'

interface TeamScatterProps {
  rows: readonly TeamStat[]
  compared: Compared
}

/** Every team of the table as a dot. The table has the exact numbers. */
export const TeamScatter = memo(({ rows, compared }: TeamScatterProps) => {
  const plot = useMemo(() => plotTeams(rows), [rows])
  const [pointed, setPointed] = useState<string | null>(null)
  const dot = plot?.dots.find(({ team }) => team === pointed)

  const point = (event: PointerEvent<SVGSVGElement>) => {
    if (!plot) return
    const box = event.currentTarget.getBoundingClientRect()
    const x = ((event.clientX - box.x) / box.width) * WIDTH
    const y = ((event.clientY - box.y) / box.height) * HEIGHT
    setPointed(nearest(plot.dots, x, y)?.team ?? null)
  }

  return (
    <Panel title={texts.scatter} count={<InfoTip label={texts.scatter} text={texts.scatterInfo} />}>
      {plot ? (
        <>
          <svg
            className={styles.plot}
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            role="img"
            aria-label={inWords(plot)}
            onPointerMove={point}
            onPointerDown={point}
            onPointerLeave={() => setPointed(null)}
          >
            <Axes plot={plot} />
            {plot.dots.map(({ team, games, x, y }) => (
              <circle
                key={team}
                className={styles.dot}
                data-few={isFew(games) || undefined}
                cx={x}
                cy={y}
                r={3.2}
              />
            ))}
            <ComparedDots plot={plot} compared={compared} />
            {dot ? <circle className={styles.pointed} cx={dot.x} cy={dot.y} r={5.5} /> : null}
          </svg>
          <p className={styles.readout} aria-hidden="true">
            {dot
              ? `${dot.team}: ${figures.score.write(dot.score)} ${figures.score.title}, ${figures.placement.write(dot.placement)} ${figures.placement.title}, ${texts.gamesOf(dot.games)}`
              : texts.scatterHint}
          </p>
        </>
      ) : (
        <EmptyState title={texts.nothingToPlot} />
      )}
    </Panel>
  )
})

function Axes({ plot: { x, y, placements, scores } }: { plot: Plot }) {
  return (
    <g className={styles.axes}>
      {ticks(...scores, 4).map((score) => (
        <g key={score}>
          <line className={styles.grid} x1={LEFT} x2={WIDTH} y1={y(score)} y2={y(score)} />
          <text x={LEFT - 5} y={y(score) + 3.5} textAnchor="end">
            {score}
          </text>
        </g>
      ))}
      {ticks(...placements, 5).map((placement) => (
        <text key={placement} x={x(placement)} y={HEIGHT - 20} textAnchor="middle">
          {placement}
        </text>
      ))}
      <text x={LEFT} y={TOP - 6}>
        {figures.score.title}
      </text>
      <text x={WIDTH} y={HEIGHT - 4} textAnchor="end">
        {figures.placement.title}
      </text>
    </g>
  )
}

function inWords({ dots }: Plot): string {
  const best = dots.reduce((a, b) => (b.score > a.score ? b : a))
  return texts.scatterText(
    dots.length,
    best.team,
    figures.score.write(best.score),
    figures.placement.write(best.placement),
    best.games,
  )
}
