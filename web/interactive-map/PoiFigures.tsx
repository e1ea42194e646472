import { interactiveMapMessages as texts } from '#contract/messages/interactive-map.ts'
import type { PoiSpot } from './poi-layer.ts'
import styles from './PoiFigures.module.css'

/** What the disc of a POI says, and how that came about. */
export function PoiFigures({ spot: { points, pointSum, games, step } }: { spot: PoiSpot }) {
  if (games === 0) return <p>{texts.poiNone}</p>
  return (
    <div className={styles.figures}>
      {points ? (
        <>
          <p className={styles.mean}>{texts.poiMean(points.mean.toFixed(1))}</p>
          <p>{texts.poiWhy(pointSum, points.n)}</p>
          <p className={styles.muted}>
            {points.interval
              ? texts.poiInterval(points.interval.low.toFixed(1), points.interval.high.toFixed(1))
              : texts.poiNoInterval}
          </p>
        </>
      ) : null}
      <p>{texts.poiGames(games)}</p>
      {step === null ? <p className={styles.muted}>{texts.poiFew}</p> : null}
    </div>
  )
}
