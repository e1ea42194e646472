import { Target } from 'lucide-react'
import { trackMessages as texts } from '#contract/forecast/track.texts.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import {
  LEAST_JUDGED,
  type TrackRecord,
  type TrackSource,
} from '../../shared/forecast/track-source.ts'
import { BanRecord } from './BanRecord.tsx'
import { ChanceRecord } from './ChanceRecord.tsx'
import { CompositionRecord } from './CompositionRecord.tsx'
import { PartHead } from './PartHead.tsx'
import { CHANCE_KIND_OF, type TrackSubject } from './track-subjects.ts'

interface TrackPartProps {
  record: TrackRecord
  subject: TrackSubject
  part: TrackSource
  onPart: (part: TrackSource) => void
}

export function TrackPart({ record, subject, part, onPart }: TrackPartProps) {
  const judged = judgedPart(record, subject, part)
  const toBacktest =
    part !== 'backtest' && record.backtest ? (
      <Button onClick={() => onPart('backtest')}>{texts.toBacktest}</Button>
    ) : null

  return (
    <>
      <PartHead record={record} subject={subject} part={part} onPart={onPart} />
      {judged === null ? (
        <EmptyState
          icon={<Target aria-hidden="true" />}
          title={texts.noBacktest}
          text={texts.noBacktestText}
        />
      ) : judged.n < LEAST_JUDGED ? (
        <EmptyState
          icon={<Target aria-hidden="true" />}
          title={texts.tooFew(judged.n, LEAST_JUDGED)}
          text={texts.tooFewText[part]}
          action={toBacktest}
        />
      ) : (
        judged.content
      )}
    </>
  )
}

/** How much was judged, and how to show it; null until the first back-test has finished. */
function judgedPart(record: TrackRecord, subject: TrackSubject, part: TrackSource) {
  const kind = CHANCE_KIND_OF[subject]
  if (kind !== null) {
    const reports = part === 'unseen' ? record.chances?.unseen : record.chances?.all
    const report = reports?.find((one) => one.kind === kind)
    return report ? { n: report.n, content: <ChanceRecord report={report} /> } : null
  }
  const report = record[part]
  if (report === null) return null
  return subject === 'compositions'
    ? { n: report.composition.n, content: <CompositionRecord report={report} /> }
    : { n: report.nextBan.forecast.n, content: <BanRecord nextBan={report.nextBan} /> }
}
