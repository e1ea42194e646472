import { RefreshCw } from 'lucide-react'
import { messages } from '#contract/messages.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { ErrorState } from '../../shared/ui/feedback/ErrorState.tsx'
import type { FallbackProps } from './ErrorBoundary.tsx'
import { ChunkError } from './lazy-chunk.ts'
import styles from './PartFailed.module.css'

/**
 * Replaces one view; the rest of the page keeps working. A failed chunk can only be loaded by
 * reloading the page.
 */
export function PartFailed({ error, onRetry }: FallbackProps) {
  if (!(error instanceof ChunkError)) {
    return <ErrorState message={messages.app.viewCrashed} onRetry={onRetry} />
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
