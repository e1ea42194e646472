import { Unlink } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { messages } from '#contract/base/texts.ts'
import { shareLinkMessages as texts } from '#contract/share/share-link.texts.ts'
import { draftRoomMessages } from '#contract/draft/draft-room.texts.ts'
import { followHash } from '../../shared/address/follow-hash.ts'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { Badge } from '../../shared/ui/layout/Badge.tsx'
import { PageHead } from '../../shared/ui/layout/PageHead.tsx'
import type { StageView } from './stage-connection.ts'
import { watchStage } from './stage-connection.ts'
import { StageScreen } from './StageScreen.tsx'
import { StageBehind } from './StageStatus.tsx'

/** The token is in the part of the address that browsers don't send, so no log has it. */
export function StageLinkPage() {
  const token = useSyncExternalStore(followHash, () => location.hash.slice(1))
  const isView = new URLSearchParams(location.search).get('kind') === 'view'
  return <WatchedStage key={token} token={token} kind={isView ? 'draft_view' : 'draft_stage'} />
}

interface WatchedStageProps {
  token: string
  kind: 'draft_stage' | 'draft_view'
}

function WatchedStage({ token, kind }: WatchedStageProps) {
  const [view, setView] = useState<StageView>({ kind: 'connecting' })
  useEffect(() => watchStage(token, kind, setView), [token, kind])

  if (view.kind === 'ended') {
    return (
      <>
        <PageHead title={kind === 'draft_view' ? draftRoomMessages.viewTitle : texts.stageTitle} />
        <EmptyState icon={<Unlink aria-hidden="true" />} title={texts.ended[view.reason]} />
      </>
    )
  }
  if (view.kind === 'connecting') {
    return (
      <>
        <h1 className="visually-hidden">{messages.views.calculator}</h1>
        <Skeleton label={texts.connecting} shape="tiles" lines={12} />
      </>
    )
  }
  return (
    <>
      <StageScreen
        draft={view.draft}
        room={view.draft.room}
        onLeave={null}
        chip={kind === 'draft_view' ? <Badge>{draftRoomMessages.viewOnly}</Badge> : null}
      />
      {view.isLive ? null : <StageBehind />}
    </>
  )
}
