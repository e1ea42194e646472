import { configure } from '@testing-library/dom'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { closePage } from './open-page.ts'
import { PageWorker } from './page-worker.ts'
import { errorFaults, stopWatching, watchForErrors } from './page-errors.ts'
import { answerCall, resetServer, serverFaults } from './test-server.ts'
import { answerTheUsual } from './usual-answers.ts'

// A slow or busy machine is no reason to fail; what hangs is still found.
configure({
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
