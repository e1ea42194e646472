import { useQuery } from '@tanstack/react-query'
import { parseAsStringLiteral } from '../../shared/address/query-parser.ts'
import { useQueryStates } from '../../shared/address/query-state.ts'
import { messages } from '#contract/base/texts.ts'
import { trackMessages as texts } from '#contract/forecast/track.texts.ts'
import { CopyLinkButton } from '../../shared/ui/action/CopyLinkButton.tsx'
import { FaultNotice } from '../../shared/ui/feedback/Notice.tsx'
import { Waiting } from '../../shared/ui/feedback/Waiting.tsx'
import { PageHead } from '../../shared/ui/layout/PageHead.tsx'
import { SelectField } from '../../shared/ui/form/SelectField.tsx'
import { trackRecordQuery } from '../../shared/forecast/track.queries.ts'
import {
  firstSource,
  TRACK_SOURCES,
  type TrackRecord,
  type TrackSource,
} from '../../shared/forecast/track-source.ts'
import {
  CHANCE_KIND_OF,
  SUBJECT_OPTIONS,
  RECORD_SUBJECTS,
  type TrackSubject,
} from './track-subjects.ts'
import { RatingRecordTab } from './RatingRecordTab.tsx'
import { RingRecordTab } from './RingRecordTab.tsx'
import { TrackPart } from './TrackPart.tsx'

const ADDRESS = {
  tab: parseAsStringLiteral(RECORD_SUBJECTS).withDefault('compositions'),
  part: parseAsStringLiteral(TRACK_SOURCES),
}

/** How often forecasts were right. Live forecasts and the back-test are never added up. */
export function TrackView() {
  const query = useQuery(trackRecordQuery)
  const { data, error, isFetching, refetch } = query
  const [{ tab, part }, setAddress] = useQueryStates(ADDRESS, { history: 'push' })
  const choose = (value: string) =>
    setAddress({ tab: RECORD_SUBJECTS.find((known) => known === value) ?? null })

  return (
    <>
      <PageHead
        title={messages.views.track}
        actions={
          <>
            <SelectField
              label={texts.subject}
              hideLabel
              options={SUBJECT_OPTIONS}
              value={tab}
              onChange={({ target }) => choose(target.value)}
            />
            <CopyLinkButton />
          </>
        }
      />
      <section aria-label={texts.tabs[tab]}>
        {tab === 'rings' ? (
          <RingRecordTab />
        ) : tab === 'ratings' ? (
          <RatingRecordTab />
        ) : data ? (
          <>
            {error ? (
              <FaultNotice onRetry={() => void refetch()} busy={isFetching}>
                {texts.failed}
              </FaultNotice>
            ) : null}
            <TrackPart
              record={data}
              subject={tab}
              part={sourceOf(data, tab, part)}
              onPart={(next) => setAddress({ part: next })}
            />
          </>
        ) : (
          <Waiting query={query} loading={texts.loading} failed={texts.failed} lines={8} />
        )}
      </section>
    </>
  )
}

/** Chances that aren't stored before a game have no live record. */
function sourceOf(record: TrackRecord, subject: TrackSubject, asked: TrackSource | null) {
  const part = asked ?? firstSource(record)
  if (part !== 'live' || CHANCE_KIND_OF[subject] === null) return part
  return firstSource({ ...record, live: { ...record.live, games: 0 } })
}
