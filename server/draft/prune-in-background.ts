import type { draftLogRepository } from './draft-log.repository.ts'

/** How many rows this server writes before it prunes again. */
const PRUNE_EVERY = 1000

/**
 * Prunes the log after so many rows, not only once an hour: one user can write thousands of rows a minute. Returns the
 * function that counts them. No operation waits for it.
 */
export function pruneInBackground(
  log: ReturnType<typeof draftLogRepository>,
  onError: (error: unknown) => void,
  every = PRUNE_EVERY,
) {
  let written = 0
  let isRunning = false
  return (rows: number) => {
    written += rows
    if (written < every || isRunning) return
    written = 0
    isRunning = true
    void log
      .prune()
      .catch(onError)
      .finally(() => {
        isRunning = false
      })
  }
}
