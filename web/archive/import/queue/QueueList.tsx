import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { importMessages as texts } from '#contract/archive/import.texts.ts'
import { refreshArchive } from '../../../shared/queries/archive.queries.ts'
import { keepFocus } from '../../../shared/keyboard/keep-focus.ts'
import { Button } from '../../../shared/ui/action/Button.tsx'
import { useMediaQuery } from '../../../shared/ui/layout/use-media-query.ts'
import { removeFile, retryFile } from './import-queue.ts'
import { ImportFileCard } from './ImportFileCard.tsx'
import styles from './QueueList.module.css'
import { QueueRowCard } from './QueueRowCard.tsx'
import { firstFiles, type ImportQueue, type QueuedFile } from './queue-state.ts'
import { QueueTable } from './QueueTable.tsx'

const STEP = 100
/** Up to this many files are shown as cards, more as rows. */
const CARDS = 3
/** Up to this many files, the previews start open. */
const FEW = 2

export function QueueList({ queue: { files } }: { queue: ImportQueue }) {
  const queryClient = useQueryClient()
  const isNarrow = useMediaQuery('(max-width: 768px)')
  const [limit, setLimit] = useState(STEP)
  const shown = firstFiles(files, limit)
  const hidden = files.length - shown.length
  const onRetry = useCallback(
    ({ id }: QueuedFile) => {
      retryFile(id, () => void refreshArchive(queryClient))
      requestAnimationFrame(keepFocus)
    },
    [queryClient],
  )
  // Kept here: a window that gets narrower replaces the rows.
  const [openIds, setOpenIds] = useState<ReadonlySet<number>>(new Set())
  const onToggle = useCallback(
    ({ id }: QueuedFile) =>
      setOpenIds((ids) =>
        ids.has(id) ? new Set([...ids].filter((it) => it !== id)) : new Set([...ids, id]),
      ),
    [],
  )
  const actions = { onRetry, onRemove: remove }

  if (files.length > CARDS && !isNarrow) {
    return (
      <>
        <QueueTable files={shown} openIds={openIds} onToggle={onToggle} {...actions} />
        <More hidden={hidden} total={files.length} onMore={() => setLimit(limit + STEP)} />
      </>
    )
  }
  return (
    <>
      <ul className={styles.list} aria-label={texts.queue}>
        {shown.map((file) => (
          <li key={file.id}>
            {files.length > CARDS ? (
              <QueueRowCard
                file={file}
                isOpen={openIds.has(file.id)}
                onToggle={onToggle}
                {...actions}
              />
            ) : (
              <ImportFileCard file={file} startsOpen={files.length <= FEW} {...actions} />
            )}
          </li>
        ))}
      </ul>
      <More hidden={hidden} total={files.length} onMore={() => setLimit(limit + STEP)} />
    </>
  )
}

function remove({ id }: QueuedFile) {
  removeFile(id)
  requestAnimationFrame(keepFocus)
}

interface MoreProps {
  hidden: number
  total: number
  onMore: () => void
}

function More({ hidden, total, onMore }: MoreProps) {
  if (hidden === 0) return null
  return (
    <div className={styles.more}>
      <Button onClick={onMore}>{texts.showMore(Math.min(hidden, STEP))}</Button>
      <span>{texts.progress(total - hidden, total)}</span>
    </div>
  )
}
