import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { importMessages as texts } from '#contract/messages/import.ts'
import { refreshArchive } from '../shared/queries/archive.queries.ts'
import { keepFocus } from '../shared/keyboard/keep-focus.ts'
import { Button } from '../shared/ui/action/Button.tsx'
import { removeFile, retryFile } from './import-queue.ts'
import { ImportFileCard } from './ImportFileCard.tsx'
import styles from './QueueList.module.css'
import { firstFiles, type ImportQueue } from './queue-state.ts'

const FIRST = 20
const MORE = 100
/** Up to this many files, the previews start open. */
const FEW = 2

export function QueueList({ queue: { files } }: { queue: ImportQueue }) {
  const queryClient = useQueryClient()
  const [limit, setLimit] = useState(FIRST)
  const shown = firstFiles(files, limit)
  const hidden = files.length - shown.length

  return (
    <>
      <ul className={styles.list} aria-label={texts.queue}>
        {shown.map((file) => (
          <li key={file.id}>
            <ImportFileCard
              file={file}
              startsOpen={files.length <= FEW}
              onRetry={() => {
                retryFile(file.id, () => void refreshArchive(queryClient))
                requestAnimationFrame(keepFocus)
              }}
              onRemove={() => {
                removeFile(file.id)
                requestAnimationFrame(keepFocus)
              }}
            />
          </li>
        ))}
      </ul>
      {hidden > 0 ? (
        <div className={styles.more}>
          <Button onClick={() => setLimit(limit + MORE)}>
            {texts.showMore(Math.min(hidden, MORE))}
          </Button>
          <span>{texts.progress(shown.length, files.length)}</span>
        </div>
      ) : null}
    </>
  )
}
