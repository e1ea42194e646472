import { grouped } from '#contract/base/texts.ts'
import { trackMessages as texts } from '#contract/forecast/track.texts.ts'
import { formatDay, formatDateTime } from '../../shared/page/time.ts'
import { Notice } from '../../shared/ui/feedback/Notice.tsx'
import { ProgressBar } from '../../shared/ui/feedback/ProgressBar.tsx'
import { SegmentedField } from '../../shared/ui/form/SegmentedField.tsx'
import { InfoTip } from '../../shared/ui/overlay/InfoTip.tsx'
import {
  type TrackSource,
  TRACK_SOURCES,
  type TrackRecord,
} from '../../shared/forecast/track-source.ts'
import { CHANCE_KIND_OF, type TrackSubject } from './track-subjects.ts'
import styles from './PartHead.module.css'

const OPTIONS = TRACK_SOURCES.map((value) => ({ value, label: texts.parts[value] }))
/** Only forecasts of compositions and bans are stored before a game. */
const STORED_OPTIONS = OPTIONS.filter(({ value }) => value !== 'live')

interface PartHeadProps {
  record: TrackRecord
  subject: TrackSubject
  part: TrackSource
  onPart: (part: TrackSource) => void
}

/** Says which forecasts the numbers below are about. */
export function PartHead({ record, subject, part, onPart }: PartHeadProps) {
  const hasLive = CHANCE_KIND_OF[subject] === null
  const { progress, backtest } = record
  const report = record[part]
  const from = report?.from ?? null
  const to = report?.to ?? null

  return (
    <div className={styles.head}>
      <div className={styles.line}>
        <div className={styles.heading}>
          <h2 className={styles.title}>{texts.partTitles[part]}</h2>
          <InfoTip label={texts.howJudged} text={texts.judged[subject]} />
        </div>
        <SegmentedField
          label={texts.part}
          options={hasLive ? OPTIONS : STORED_OPTIONS}
          value={part}
          onValueChange={onPart}
        />
      </div>
      <p className={styles.text}>
        {texts.partTexts[part]}
        {from !== null && to !== null
          ? ` ${texts.period(formatDay(from, 'UTC'), formatDay(to, 'UTC'))}.`
          : null}
        {part !== 'live' && backtest
          ? ` ${texts.finished(formatDateTime(backtest.finishedAt))}.`
          : null}
      </p>
      {part !== 'live' && progress ? (
        <ProgressBar
          label={texts.running}
          value={progress.done}
          max={progress.total}
          text={texts.progress(grouped(progress.done), grouped(progress.total))}
        />
      ) : null}
      {hasLive && report && report.seenByPriors > 0 ? (
        <Notice tone="info">
          {texts.seen(grouped(report.seenByPriors), grouped(report.composition.n))}
        </Notice>
      ) : null}
    </div>
  )
}
