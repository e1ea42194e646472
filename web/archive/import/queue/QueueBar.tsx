import { useQueryClient } from '@tanstack/react-query'
import { importMessages as texts } from '#contract/archive/import.texts.ts'
import { refreshArchive } from '../../../shared/queries/archive.queries.ts'
import { keepFocus } from '../../../shared/keyboard/keep-focus.ts'
import { Button } from '../../../shared/ui/action/Button.tsx'
import { ProgressBar } from '../../../shared/ui/feedback/ProgressBar.tsx'
import { clearFiles, startImport, stopImport } from './import-queue.ts'
import styles from './QueueBar.module.css'
import { summarize, type ImportQueue } from './queue-state.ts'

/** The state of all chosen files, and the actions for them. */
export function QueueBar({ queue: { files, run } }: { queue: ImportQueue }) {
  const queryClient = useQueryClient()
  const sum = summarize(files)
  const facts = [
    sum.imported > 0 && texts.importedCount(sum.imported, sum.importedGames),
    sum.failed > 0 && texts.failedCount(sum.failed),
    sum.ready > sum.failed && texts.readyCount(sum.ready, sum.readyGames),
    sum.known > 0 && texts.knownCount(sum.known),
    sum.empty > 0 && texts.emptyCount(sum.empty),
    sum.refused > 0 && texts.refusedCount(sum.refused),
    sum.unread > 0 && texts.readingCount(sum.unread),
  ].filter((fact) => fact !== false)

  const start = () =>
    startImport(() => {
      void refreshArchive(queryClient)
      requestAnimationFrame(keepFocus)
    })

  return (
    <div className={styles.bar} hidden={files.length === 0}>
      <p className={styles.facts} role="status">
        {run ? texts.safeToLeave : facts.join(' · ')}
      </p>
      {run ? (
        <div className={styles.progress}>
          <ProgressBar
            label={texts.progressLabel}
            value={run.done}
            max={run.total}
            text={texts.progress(run.done, run.total)}
          />
        </div>
      ) : null}
      <div className={styles.actions}>
        {run ? (
          <Button key="stop" busy={run.isStopping} onClick={stopImport}>
            {run.isStopping ? texts.stopping : texts.stop}
          </Button>
        ) : (
          <>
            {sum.ready > 0 ? (
              <Button key="import" variant="primary" onClick={start}>
                {texts.importFiles(sum.ready)}
              </Button>
            ) : null}
            <Button
              variant="ghost"
              onClick={() => {
                clearFiles()
                requestAnimationFrame(keepFocus)
              }}
            >
              {texts.clear}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
