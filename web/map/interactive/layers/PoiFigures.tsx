import { interactiveMapMessages as texts } from '#contract/map/interactive-map.texts.ts'
import type { MapMark } from './map-marks.ts'
import { MarkCard } from './MarkCard.tsx'
import type { PoiSpot } from './poi-layer.ts'
import styles from './PoiFigures.module.css'

/** The numbers behind a POI's disc, with an explanation. */
export function PoiFigures({ spot, lootpath }: { spot: PoiSpot; lootpath: MapMark | null }) {
  return (
    <div className={styles.figures}>
      <Figures spot={spot} />
      {lootpath ? <MarkCard mark={lootpath} /> : null}
    </div>
  )
}

function Figures({ spot: { points, pointSum, games, step } }: { spot: PoiSpot }) {
  if (games === null) return <p>{texts.poiUnknown}</p>
  if (games === 0) return <p>{texts.poiNone}</p>
  return (
    <>
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
    </>
  )
}
