import { MATCH_FILE_BYTES, previewImport, runImport } from '#contract/import.ts'
import { importMessages as texts } from '#contract/messages/import.ts'
import { ApiError, upload } from '../shared/api/api.ts'
import { warnBeforeLeaving } from '../shared/storage/leave-warning.ts'
import { getSession, subscribeSession } from '../shared/session/session-store.ts'
import { createStore, useStore } from '../shared/storage/store.ts'
import { isImportable, fileNameOf, type ImportQueue, type QueuedFile } from './queue-state.ts'

const PREVIEWS_AT_ONCE = 2
const EMPTY: ImportQueue = { files: [], run: null }

/** Outside React: an import goes on while its administrator looks at another page. */
const store = createStore(EMPTY)
let lastId = 0
let previewsUnderWay = 0
let owner = getSession().user?.id

export function useImportQueue(): ImportQueue {
  return useStore(store)
}

export function addFiles(files: Iterable<File>) {
  const added = Array.from(files, (file): QueuedFile => {
    lastId += 1
    return { id: lastId, file, day: '', preview: null, state: { kind: 'waiting' } }
  })
  store.set({ ...store.get(), files: [...store.get().files, ...added] })
  readWaiting()
}

/** What is in the file is told anew, with the day. */
export function setDay(id: number, day: string) {
  update(id, { day, state: { kind: 'waiting' } })
  readWaiting()
}

export function removeFile(id: number) {
  keepFiles((file) => file.id !== id || file.state.kind === 'importing')
}

/** All but those that a run has still to do. */
export function clearFiles() {
  keepFiles(({ state }) => state.kind === 'importing' || state.kind === 'queued')
}

/** Imports whatever is ready, and what failed before; `onEnd` is called once, when nothing is left to do. */
export function startImport(onEnd: () => void) {
  enqueue(isImportable, onEnd)
}

export function retryFile(id: number, onEnd: () => void) {
  const file = store.get().files.find((candidate) => candidate.id === id)
  if (file?.state.kind === 'failed') enqueue((candidate) => candidate.id === id, onEnd)
  if (file?.state.kind === 'refused') {
    update(id, { state: { kind: 'waiting' } })
    readWaiting()
  }
}

/** The file that is on its way is finished first: it comes in whole or not at all. */
export function stopImport() {
  const { run } = store.get()
  if (run) store.set({ ...store.get(), run: { ...run, isStopping: true } })
}

function keepFiles(keeps: (file: QueuedFile) => boolean) {
  store.set({ ...store.get(), files: store.get().files.filter(keeps) })
}

function update(id: number, change: Partial<Pick<QueuedFile, 'day' | 'preview' | 'state'>>) {
  const files = store.get().files.map((file) => (file.id === id ? { ...file, ...change } : file))
  store.set({ ...store.get(), files })
}

function readWaiting() {
  while (previewsUnderWay < PREVIEWS_AT_ONCE) {
    const next = store.get().files.find(({ state }) => state.kind === 'waiting')
    if (!next) return
    previewsUnderWay += 1
    update(next.id, { state: { kind: 'reading' } })
    void preview(next).finally(() => {
      previewsUnderWay -= 1
      readWaiting()
    })
  }
}

async function preview(queued: QueuedFile) {
  const { id, file, day } = queued
  const told = (change: Parameters<typeof update>[1]) => {
    // Another day was chosen meanwhile, and what is in the file is on its way again.
    if (store.get().files.find((candidate) => candidate.id === id)?.day === day) update(id, change)
  }
  try {
    await checkReadable(file)
    const found = await upload(previewImport, { name: fileNameOf(queued) }, file)
    told({ preview: found, state: { kind: 'ready' } })
  } catch (error) {
    const isFinal = error instanceof ApiError && [400, 413].includes(error.status)
    told({ state: { kind: 'refused', message: sentenceOf(error), isFinal } })
  }
}

function enqueue(isWanted: (file: QueuedFile) => boolean, onEnd: () => void) {
  const { files, run } = store.get()
  const count = files.filter(isWanted).length
  if (count === 0) return
  store.set({
    files: files.map((file) =>
      isWanted(file) ? { ...file, state: { kind: 'queued' as const } } : file,
    ),
    run: { total: (run?.total ?? 0) + count, done: run?.done ?? 0, isStopping: false },
  })
  if (!run) void importQueued(onEnd)
}

async function importQueued(onEnd: () => void) {
  const stopWarning = warnBeforeLeaving()
  for (let next = nextQueued(); next; next = nextQueued()) {
    await importOne(next)
    const { run } = store.get()
    if (run) store.set({ ...store.get(), run: { ...run, done: run.done + 1 } })
  }
  stopWarning()
  const files = store
    .get()
    .files.map((file) =>
      file.state.kind === 'queued' ? { ...file, state: { kind: 'ready' as const } } : file,
    )
  store.set({ files, run: null })
  onEnd()
}

function nextQueued() {
  const { files, run } = store.get()
  return run?.isStopping === false ? files.find(({ state }) => state.kind === 'queued') : undefined
}

async function importOne(queued: QueuedFile) {
  const { id, file } = queued
  update(id, { state: { kind: 'importing' } })
  try {
    await checkReadable(file)
    const { message, isNew, games } = await upload(runImport, { name: fileNameOf(queued) }, file)
    update(id, { state: { kind: 'imported', message, games: isNew ? games : 0 } })
  } catch (error) {
    update(id, { state: { kind: 'failed', message: sentenceOf(error) } })
    // Without a session all the others would fail as well.
    if (error instanceof ApiError && error.status === 401) stopImport()
  }
}

/** A server that refuses so large a body, or a file that is gone, would look like a broken connection. */
async function checkReadable(file: File) {
  if (file.size > MATCH_FILE_BYTES) {
    throw new ApiError(413, 'too_large', texts.fileTooLarge(MATCH_FILE_BYTES / 1024 / 1024))
  }
  try {
    await file.slice(0, 1).arrayBuffer()
  } catch {
    throw new ApiError(400, 'file_gone', texts.fileGone)
  }
}

const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** What one administrator has chosen is never shown to the next; an expired session loses nothing. */
subscribeSession(() => {
  const { user, hasLoggedOut } = getSession()
  const isAnother = user !== null && user.id !== owner
  if (user) owner = user.id
  if (!isAnother && !hasLoggedOut) return
  stopImport()
  keepFiles(() => false)
})
