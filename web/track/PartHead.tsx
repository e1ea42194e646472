import { grouped } from '#contract/messages.ts'
import { trackMessages as texts } from '#contract/messages/track.ts'
import { formatDay, formatDateTime } from '../shared/page/time.ts'
import { Notice } from '../shared/ui/feedback/Notice.tsx'
import { ProgressBar } from '../shared/ui/feedback/ProgressBar.tsx'
import { SegmentedField } from '../shared/ui/form/SegmentedField.tsx'
import styles from './PartHead.module.css'

import {
  type TrackSource,
  TRACK_SOURCES,
  type TrackRecord,
} from '../shared/forecast/track-source.ts'

const OPTIONS = TRACK_SOURCES.map((value) => ({ value, label: texts.parts[value] }))

interface PartHeadProps {
  record: TrackRecord
  part: TrackSource
  onPart: (part: TrackSource) => void
}

/** Says which forecasts the numbers below are about. */
export function PartHead({ record, part, onPart }: PartHeadProps) {
  const { progress, backtest } = record
  const report = record[part]
  const from = report?.from ?? null
  const to = report?.to ?? null

  return (
    <div className={styles.head}>
      <div className={styles.line}>
        <h2 className={styles.title}>{texts.partTitles[part]}</h2>
        <SegmentedField label={texts.part} options={OPTIONS} value={part} onValueChange={onPart} />
      </div>
      <p className={styles.text}>
        {texts.partTexts[part]}
        {from !== null && to !== null
          ? ` ${texts.period(formatDay(from, 'UTC'), formatDay(to, 'UTC'))}.`
          : null}
        {part === 'backtest' && backtest
          ? ` ${texts.finished(formatDateTime(backtest.finishedAt))}.`
          : null}
      </p>
      {part === 'backtest' && progress ? (
        <ProgressBar
          label={texts.running}
          value={progress.done}
          max={progress.total}
          text={texts.progress(grouped(progress.done), grouped(progress.total))}
        />
      ) : null}
      {report && report.seenByPriors > 0 ? (
        <Notice tone="info">
          {texts.seen(grouped(report.seenByPriors), grouped(report.composition.n))}
        </Notice>
      ) : null}
    </div>
  )
}
