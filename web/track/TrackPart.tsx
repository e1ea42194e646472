import { Target } from 'lucide-react'
import { trackMessages as texts } from '#contract/messages/track.ts'
import { Button } from '../shared/ui/action/Button.tsx'
import { EmptyState } from '../shared/ui/feedback/EmptyState.tsx'
import { BanRecord } from './BanRecord.tsx'
import { CompositionRecord } from './CompositionRecord.tsx'
import { PartHead } from './PartHead.tsx'
import { LEAST_JUDGED } from '../shared/forecast/track-source.ts'
import type { TrackSource, TrackRecord } from '../shared/forecast/track-source.ts'

interface TrackPartProps {
  record: TrackRecord
  tab: 'compositions' | 'next_ban'
  part: TrackSource
  onPart: (part: TrackSource) => void
}

export function TrackPart({ record, tab, part, onPart }: TrackPartProps) {
  const report = record[part]
  const n = tab === 'compositions' ? report?.composition.n : report?.nextBan.forecast.n
  const toBacktest =
    part === 'live' && record.backtest ? (
      <Button onClick={() => onPart('backtest')}>{texts.toBacktest}</Button>
    ) : null

  return (
    <>
      <PartHead record={record} part={part} onPart={onPart} />
      {report === null ? (
        <EmptyState
          icon={<Target aria-hidden="true" />}
          title={texts.noBacktest}
          text={texts.noBacktestText}
        />
      ) : (n ?? 0) < LEAST_JUDGED ? (
        <EmptyState
          icon={<Target aria-hidden="true" />}
          title={texts.tooFew(n ?? 0, LEAST_JUDGED)}
          text={texts.tooFewText[part]}
          action={toBacktest}
        />
      ) : tab === 'compositions' ? (
        <CompositionRecord report={report} />
      ) : (
        <BanRecord nextBan={report.nextBan} />
      )}
    </>
  )
}
