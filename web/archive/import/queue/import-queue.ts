import { previewImport, runImport } from '#contract/archive/import.ts'
import { upload } from '../../../shared/api/api.ts'
import { warnBeforeLeaving } from '../../../shared/storage/leave-warning.ts'
import { getSession, subscribeSession } from '../../../shared/session/session-store.ts'
import { createStore, useStore } from '../../../shared/storage/store.ts'
import { FileQueue } from './file-queue.ts'
import type { ImportQueue } from './queue-state.ts'

/** Outside React: an import continues while the administrator looks at another page. */
const store = createStore<ImportQueue>({ files: [], run: null })

const queue = new FileQueue({
  store,
  server: {
    preview: (name, file) => upload(previewImport, { name }, file),
    run: (name, file) => upload(runImport, { name }, file),
  },
  warnBeforeLeaving,
  owner: getSession().user?.id,
})

subscribeSession(() => queue.followSession(getSession()))

export function useImportQueue(): ImportQueue {
  return useStore(store)
}

export const addFiles = (files: Iterable<File>) => queue.add(files)

export const setDay = (id: number, day: string) => queue.setDay(id, day)

export const removeFile = (id: number) => queue.remove(id)

export const clearFiles = () => queue.clear()

export const startImport = (onEnd: () => void) => queue.start(onEnd)

export const retryFile = (id: number, onEnd: () => void) => queue.retry(id, onEnd)

export const stopImport = () => queue.stop()
