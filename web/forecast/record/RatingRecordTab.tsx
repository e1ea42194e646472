import { useQuery } from '@tanstack/react-query'
import { ChartNoAxesColumn } from 'lucide-react'
import { grouped } from '#contract/base/texts.ts'
import { trackMessages } from '#contract/forecast/track.texts.ts'
import { teamRatingMessages } from '#contract/team/team-rating.texts.ts'
import { teamRatingsQuery } from '../../shared/queries/team-ratings.queries.ts'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { Waiting } from '../../shared/ui/feedback/Waiting.tsx'
import { InfoTip } from '../../shared/ui/overlay/InfoTip.tsx'
import { Facts } from './Facts.tsx'
import styles from './PartHead.module.css'

const { record: texts } = teamRatingMessages

/** How well ratings foretell the standings of the next series, beside the points average. */
export function RatingRecordTab() {
  const query = useQuery(teamRatingsQuery)
  const record = query.data?.record
  return (
    <>
      <div className={styles.head}>
        <div className={styles.heading}>
          <h2 className={styles.title}>{trackMessages.partTitles.backtest}</h2>
          <InfoTip label={trackMessages.howJudged} text={trackMessages.judged.ratings} />
        </div>
        <p className={styles.text}>{texts.text}</p>
      </div>
      {record === undefined ? (
        <Waiting query={query} loading={texts.loading} failed={texts.failed} lines={3} />
      ) : record === null ? (
        <EmptyState
          icon={<ChartNoAxesColumn aria-hidden="true" />}
          title={texts.none}
          text={texts.noneText}
        />
      ) : (
        <>
          <Facts
            facts={[
              { value: record.rating.toFixed(3), label: texts.rating },
              { value: record.average.toFixed(3), label: texts.average },
              {
                value: record.difference.toFixed(3),
                label: texts.difference,
                interval: texts.interval(record.low, record.high),
              },
              { value: grouped(record.series), label: texts.series },
            ]}
          />
          <p className={styles.text}>{record.low > 0 ? texts.better : texts.notBetter}</p>
        </>
      )}
    </>
  )
}
