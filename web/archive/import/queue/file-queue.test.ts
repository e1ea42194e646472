import { expect, test } from 'vitest'
import type { CurrentUser } from '#contract/account/account.ts'
import { type ImportPreview, MATCH_FILE_BYTES } from '#contract/archive/import.ts'
import { importMessages as texts } from '#contract/archive/import.texts.ts'
import { ApiError } from '../../../shared/api/api.ts'
import { settlePromises } from '../../../shared/realtime/test-clock.ts'
import { createStore } from '../../../shared/storage/store.ts'
import { FileQueue } from './file-queue.ts'
import type { ImportQueue } from './queue-state.ts'
import { TEST_PREVIEW } from './test-preview.ts'

const DONE = { message: '6 games imported', games: 6, knownGames: 0, series: 1 }
const ADMIN = 1

const user = (id: number): CurrentUser => ({
  id,
  username: `user${id}`,
  email: null,
  role: 'admin',
  created_at: 0,
  last_login: null,
  last_activity: null,
  settings: {},
})

/** A queue in front of a server whose previews and imports end when the test says so. */
function openQueue() {
  const store = createStore<ImportQueue>({ files: [], run: null })
  const log: string[] = []
  const previews: PromiseWithResolvers<ImportPreview>[] = []
  const runs: PromiseWithResolvers<typeof DONE>[] = []
  let warnings = 0
  const queue = new FileQueue({
    store,
    server: {
      preview: (name) => {
        log.push(`preview ${name}`)
        return opened(previews)
      },
      run: (name) => {
        log.push(`import ${name}`)
        return opened(runs)
      },
    },
    warnBeforeLeaving: () => {
      warnings += 1
      return () => void (warnings -= 1)
    },
    owner: ADMIN,
  })
  const kinds = () => store.get().files.map(({ state }) => state.kind)
  const endPreview = (answer: ImportPreview | Error = TEST_PREVIEW) => end(previews, answer)
  const endRun = (answer: typeof DONE | Error = DONE) => end(runs, answer)
  return {
    queue,
    store,
    log,
    kinds,
    endPreview,
    endRun,
    warnings: () => warnings,
    /** Adds files and previews them. */
    addReady: async (...names: readonly string[]) => {
      queue.add(names.map((name) => new File(['{}'], name)))
      for (const _ of names) await endPreview()
      log.splice(0)
    },
    ended: () => void log.push('ended'),
  }
}

async function end<Value>(list: PromiseWithResolvers<Value>[], answer: Value | Error) {
  await settlePromises()
  const request = list.shift()
  if (!request) throw new Error('nothing is on its way')
  if (answer instanceof Error) request.reject(answer)
  else request.resolve(answer)
  await settlePromises()
}

function opened<Value>(list: PromiseWithResolvers<Value>[]) {
  const request = Promise.withResolvers<Value>()
  list.push(request)
  return request.promise
}

const files = (...names: readonly string[]) => names.map((name) => new File(['{}'], name))

test('chosen files are previewed in order, two in parallel', async () => {
  const { queue, log, kinds, endPreview } = openQueue()
  queue.add(files('a.json', 'b.json', 'c.json'))
  await settlePromises()
  expect(log).toEqual(['preview a.json', 'preview b.json'])
  expect(kinds()).toEqual(['reading', 'reading', 'waiting'])
  await endPreview()
  expect(log.at(-1)).toBe('preview c.json')
  expect(kinds()).toEqual(['ready', 'reading', 'reading'])
})

test('each file has an id of its own, also when files are added later', () => {
  const { queue, store } = openQueue()
  for (const added of [files('a.json', 'b.json'), files('a.json')]) queue.add(added)
  expect(store.get().files.map(({ id }) => id)).toEqual([1, 2, 3])
})

test('a file that the server can not read is refused for good', async () => {
  const { queue, store, endPreview } = openQueue()
  queue.add(files('a.json'))
  await endPreview(new ApiError(400, 'not_json', 'This is not JSON.'))
  expect(store.get().files[0]?.state).toEqual({
    kind: 'refused',
    message: 'This is not JSON.',
    isFinal: true,
  })
})

