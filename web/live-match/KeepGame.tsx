import { useQuery } from '@tanstack/react-query'
import { Archive, ArchiveX, FlaskConical } from 'lucide-react'
import { useState } from 'react'
import { endLiveGame, keepLiveGame } from '#contract/live-match/live-game.ts'
import { livePageMessages as texts } from '#contract/live-match/live-page.texts.ts'
import { can } from '#domain/account/access.ts'
import type { LivePhase, LiveView } from '#domain/live-match/view/live-view.ts'
import { call } from '../shared/api/api.ts'
import { useRole } from '../shared/session/session-store.ts'
import { Button } from '../shared/ui/action/Button.tsx'
import { ConfirmDialog } from '../shared/ui/overlay/ConfirmDialog.tsx'
import styles from './KeepGame.module.css'
import { liveGameQuery } from './live-game.queries.ts'

/** Whether this game goes into the archive. */
export function KeepGame({ view }: { view: LiveView }) {
  const { feed, startedAt, isSimulated, isLate } = view
  if (isSimulated || isLate || startedAt === null) {
    const Icon = isSimulated ? FlaskConical : isLate ? ArchiveX : Archive
    return (
      <p className={styles.foot}>
        <Icon aria-hidden="true" />
        <span>{isSimulated ? texts.notArchived : isLate ? texts.late : texts.archived}</span>
      </p>
    )
  }
  return <Decision feed={feed} startedAt={startedAt} phase={view.phase} />
}

interface DecisionProps {
  feed: number
  startedAt: number
  phase: LivePhase
}

function Decision({ feed, startedAt, phase }: DecisionProps) {
  const query = liveGameQuery(feed, startedAt)
  const { data } = useQuery(query)
  const canDecide = can(useRole(), 'imports.manage')
  const [isAsking, setIsAsking] = useState(false)
  const [isEnding, setIsEnding] = useState(false)
  const { isKept = true, isArchived = false } = data ?? {}

  return (
    <div className={styles.foot}>
      {isKept ? <Archive aria-hidden="true" /> : <ArchiveX aria-hidden="true" />}
      <span role="status">{sentenceOf({ isKept, isArchived, phase })}</span>
      {canDecide && data && isKept && !isArchived && phase !== 'lobby' && phase !== 'over' ? (
        <Button size="sm" onClick={() => setIsEnding(true)}>
          {texts.endAndSave}
        </Button>
      ) : null}
      {isEnding ? (
        <ConfirmDialog
          title={texts.endAndSave}
          question={texts.endQuestion}
          confirmLabel={texts.endAndSave}
          failed={texts.endFailed}
          send={() => call(endLiveGame, { feed, startedAt })}
          onClose={() => setIsEnding(false)}
        />
      ) : null}
      {canDecide && data ? (
        <Button size="sm" onClick={() => setIsAsking(true)}>
          {isKept ? texts.doNotKeep : texts.keepAfterAll}
        </Button>
      ) : null}
      {isAsking ? (
        <ConfirmDialog
          title={isKept ? texts.doNotKeep : texts.keepAfterAll}
          question={
            isKept ? (isArchived ? texts.removeQuestion : texts.skipQuestion) : texts.keepQuestion
          }
          confirmLabel={isKept ? texts.doNotKeep : texts.keepAfterAll}
          failed={texts.decideFailed}
          send={() => call(keepLiveGame, { feed, startedAt, isKept: !isKept })}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </div>
  )
}

function sentenceOf({
  isKept,
  isArchived,
  phase,
}: {
  isKept: boolean
  isArchived: boolean
  phase: LivePhase
}): string {
  if (!isKept) return texts.notKept
  if (isArchived) return texts.inArchive
  if (phase === 'stopped') return texts.stoppedText
  return phase === 'over' ? texts.archivedSoon : texts.archived
}
