import { parseAsInteger } from '../shared/address/query-parser.ts'
import { useQueryState } from '../shared/address/query-state.ts'
import { useEffect, useState } from 'react'
import { messages } from '#contract/base/texts.ts'
import { can } from '#domain/account/access.ts'
import { useRole } from '../shared/session/session-store.ts'
import { Skeleton } from '../shared/ui/feedback/Skeleton.tsx'
import { OnDemand } from '../shared/ui/layout/OnDemand.tsx'
import { PageHead } from '../shared/ui/layout/PageHead.tsx'
import { livePageMessages as texts } from '#contract/live-match/live-page.texts.ts'
import { LiveActions } from './LiveActions.tsx'
import { LiveMatchView } from './LiveMatchView.tsx'
import { FeedPill } from './FeedPill.tsx'
import { NoMatch } from './NoMatch.tsx'
import { NOT_WATCHED, watchMatches } from './watch/watch-connection.ts'
import { chooseView, hasLobby } from './watch/shown-view.ts'

/** A match while it is played. Without one, how to connect a game. */
export function LivePage() {
  const [watched, setWatched] = useState(NOT_WATCHED)
  const [asked, setAsked] = useQueryState('feed', parseAsInteger)
  useEffect(() => watchMatches(setWatched), [])
  const role = useRole()
  const canSetUp = can(role, 'settings.manage')
  const canDraft = can(role, 'draft.use')

  const view = chooseView(watched.views ?? [], asked)
  const shown = view && hasLobby(view) ? view : null

  return (
    <>
      <OnDemand when={canDraft} load={loadMatch} onFail={ignore}>
        {(LiveMatchHead) => (canDraft ? <LiveMatchHead /> : null)}
      </OnDemand>
      <PageHead
        title={messages.views.live}
        context={
          <FeedPill
            watched={watched}
            view={view}
            onChoose={(feed) => setAsked(feed, { history: 'push' })}
          />
        }
        actions={<LiveActions view={shown} canSetUp={canSetUp} />}
      />
      {watched.views === null ? (
        <Skeleton label={texts.connecting} shape="tiles" lines={12} />
      ) : shown ? (
        <LiveMatchView view={shown} offsetMs={watched.offsetMs} />
      ) : (
        <NoMatch canSetUp={canSetUp} />
      )}
    </>
  )
}

/** The page works without it. */
const ignore = () => {}
const loadMatch = () => import('./LiveMatchHead.tsx').then((chunk) => chunk.LiveMatchHead)
