import { expect, test } from 'vitest'
import type { PlanOfSeries, StoredSeriesPlan } from '#contract/series-plan/series-plan.ts'
import { EMPTY_SERIES_PLAN } from '#domain/series-plan/series-plan.ts'
import { ApiError } from '../shared/api/api.ts'
import { settlePromises, TestClock } from '../shared/realtime/test-clock.ts'
import { createPlanSaver } from './plan-saver.ts'

const START: StoredSeriesPlan = {
  version: 4,
  plan: EMPTY_SERIES_PLAN,
  updatedBy: null,
  updatedAt: null,
}
const OFFLINE = new ApiError(0, 'unreachable', 'offline')
const STALE = new ApiError(409, 'changed_meanwhile', 'stale')
const withTeam = (team: string) => (plan: PlanOfSeries) => ({
  ...plan,
  teams: [...plan.teams, team],
})

function testSaver() {
  const log: string[] = []
  const answers: { resolve: (version: number) => void; reject: (error: Error) => void }[] = []
  const clock = new TestClock()
  let id = 0
  const saver = createPlanSaver({
    send: ({ version, operationId, plan }) => {
      log.push(`${operationId} on ${version}: ${plan.teams.join()}`)
      return new Promise((resolve, reject) => {
        answers.push({
          resolve: (next) => resolve({ ...START, version: next, plan }),
          reject,
        })
      })
    },
    newId: () => `op ${(id += 1)}`,
    clock,
    random: () => 1,
    onSaved: ({ version }) => log.push(`saved ${version}`),
    onRefused: (error) => log.push(error ? `refused: ${error.message}` : 'refused'),
  })
  return {
    ...saver,
    clock,
    log,
    answer: async (version: number) => {
      answers.shift()?.resolve(version)
      await settlePromises()
    },
    fail: async (error: Error) => {
      answers.shift()?.reject(error)
      await settlePromises()
    },
  }
}

test('edits made while one is sent follow on the version that it gave', async () => {
  const { edit, answer, log, unsaved } = testSaver()
  edit(START, withTeam('A'))
  edit(START, withTeam('B'))
  edit(START, withTeam('C'))
  expect(unsaved.get()?.plan.teams).toEqual(['A', 'B', 'C'])
  await answer(5)
  await answer(6)
  expect(log).toEqual(['op 1 on 4: A', 'saved 5', 'op 3 on 5: A,B,C', 'saved 6'])
  expect(unsaved.get()).toBeNull()
})

test('a refused edit is dropped, with those after it', async () => {
  const { edit, fail, log, unsaved } = testSaver()
  edit(START, withTeam('A'))
  edit(START, withTeam('B'))
  await fail(STALE)
  expect(log).toEqual(['op 1 on 4: A', 'refused'])
  expect(unsaved.get()).toBeNull()
})

test('an edit that got no answer stays and is sent again under its id', async () => {
  const { edit, fail, retry, answer, log, unsaved } = testSaver()
  edit(START, withTeam('A'))
  await fail(OFFLINE)
  expect(unsaved.get()).toMatchObject({ hasFailed: true, plan: { teams: ['A'] } })
  retry()
  await answer(5)
  expect(log).toEqual(['op 1 on 4: A', 'op 1 on 4: A', 'saved 5'])
})

test('an edit made after one without an answer waits until that one is answered', async () => {
  const { edit, fail, answer, log, unsaved } = testSaver()
  edit(START, withTeam('A'))
  await fail(OFFLINE)
  // The server may have saved it, so the next one can't be based on the same version.
  edit(START, withTeam('B'))
  await answer(5)
  await answer(6)
  expect(log).toEqual(['op 1 on 4: A', 'op 1 on 4: A', 'saved 5', 'op 2 on 5: A,B', 'saved 6'])
  expect(unsaved.get()).toBeNull()
})

test('two edits of which the first got no answer are both sent again, in order', async () => {
  const { edit, fail, retry, answer, log } = testSaver()
  edit(START, withTeam('A'))
  edit(START, withTeam('B'))
  await fail(OFFLINE)
  retry()
  await answer(5)
  await answer(6)
  expect(log).toEqual(['op 1 on 4: A', 'op 1 on 4: A', 'saved 5', 'op 2 on 5: A,B', 'saved 6'])
})

test("an edit that follows a late answer doesn't overwrite what someone else saved meanwhile", async () => {
  const { edit, fail, answer, log, unsaved } = testSaver()
  edit(START, withTeam('A'))
  await fail(OFFLINE)
  edit(START, withTeam('B'))
  // Its own change was 5; 6 is another person's.
  await answer(6)
  expect(log).toEqual(['op 1 on 4: A', 'op 1 on 4: A', 'saved 6', 'refused'])
  expect(unsaved.get()).toBeNull()
})

// Finding C3.
test('an edit that got no answer is sent again by itself, after longer and longer waits', async () => {
  const { edit, fail, answer, clock, log, unsaved } = testSaver()
  edit(START, withTeam('A'))
  await fail(OFFLINE)
  await clock.advance(499)
  expect(log).toHaveLength(1)
  await clock.advance(1)
  expect(log).toHaveLength(2)
  await fail(new ApiError(503, 'busy', 'busy', { retryAfterMs: 3000 }))
  await clock.advance(2999)
  expect(log).toHaveLength(2)
  await clock.advance(1)
  await answer(5)
  expect(log).toEqual(['op 1 on 4: A', 'op 1 on 4: A', 'op 1 on 4: A', 'saved 5'])
  expect(unsaved.get()).toBeNull()
  expect(clock.waiting).toBe(0)
})

test('an edit whose answer never comes is sent again', async () => {
  const { edit, clock, log } = testSaver()
  edit(START, withTeam('A'))
  await clock.advance(16_000)
  expect(log).toEqual(['op 1 on 4: A', 'op 1 on 4: A'])
})

test('an edit that the server can not save is dropped, and the reason is shown', async () => {
  const { edit, fail, clock, log, unsaved } = testSaver()
  edit(START, withTeam('A'))
  await fail(new ApiError(400, 'bad_request', 'Unknown legend'))
  expect(log).toEqual(['op 1 on 4: A', 'refused: Unknown legend'])
  expect([unsaved.get(), clock.waiting]).toEqual([null, 0])
})

test('nothing is sent again after the page was left', async () => {
  const { edit, fail, stop, clock, log } = testSaver()
  edit(START, withTeam('A'))
  await fail(OFFLINE)
  stop()
  await clock.advance(60_000)
  expect(log).toHaveLength(1)
})
