import { Link } from 'wouter'
import type { Forecast } from '#contract/forecast/forecast.ts'
import { forecastMessages as texts } from '#contract/forecast/forecast.texts.ts'
import { viewPath } from '../../shared/address/view-path.ts'
import { formatDay } from '../../shared/page/time.ts'
import { useRecency } from '../likely/use-recency.ts'
import styles from './RecordLine.module.css'

/** How often forecasts were right, and from when recency counts. */
export function RecordLine({ forecast }: { forecast: Forecast | undefined }) {
  const { isOldArchive, countedFrom } = useRecency()
  if (!forecast && !isOldArchive) return null
  const hits = forecast?.record.composition

  return (
    <p className={styles.line}>
      {forecast ? (
        <>
          <span>
            {hits ? texts.hits(hits.right, hits.of, hits.source === 'backtest') : texts.noHits}
          </span>
          <TrackLink />
        </>
      ) : null}
      {forecast?.isNewSeason ? <span>{texts.newSeason}</span> : null}
      {isOldArchive ? <span>{texts.countedFrom(formatDay(countedFrom))}</span> : null}
    </p>
  )
}

export function TrackLink() {
  return (
    <span>
      <Link className={styles.track} to={viewPath('track')}>
        {texts.trackRecord}
      </Link>
    </span>
  )
}
