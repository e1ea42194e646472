import { RotateCw } from 'lucide-react'
import { draftPageMessages as texts } from '#contract/draft/draft-page.texts.ts'
import type { PendingOperation } from '#domain/draft/draft-client.ts'
import { discardUnsent } from '../../shared/draft/draft-actions.ts'
import { decideHeld, tryDraftAgain } from '../../shared/draft/draft-session.ts'
import type { DraftPage } from '../../shared/draft/draft-store.ts'
import { useLive } from '../../shared/realtime/live-status.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { Notice } from '../../shared/ui/feedback/Notice.tsx'
import { describeOperation } from './draft-texts.ts'
import styles from './UnsentNotice.module.css'

/** Lists changes that haven't reached the server. Hidden if there are none. */
export function UnsentNotice({ page }: { page: DraftPage }) {
  return (
    <>
      {page.held.length > 0 ? <HeldNotice held={page.held} /> : null}
      <OpenNotice page={page} />
    </>
  )
}

/** Old changes aren't sent without asking: a reset from last week would clear today's draft. */
function HeldNotice({ held }: Pick<DraftPage, 'held'>) {
  return (
    <Notice
      tone="info"
      className={styles.notice}
      action={
        <Button size="sm" onClick={() => decideHeld(true)}>
          {texts.send}
        </Button>
      }
    >
      <p>{texts.heldNotice}</p>
      <Unsent pending={held} onDiscard={() => decideHeld(false)} />
    </Notice>
  )
}

function OpenNotice({ page: { client, isStuck } }: { page: DraftPage }) {
  const { status } = useLive()
  const unsent = client.pending.filter(({ answeredAt }) => answeredAt === null)
  const isAway = status.kind === 'offline' || status.kind === 'reconnecting'
  const isHeldUp = unsent.length > 0 && (isAway || isStuck)

  if (status.kind !== 'offline' && !isHeldUp) return null
  return (
    <Notice
      tone="info"
      className={styles.notice}
      action={
        <Button size="sm" icon={<RotateCw aria-hidden="true" />} onClick={tryDraftAgain}>
          {texts.tryAgain}
        </Button>
      }
    >
      <p>{isAway ? texts.offlineNotice : texts.stuckNotice}</p>
      {unsent.length > 0 ? <Unsent pending={unsent} onDiscard={discardUnsent} /> : null}
    </Notice>
  )
}

interface UnsentProps {
  pending: readonly PendingOperation[]
  onDiscard: () => void
}

const Unsent = ({ pending, onDiscard }: UnsentProps) => (
  <div className={styles.unsent}>
    <p>{texts.unsent(pending.length)}:</p>
    <ul className={styles.list}>
      {pending.map(({ operationId, operation }) => (
        <li key={operationId}>{describeOperation(operation)}</li>
      ))}
    </ul>
    <Button size="sm" variant="ghost" onClick={onDiscard}>
      {texts.discard}
    </Button>
  </div>
)
