import { WifiOff } from 'lucide-react'
import { useEffect } from 'react'
import { draftPageMessages as texts } from '#contract/draft/draft-page.texts.ts'
import { useLive } from '../../shared/realtime/live-status.ts'
import styles from './StageStatus.module.css'

/** Retries automatically, because no one can press a button on a big screen. */
const RETRY_MS = 10_000

/** Warns on the stage screen while it's not up to date, and keeps reconnecting. */
export function StageStatus() {
  const { status, tryAgain } = useLive()
  const hasGivenUp = status.kind === 'offline'

  useEffect(() => {
    if (!hasGivenUp) return undefined
    const timer = setInterval(tryAgain, RETRY_MS)
    return () => clearInterval(timer)
  }, [hasGivenUp, tryAgain])

  if (status.kind === 'live' || status.kind === 'closed') return null
  return <StageBehind />
}

export function StageBehind() {
  return (
    <p className={styles.status} role="status">
      <WifiOff aria-hidden="true" />
      {texts.stageBehind}
    </p>
  )
}
