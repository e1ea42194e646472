import { configure } from '@testing-library/dom'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { closePage } from './open-page.ts'
import { PageWorker } from './page-worker.ts'
import { errorFaults, stopWatching, watchForErrors } from './page-errors.ts'
import { answerCall, resetServer, serverFaults } from './test-server.ts'
import { answerTheUsual } from './usual-answers.ts'

declare global {
  /** The scheduler of React prefers it to timers. Node's own types would bring all of Node into the page. */
  function setImmediate(callback: () => void): void
}

/** Lets the page draw what it has decided to. */
async function drawn() {
  for (let round = 0; round < 10; round++) await new Promise<void>((done) => setImmediate(done))
}

configure({
  // A form that checks itself answers a click in pieces of work of its own, and a timer may overtake them.
  asyncWrapper: async (act) => {
    const result = await act()
    await drawn()
    return result
  },
  // A slow or busy machine is no reason to fail; what hangs is still found.
  asyncUtilTimeout: 30_000,
  // The whole page would bury what was expected.
  getElementError: (message) => new Error(message?.split('\n')[0]),
})

beforeEach(() => {
  resetServer()
  answerTheUsual()
  watchForErrors()
  vi.stubGlobal('fetch', answerCall)
  vi.stubGlobal('Worker', PageWorker)
})

afterEach(() => {
  closePage()
  const faults = [...serverFaults(), ...errorFaults()]
  stopWatching()
  vi.unstubAllGlobals()
  expect(faults).toEqual([])
})
