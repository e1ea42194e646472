import { useQuery } from '@tanstack/react-query'
import { forecastAdminMessages as texts } from '#contract/forecast/forecast-admin.texts.ts'
import { Waiting } from '../../shared/ui/feedback/Waiting.tsx'
import { forecastSettingsQuery } from './forecast-admin.queries.ts'
import styles from './ForecastAdminPanel.module.css'
import { SeasonStarts } from './SeasonStarts.tsx'
import { TrainingState } from './TrainingState.tsx'

export function ForecastAdminPanel() {
  const query = useQuery(forecastSettingsQuery)
  const { data } = query

  if (!data) {
    return <Waiting query={query} loading={texts.loading} failed={texts.failed} lines={5} />
  }
  return (
    <div className={styles.parts}>
      <TrainingState settings={data} />
      <SeasonStarts saved={data.seasonStarts} />
    </div>
  )
}
