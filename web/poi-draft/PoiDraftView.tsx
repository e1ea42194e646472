import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { messages } from '#contract/base/texts.ts'
import { poiDraftMessages as texts } from '#contract/poi-draft/poi-draft.texts.ts'
import { can } from '#domain/account/access.ts'
import { parseAsInteger } from '../shared/address/query-parser.ts'
import { useQueryState } from '../shared/address/query-state.ts'
import { useRoomConnection } from '../shared/draft/draft-session.ts'
import { useRoster } from '../shared/legend/roster.ts'
import { useRole } from '../shared/session/session-store.ts'
import { Button } from '../shared/ui/action/Button.tsx'
import { LogInLink } from '../shared/ui/action/LogInLink.tsx'
import { EmptyState } from '../shared/ui/feedback/EmptyState.tsx'
import { Waiting } from '../shared/ui/feedback/Waiting.tsx'
import { OnDemand } from '../shared/ui/layout/OnDemand.tsx'
import { PageHead } from '../shared/ui/layout/PageHead.tsx'
import { BoardScreen } from './BoardScreen.tsx'
import { poiDraftsQuery } from './poi-draft.queries.ts'

export function PoiDraftView() {
  const role = useRole()
  if (can(role, 'draft.use')) return <PoiDrafts />
  return (
    <>
      <PageHead title={messages.views.poi_draft} />
      <EmptyState title={texts.logIn} action={<LogInLink variant="primary" />} />
    </>
  )
}

/** The draft of the address, else the one that was changed last. */
function PoiDrafts() {
  // Keeps the live connection open.
  useRoomConnection()
  useRoster()
  const query = useQuery(poiDraftsQuery)
  const [asked, setDraft] = useQueryState('draft', parseAsInteger)
  const [isCreating, setIsCreating] = useState(false)
  const [isChoosing, setIsChoosing] = useState(false)
  const stopChoosing = useCallback(() => setIsChoosing(false), [])
  const stopCreating = useCallback(() => setIsCreating(false), [])
  const id = asked ?? query.data?.drafts[0]?.id ?? null
  // A copied address names the draft.
  useEffect(() => {
    if (asked === null && id !== null) setDraft(id, { history: 'replace' })
  }, [asked, id, setDraft])
  const open = (next: number | null) => {
    setIsCreating(false)
    setIsChoosing(false)
    setDraft(next, { history: 'push' })
  }

  return (
    <>
      {id !== null ? (
        <BoardScreen
          key={id}
          id={id}
          drafts={query.data?.drafts ?? []}
          onOpen={open}
          onNew={() => setIsCreating(true)}
        />
      ) : (
        <>
          <PageHead title={messages.views.poi_draft} />
          {query.data ? (
            <EmptyState
              title={texts.none}
              text={texts.noneText}
              action={
                <>
                  <Button
                    variant="primary"
                    icon={<Plus aria-hidden="true" />}
                    onClick={() => setIsCreating(true)}
                  >
                    {texts.new}
                  </Button>
                  <Button onClick={() => setIsChoosing(true)}>{texts.leagueDrafts.open}</Button>
                </>
              }
            />
          ) : (
            <Waiting query={query} loading={texts.loading} failed={texts.listFailed} lines={12} />
          )}
        </>
      )}
      <OnDemand when={isChoosing} load={loadLeague} onFail={stopChoosing}>
        {(LeagueDraftDialog) =>
          isChoosing ? <LeagueDraftDialog onOpen={open} onClose={stopChoosing} /> : null
        }
      </OnDemand>
      <OnDemand when={isCreating} load={loadSetup} onFail={stopCreating}>
        {(SetupDialog) =>
          isCreating ? <SetupDialog board={null} onSaved={open} onClose={stopCreating} /> : null
        }
      </OnDemand>
    </>
  )
}

const loadLeague = () =>
  import('./setup/LeagueDraftDialog.tsx').then((chunk) => chunk.LeagueDraftDialog)
const loadSetup = () => import('./setup/SetupDialog.tsx').then((chunk) => chunk.SetupDialog)
