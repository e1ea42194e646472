import { memo } from 'react'
import { compEffectMessages as effectTexts } from '#contract/regular/comp-effect.texts.ts'
import { statsMessages as texts } from '#contract/stats/stats.texts.ts'
import type { CompPerformance } from '#domain/stats/comp-performance.ts'
import { meanOf } from '#domain/stats/sums.ts'
import { addPoints } from '#domain/regular/value.ts'
import { InfoTip } from '../../shared/ui/overlay/InfoTip.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { FewTag, isFew } from '../../shared/ui/table/FewTag.tsx'
import { NamedTrio } from '../../shared/ui/legend/NamedTrio.tsx'
import styles from './CompPlot.module.css'
import { COMP_FIGURES, intervalText } from '../parts/figure.ts'
import { Whisker } from '../../shared/ui/table/Whisker.tsx'

/** In table order. */
interface CompPlotProps {
  rows: readonly CompPerformance[]
}

const MAX_DRAWN = 12
const { points: figure } = COMP_FIGURES

/**
 * Mean points with their intervals on one scale. The narrower the line, the more certain the mean.
 */
export const CompPlot = memo(({ rows }: CompPlotProps) => {
  const all = meanOf(addPoints(rows.map(({ points }) => points)), figure.bounds)
  const drawn = rows.slice(0, MAX_DRAWN).flatMap(({ key, comp, points }) => {
    const mean = meanOf(points, figure.bounds)
    return mean ? [{ key, comp, mean }] : []
  })
  if (!all || drawn.length === 0) return null
  const high = Math.max(...drawn.map(({ mean }) => mean.interval?.high ?? mean.mean))
  const range = {
    low: 0,
    high: Math.min(high, 2 * Math.max(...drawn.map(({ mean }) => mean.mean))),
  }

  return (
    <Panel
      title={texts.compPoints}
      count={
        <InfoTip
          label={texts.compPoints}
          text={`${texts.compPointsInfo} ${effectTexts.whoPlaysIt}`}
        />
      }
    >
      <p className={styles.all}>
        {texts.teamMean(figure.write(all.mean), all.n)}
        {all.interval ? `, ${intervalText(all.interval, figure.write)}` : null}
      </p>
      <ul>
        {drawn.map(({ key, comp, mean }) => (
          <li key={key} className={styles.row} data-few={isFew(mean.n) || undefined}>
            <NamedTrio legends={comp} size={16} />
            <Whisker
              at={mean.mean}
              interval={mean.interval}
              range={range}
              games={mean.n}
              line={all.mean}
            />
            <span className={styles.number}>
              <span className={styles.games}>{texts.gamesOf(mean.n)}</span>
              {figure.write(mean.mean)}
              {mean.interval ? (
                <span className={styles.interval}>{intervalText(mean.interval, figure.write)}</span>
              ) : null}
              <FewTag games={mean.n} />
            </span>
          </li>
        ))}
      </ul>
      {rows.length > MAX_DRAWN ? (
        <p className={styles.all}>{texts.moreComps(rows.length - MAX_DRAWN)}</p>
      ) : null}
    </Panel>
  )
})