test('a file that the server did not get can be previewed again', async () => {
  const { queue, store, kinds, endPreview, ended } = openQueue()
  queue.add(files('a.json'))
  await endPreview(new ApiError(0, 'unreachable', 'No connection'))
  expect(store.get().files[0]?.state).toMatchObject({ kind: 'refused', isFinal: false })
  queue.retry(1, ended)
  await endPreview()
  expect(kinds()).toEqual(['ready'])
})

test('a file that is too large is refused without sending it', async () => {
  const { queue, store, log } = openQueue()
  queue.add([new File([new Uint8Array(MATCH_FILE_BYTES + 1)], 'large.json')])
  await settlePromises()
  expect(log).toEqual([])
  expect(store.get().files[0]?.state).toMatchObject({ kind: 'refused', isFinal: true })
})

test('a file that was deleted after it was chosen is refused without sending it', async () => {
  const { queue, store, log } = openQueue()
  const deleted = new File(['{}'], 'a.json')
  deleted.slice = () => {
    throw new DOMException('gone', 'NotFoundError')
  }
  queue.add([deleted])
  await settlePromises()
  expect(log).toEqual([])
  expect(store.get().files[0]?.state).toMatchObject({
    kind: 'refused',
    message: texts.fileGone,
  })
})

test('a day goes in front of the name, and the file is previewed again', async () => {
  const { queue, log, addReady, endPreview, kinds } = openQueue()
  await addReady('sheet.csv')
  queue.setDay(1, '2026-10-03')
  await endPreview()
  expect(log).toEqual(['preview 2026-10-03 sheet.csv'])
  expect(kinds()).toEqual(['ready'])
})

test('the preview of a day that is no longer chosen is ignored', async () => {
  const { queue, store, endPreview, addReady } = openQueue()
  await addReady('sheet.csv')
  queue.setDay(1, '2026-10-03')
  queue.setDay(1, '2026-10-04')
  await endPreview({ ...TEST_PREVIEW, games: 1 })
  expect(store.get().files[0]).toMatchObject({ state: { kind: 'reading' }, preview: { games: 6 } })
  await endPreview({ ...TEST_PREVIEW, games: 2 })
  expect(store.get().files[0]).toMatchObject({ state: { kind: 'ready' }, preview: { games: 2 } })
})

test('files are imported one by one and in order, and the end is reported once', async () => {
  const { queue, store, log, kinds, addReady, endRun, ended } = openQueue()
  await addReady('a.json', 'b.json')
  queue.start(ended)
  await settlePromises()
  expect(kinds()).toEqual(['importing', 'queued'])
  expect(store.get().run).toEqual({ total: 2, done: 0, isStopping: false })
  await endRun()
  expect(kinds()).toEqual(['imported', 'importing'])
  expect(store.get().run).toEqual({ total: 2, done: 1, isStopping: false })
  await endRun()
  expect(log).toEqual(['import a.json', 'import b.json', 'ended'])
  expect(store.get().run).toBeNull()
})

test('the day is also in the name that is imported', async () => {
  const { queue, log, addReady, endPreview, ended } = openQueue()
  await addReady('sheet.csv')
  queue.setDay(1, '2026-10-03')
  await endPreview()
  queue.start(ended)
  await settlePromises()
  expect(log.at(-1)).toBe('import 2026-10-03 sheet.csv')
})

test('games of a file that is in the archive already do not count as imported', async () => {
  const { queue, store, addReady, endRun, ended } = openQueue()
  await addReady('a.json')
  queue.start(ended)
  await endRun({
    message: 'This file is in the archive already',
    games: 6,
    knownGames: 6,
    series: 1,
  })
  expect(store.get().files[0]?.state).toMatchObject({ kind: 'imported', games: 0 })
})

test('a known file and an empty one are left out of an import', async () => {
  const { queue, log, endPreview, ended } = openQueue()
  queue.add(files('known.json', 'empty.json', 'new.json'))
  await endPreview({ ...TEST_PREVIEW, isKnown: true })
  await endPreview({ ...TEST_PREVIEW, games: 0 })
  await endPreview()
  queue.start(ended)
  await settlePromises()
  expect(log.filter((line) => line.startsWith('import'))).toEqual(['import new.json'])
})

test('an import without any file to import does not even start', async () => {
  const { queue, store, log, ended } = openQueue()
  queue.start(ended)
  await settlePromises()
  expect([store.get().run, log]).toEqual([null, []])
})

