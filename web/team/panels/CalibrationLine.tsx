import { useQuery } from '@tanstack/react-query'
import { teamPageMessages as texts } from '#contract/team/team-page.texts.ts'
import { trackRecordQuery } from '../../shared/forecast/track.queries.ts'
import { firstSource } from '../../shared/forecast/track-source.ts'
import { calibrationAt } from './calibration.ts'
import styles from './CalibrationLine.module.css'

/** How often such chances came true. Nothing until enough forecasts were judged. */
export function CalibrationLine({ chance }: { chance: number }) {
  const { data } = useQuery(trackRecordQuery)
  if (!data) return null
  const source = firstSource(data)
  const bin = calibrationAt(data[source]?.calibration ?? [], chance)
  if (!bin) return null
  return (
    <p className={styles.line}>
      {texts.calibration(bin.said, bin.happened, bin.n, source !== 'live')}
    </p>
  )
}
