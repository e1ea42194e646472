import { messages } from '#contract/base/texts.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import type { FallbackProps } from './ErrorBoundary.tsx'
import styles from './ErrorPage.module.css'
import { useTitle } from '../../shared/page/use-title.ts'
import { useChunkRetry } from './use-chunk-retry.ts'

/** Uses nothing of the surrounding page, which may be what failed. */
export function ErrorPage(failure: FallbackProps) {
  const isChunk = useChunkRetry(failure)

  useTitle(messages.app.crashTitle)

  return (
    <main className={styles.page} role="alert">
      <h1>{messages.app.crashTitle}</h1>
      <p className={styles.text}>{isChunk ? messages.app.chunkFailed : messages.app.crashText}</p>
      {isChunk ? null : <p className={styles.detail}>{String(failure.error)}</p>}
      <div className={styles.actions}>
        {isChunk ? (
          <Button variant="primary" onClick={() => location.reload()}>
            {messages.app.reload}
          </Button>
        ) : (
          <Button variant="primary" onClick={failure.onRetry}>
            {messages.kit.retry}
          </Button>
        )}
      </div>
    </main>
  )
}