test('a failed file does not keep the next one from its import', async () => {
  const { queue, store, kinds, addReady, endRun, ended } = openQueue()
  await addReady('a.json', 'b.json')
  queue.start(ended)
  await endRun(new ApiError(507, 'disk_full', 'The disk is full.'))
  await endRun()
  expect(kinds()).toEqual(['failed', 'imported'])
  expect(store.get().files[0]?.state).toMatchObject({ message: 'The disk is full.' })
})

test('a failed file is imported again on retry, and with the next import', async () => {
  const { queue, kinds, log, addReady, endRun, ended } = openQueue()
  await addReady('a.json', 'b.json')
  queue.start(ended)
  await endRun(new ApiError(503, 'away', 'Away'))
  await endRun(new ApiError(503, 'away', 'Away'))
  queue.retry(2, ended)
  await endRun()
  expect(kinds()).toEqual(['failed', 'imported'])
  queue.start(ended)
  await endRun()
  expect(kinds()).toEqual(['imported', 'imported'])
  expect(log.filter((line) => line === 'ended')).toHaveLength(3)
})

test('a retry during an import joins it, with one end for both', async () => {
  const { queue, store, log, addReady, endRun, ended } = openQueue()
  await addReady('a.json', 'b.json')
  queue.start(ended)
  await endRun(new ApiError(503, 'away', 'Away'))
  queue.retry(1, ended)
  expect(store.get().run).toEqual({ total: 3, done: 1, isStopping: false })
  await endRun()
  await endRun()
  expect(log).toEqual(['import a.json', 'import b.json', 'import a.json', 'ended'])
})

test('stopping finishes the file on its way, and the others can be imported later', async () => {
  const { queue, store, kinds, log, addReady, endRun, ended } = openQueue()
  await addReady('a.json', 'b.json')
  queue.start(ended)
  queue.stop()
  expect(store.get().run?.isStopping).toBe(true)
  await endRun()
  expect(kinds()).toEqual(['imported', 'ready'])
  expect(log).toEqual(['import a.json', 'ended'])
})

test('an expired session stops the import and loses no file', async () => {
  const { queue, kinds, addReady, endRun, ended } = openQueue()
  await addReady('a.json', 'b.json')
  queue.start(ended)
  await endRun(new ApiError(401, 'no_token', 'Log in again'))
  queue.followSession({ user: null, hasLoggedOut: false })
  expect(kinds()).toEqual(['failed', 'ready'])
  queue.followSession({ user: user(ADMIN), hasLoggedOut: false })
  expect(kinds()).toEqual(['failed', 'ready'])
})

test.each([
  ['another user', { user: user(2), hasLoggedOut: false }],
  ['no one after a logout', { user: null, hasLoggedOut: true }],
])('%s sees none of the files', async (_, session) => {
  const { queue, store, log, addReady, endRun, ended } = openQueue()
  await addReady('a.json', 'b.json')
  queue.start(ended)
  queue.followSession(session)
  expect(store.get().files).toEqual([])
  await endRun()
  expect(store.get()).toEqual({ files: [], run: null })
  expect(log.filter((line) => line.startsWith('import'))).toEqual(['import a.json'])
})

test('the page warns before it is closed for as long as an import runs', async () => {
  const { queue, warnings, addReady, endRun, ended } = openQueue()
  await addReady('a.json')
  expect(warnings()).toBe(0)
  queue.start(ended)
  expect(warnings()).toBe(1)
  await endRun()
  expect(warnings()).toBe(0)
})

test('the file that is being imported can not be removed, the others can', async () => {
  const { queue, store, addReady, ended } = openQueue()
  await addReady('a.json', 'b.json')
  queue.start(ended)
  queue.remove(1)
  queue.remove(2)
  expect(store.get().files.map(({ id }) => id)).toEqual([1])
})

test('clearing keeps the files of a running import', async () => {
  const { queue, store, addReady, ended } = openQueue()
  await addReady('a.json', 'b.json')
  queue.start(ended)
  queue.add(files('c.json'))
  queue.clear()
  expect(store.get().files.map(({ file }) => file.name)).toEqual(['a.json', 'b.json'])
})
