import { RefreshCw } from 'lucide-react'
import { messages } from '#contract/base/texts.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { ErrorState } from '../../shared/ui/feedback/ErrorState.tsx'
import type { FallbackProps } from './ErrorBoundary.tsx'
import styles from './PartFailed.module.css'
import { useChunkRetry } from './use-chunk-retry.ts'

/**
 * Replaces one view; the rest of the page keeps working. A chunk that a newer release has replaced
 * can only be loaded by reloading the page.
 */
export function PartFailed(failure: FallbackProps) {
  if (!useChunkRetry(failure)) {
    return <ErrorState message={messages.app.viewCrashed} onRetry={failure.onRetry} />
  }
  return (
    <div className={styles.part} role="alert">
      <p>{messages.app.chunkFailed}</p>
      <Button icon={<RefreshCw aria-hidden="true" />} onClick={() => location.reload()}>
        {messages.app.reload}
      </Button>
    </div>
  )
}
