import { FILE_NAME_LENGTH } from '#contract/base/field.ts'
import type { ImportPreview } from '#contract/archive/import.ts'

export type FileState =
  | { readonly kind: 'waiting' | 'reading' | 'ready' | 'queued' | 'importing' }
  /** Can't be previewed. If the server didn't get to read it, the user can try again. */
  | { readonly kind: 'refused'; readonly message: string; readonly isFinal: boolean }
  | {
      readonly kind: 'imported'
      readonly message: string
      /** New ones. */
      readonly games: number
      readonly series: number | null
    }
  | { readonly kind: 'failed'; readonly message: string }

export interface QueuedFile {
  readonly id: number
  readonly file: File
  /** The day its games were played, if the user chose one; otherwise empty. */
  readonly day: string
  readonly preview: ImportPreview | null
  readonly state: FileState
}

/** An import that is running, file by file. */
interface Run {
  readonly total: number
  readonly done: number
  readonly isStopping: boolean
}

export interface ImportQueue {
  readonly files: readonly QueuedFile[]
  readonly run: Run | null
}

export const isKnown = ({ state, preview }: QueuedFile) =>
  state.kind === 'ready' && preview?.isKnown === true

/** The file's name, with the chosen day in front. The server reads the day from there. */
export const fileNameOf = ({ file, day }: QueuedFile) =>
  day === '' ? file.name : `${day} ${file.name.slice(day.length + 1 - FILE_NAME_LENGTH)}`

/** A score sheet without a date. It still counts as one after a day is chosen, so the day can be changed. */
export const needsDay = ({ state, preview, day }: QueuedFile) =>
  ['ready', 'waiting', 'reading'].includes(state.kind) &&
  preview?.format === 'scoresheet' &&
  !preview.isKnown &&
  (day !== '' || preview.sets.some(({ startedAt }) => startedAt === 0))

export const isEmpty = ({ state, preview }: QueuedFile) =>
  state.kind === 'ready' && preview?.games === 0 && preview.landings === 0 && !preview.isKnown

export const isImportable = (file: QueuedFile) =>
  file.state.kind === 'failed' || (file.state.kind === 'ready' && !isKnown(file) && !isEmpty(file))

const isTrouble = ({ state }: QueuedFile) => state.kind === 'failed' || state.kind === 'refused'

/** The first files of a long list. Files with a problem and the one being imported come first. */
export function firstFiles(files: readonly QueuedFile[], limit: number): readonly QueuedFile[] {
  if (files.length <= limit) return files
  return [
    ...files.filter(isTrouble),
    ...files.filter(({ state }) => state.kind === 'importing'),
    ...files.filter((file) => !isTrouble(file) && file.state.kind !== 'importing'),
  ].slice(0, limit)
}

export function summarize(files: readonly QueuedFile[]) {
  const of = (...kinds: readonly FileState['kind'][]) =>
    files.filter(({ state }) => kinds.includes(state.kind))
  const ready = files.filter(isImportable)
  const imported = of('imported')
  return {
    unread: of('waiting', 'reading').length,
    ready: ready.length,
    readyGames: ready.reduce((sum, { preview }) => sum + (preview?.games ?? 0), 0),
    known: files.filter(isKnown).length,
    empty: files.filter(isEmpty).length,
    refused: of('refused').length,
    failed: of('failed').length,
    imported: imported.length,
    importedGames: imported.reduce(
      (sum, { state }) => sum + (state.kind === 'imported' ? state.games : 0),
      0,
    ),
  }
}
