import { useQuery } from '@tanstack/react-query'
import { parseAsStringLiteral } from '../shared/address/query-parser.ts'
import { useQueryStates } from '../shared/address/query-state.ts'
import { messages } from '#contract/messages.ts'
import { trackMessages as texts } from '#contract/messages/track.ts'
import { CopyLinkButton } from '../shared/ui/action/CopyLinkButton.tsx'
import { FaultNotice } from '../shared/ui/feedback/Notice.tsx'
import { Waiting } from '../shared/ui/feedback/Waiting.tsx'
import { PageHead } from '../shared/ui/layout/PageHead.tsx'
import { Tabs } from '../shared/ui/layout/Tabs.tsx'
import { trackRecordQuery } from '../shared/forecast/track.queries.ts'
import { firstSource, TRACK_SOURCES } from '../shared/forecast/track-source.ts'
import { RingRecordTab } from './RingRecordTab.tsx'
import { TrackPart } from './TrackPart.tsx'

const TABS = ['compositions', 'next_ban', 'rings'] as const
const TAB_LIST = TABS.map((value) => ({ value, label: texts.tabs[value] }))

const ADDRESS = {
  tab: parseAsStringLiteral(TABS).withDefault('compositions'),
  part: parseAsStringLiteral(TRACK_SOURCES),
}

/** How often forecasts were right. Live forecasts and the back-test are never added up. */
export function TrackView() {
  const query = useQuery(trackRecordQuery)
  const { data, error, isFetching, refetch } = query
  const [{ tab, part }, setAddress] = useQueryStates(ADDRESS, { history: 'push' })
  const choose = (value: string) =>
    setAddress({ tab: TABS.find((known) => known === value) ?? null })

  return (
    <>
      <PageHead
        title={messages.views.track}
        tabs={<Tabs label={texts.tabList} value={tab} onValueChange={choose} tabs={TAB_LIST} />}
        actions={<CopyLinkButton />}
      />
      <div role="tabpanel" aria-label={texts.tabs[tab]}>
        {tab === 'rings' ? (
          <RingRecordTab />
        ) : data ? (
          <>
            {error ? (
              <FaultNotice onRetry={() => void refetch()} busy={isFetching}>
                {texts.failed}
              </FaultNotice>
            ) : null}
            <TrackPart
              record={data}
              tab={tab}
              part={part ?? firstSource(data)}
              onPart={(next) => setAddress({ part: next })}
            />
          </>
        ) : (
          <Waiting query={query} loading={texts.loading} failed={texts.failed} lines={8} />
        )}
      </div>
    </>
  )
}
