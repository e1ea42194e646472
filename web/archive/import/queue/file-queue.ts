import { type ImportPreview, MATCH_FILE_BYTES } from '#contract/archive/import.ts'
import { importMessages as texts } from '#contract/archive/import.texts.ts'
import { ApiError } from '../../../shared/api/api.ts'
import type { Session } from '../../../shared/session/session-store.ts'
import type { Store } from '../../../shared/storage/store.ts'
import { fileNameOf, isImportable, type ImportQueue, type QueuedFile } from './queue-state.ts'

const MAX_PREVIEWS = 2

export interface FileQueueDeps {
  readonly store: Store<ImportQueue>
  readonly server: {
    readonly preview: (name: string, file: File) => Promise<ImportPreview>
    readonly run: (
      name: string,
      file: File,
    ) => Promise<{
      readonly message: string
      readonly games: number
      readonly knownGames: number
      readonly series: number | null
    }>
  }
  /** The browser asks before the page is closed, until the returned function is called. */
  readonly warnBeforeLeaving: () => () => void
  /** The user whose files these are. */
  readonly owner: number | undefined
}

type FileChange = Partial<Pick<QueuedFile, 'day' | 'preview' | 'state'>>

/** The files an administrator chose: previews them, two in parallel, and imports them one by one. */
export class FileQueue {
  readonly #deps: FileQueueDeps
  #lastId = 0
  #previews = 0
  #owner: number | undefined

  constructor(deps: FileQueueDeps) {
    this.#deps = deps
    this.#owner = deps.owner
  }

  add(files: Iterable<File>) {
    const added = Array.from(files, (file): QueuedFile => {
      this.#lastId += 1
      return { id: this.#lastId, file, day: '', preview: null, state: { kind: 'waiting' } }
    })
    this.#change({ files: [...this.#state.files, ...added] })
    this.#previewWaiting()
  }

  /** Previews the file again, with the day. */
  setDay(id: number, day: string) {
    this.#changeFile(id, { day, state: { kind: 'waiting' } })
    this.#previewWaiting()
  }

  remove(id: number) {
    this.#filter((file) => file.id !== id || file.state.kind === 'importing')
  }

  /** Removes all files except those of a running import. */
  clear() {
    this.#filter(({ state }) => state.kind === 'importing' || state.kind === 'queued')
  }

  /** Imports the files that are ready or failed before. `onEnd` is called once, when the import ends. */
  start(onEnd: () => void) {
    this.#enqueue(isImportable, onEnd)
  }

  retry(id: number, onEnd: () => void) {
    const file = this.#find(id)
    if (file?.state.kind === 'failed') this.#enqueue((candidate) => candidate.id === id, onEnd)
    if (file?.state.kind === 'refused') {
      this.#changeFile(id, { state: { kind: 'waiting' } })
      this.#previewWaiting()
    }
  }

  /** The file that is being imported is finished first: the server takes it whole or not at all. */
  stop() {
    const { run } = this.#state
    if (run) this.#change({ run: { ...run, isStopping: true } })
  }

  /** Another user never sees the files. After an expired session the same user finds them again. */
  followSession({ user, hasLoggedOut }: Pick<Session, 'user' | 'hasLoggedOut'>) {
    const isAnother = user !== null && user.id !== this.#owner
    if (user) this.#owner = user.id
    if (!isAnother && !hasLoggedOut) return
    this.stop()
    this.#filter(() => false)
  }

  get #state() {
    return this.#deps.store.get()
  }

  #find(id: number) {
    return this.#state.files.find((file) => file.id === id)
  }

  #change(changes: Partial<ImportQueue>) {
    this.#deps.store.set({ ...this.#state, ...changes })
  }

  #changeFile(id: number, change: FileChange) {
    this.#change({
      files: this.#state.files.map((file) => (file.id === id ? { ...file, ...change } : file)),
    })
  }

  #filter(isKept: (file: QueuedFile) => boolean) {
    this.#change({ files: this.#state.files.filter(isKept) })
  }

  #previewWaiting() {
    while (this.#previews < MAX_PREVIEWS) {
      const next = this.#state.files.find(({ state }) => state.kind === 'waiting')
      if (!next) return
      this.#previews += 1
      this.#changeFile(next.id, { state: { kind: 'reading' } })
      void this.#preview(next).finally(() => {
        this.#previews -= 1
        this.#previewWaiting()
      })
    }
  }

  async #preview(queued: QueuedFile) {
    const { id, file, day } = queued
    // If another day was chosen meanwhile, the next preview has the answer.
    const change = (changes: FileChange) => {
      if (this.#find(id)?.day === day) this.#changeFile(id, changes)
    }
    try {
      await checkReadable(file)
      const preview = await this.#deps.server.preview(fileNameOf(queued), file)
      change({ preview, state: { kind: 'ready' } })
    } catch (error) {
      const isFinal = error instanceof ApiError && [400, 413].includes(error.status)
      change({ state: { kind: 'refused', message: errorText(error), isFinal } })
    }
  }

  #enqueue(isWanted: (file: QueuedFile) => boolean, onEnd: () => void) {
    const { files, run } = this.#state
    const count = files.filter(isWanted).length
    if (count === 0) return
    this.#change({
      files: files.map((file) =>
        isWanted(file) ? { ...file, state: { kind: 'queued' as const } } : file,
      ),
      run: { total: (run?.total ?? 0) + count, done: run?.done ?? 0, isStopping: false },
    })
    if (!run) void this.#importQueued(onEnd)
  }

  async #importQueued(onEnd: () => void) {
    const stopWarning = this.#deps.warnBeforeLeaving()
    for (let next = this.#nextQueued(); next; next = this.#nextQueued()) {
      await this.#import(next)
      const { run } = this.#state
      if (run) this.#change({ run: { ...run, done: run.done + 1 } })
    }
    stopWarning()
    const files = this.#state.files.map((file) =>
      file.state.kind === 'queued' ? { ...file, state: { kind: 'ready' as const } } : file,
    )
    this.#change({ files, run: null })
    onEnd()
  }

  #nextQueued() {
    const { files, run } = this.#state
    return run?.isStopping === false
      ? files.find(({ state }) => state.kind === 'queued')
      : undefined
  }

  async #import(queued: QueuedFile) {
    const { id, file } = queued
    this.#changeFile(id, { state: { kind: 'importing' } })
    try {
      await checkReadable(file)
      const { message, games, knownGames, series } = await this.#deps.server.run(
        fileNameOf(queued),
        file,
      )
      this.#changeFile(id, {
        state: { kind: 'imported', message, games: games - knownGames, series },
      })
    } catch (error) {
      this.#changeFile(id, { state: { kind: 'failed', message: errorText(error) } })
      // Without a session every other file would fail too.
      if (error instanceof ApiError && error.status === 401) this.stop()
    }
  }
}

/** Without this check, a body that is too large or a deleted file would look like a lost connection. */
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

const errorText = (error: unknown) => (error instanceof Error ? error.message : String(error))
