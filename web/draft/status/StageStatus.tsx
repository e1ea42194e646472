import { WifiOff } from 'lucide-react'
import { useEffect } from 'react'
import { draftPageMessages as texts } from '#contract/messages/draft-page.ts'
import { useLive } from '../../shared/live/live-status.ts'
import styles from './StageStatus.module.css'

/** Nobody stands at a wall to press a button. */
const RETRY_MS = 10_000

/** A stage that is behind says so, and keeps trying by itself. */
export function StageStatus() {
  const { status, tryAgain } = useLive()
  const hasGivenUp = status.kind === 'offline'

  useEffect(() => {
    if (!hasGivenUp) return undefined
    const timer = setInterval(tryAgain, RETRY_MS)
    return () => clearInterval(timer)
  }, [hasGivenUp, tryAgain])

  if (status.kind === 'live' || status.kind === 'closed') return null
  return (
    <p className={styles.status} role="status">
      <WifiOff aria-hidden="true" />
      {texts.stageBehind}
    </p>
  )
}
