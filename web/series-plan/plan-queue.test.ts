import { expect, test } from 'vitest'
import type { PlanOfSeries, StoredSeriesPlan } from '#contract/series-plan/series-plan.ts'
import { EMPTY_SERIES_PLAN } from '#domain/series-plan/series-plan.ts'
import { ApiError } from '../shared/api/api.ts'
import { settlePromises, TestClock } from '../shared/realtime/test-clock.ts'
import { memoryStorage } from '../shared/draft/test-draft.ts'
import { createPlanQueue, openUnsaved } from './plan-queue.ts'

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

function openPlan(storage = memoryStorage(), firstId = 1) {
  const log: string[] = []
  const answers: { resolve: (version: number) => void; reject: (error: Error) => void }[] = []
  const clock = new TestClock()
  let id = firstId - 1
  const queue = createPlanQueue({
    ...openUnsaved(storage, clock.now, 1, 7),
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
  queue.open()
  return {
    ...queue,
    storage,
    clock,
    log,
    /** The teams of the plan that is shown but not saved; undefined if all is saved. */
    unsaved: () => queue.state.get().pending.at(-1)?.operation.plan.teams,
    hasFailed: () => queue.state.get().hasFailed,
    answer: async (version: number) => {
      await settlePromises()
      answers.shift()?.resolve(version)
      await settlePromises()
    },
    fail: async (error: Error) => {
      await settlePromises()
      answers.shift()?.reject(error)
      await settlePromises()
    },
  }
}

test('edits made while one is sent follow on the version that it gave', async () => {
  const { edit, answer, log, unsaved } = openPlan()
  edit(START, withTeam('A'))
  edit(START, withTeam('B'))
  edit(START, withTeam('C'))
  expect(unsaved()).toEqual(['A', 'B', 'C'])
  await answer(5)
  await answer(6)
  expect(log).toEqual(['op 1 on 4: A', 'saved 5', 'op 3 on 5: A,B,C', 'saved 6'])
  expect(unsaved()).toBeUndefined()
})

test('a refused edit is dropped, with those after it', async () => {
  const { edit, fail, log, unsaved } = openPlan()
  edit(START, withTeam('A'))
  edit(START, withTeam('B'))
  await fail(STALE)
  expect(log).toEqual(['op 1 on 4: A', 'refused'])
  expect(unsaved()).toBeUndefined()
})

test('an edit that got no answer stays and is sent again under its id', async () => {
  const { edit, fail, retry, answer, log, unsaved, hasFailed } = openPlan()
  edit(START, withTeam('A'))
  await fail(OFFLINE)
  expect([unsaved(), hasFailed()]).toEqual([['A'], true])
  retry()
  await answer(5)
  expect(log).toEqual(['op 1 on 4: A', 'op 1 on 4: A', 'saved 5'])
  expect(hasFailed()).toBe(false)
})

test('an edit made after one without an answer waits until that one is answered', async () => {
  const { edit, fail, answer, log, unsaved } = openPlan()
  edit(START, withTeam('A'))
  await fail(OFFLINE)
  // The server may have saved it, so the next one can't be based on the same version.
  edit(START, withTeam('B'))
  await answer(5)
  await answer(6)
  expect(log).toEqual(['op 1 on 4: A', 'op 1 on 4: A', 'saved 5', 'op 2 on 5: A,B', 'saved 6'])
  expect(unsaved()).toBeUndefined()
})

test('two edits of which the first got no answer are both sent again, in order', async () => {
  const { edit, fail, retry, answer, log } = openPlan()
  edit(START, withTeam('A'))
  edit(START, withTeam('B'))
  await fail(OFFLINE)
  retry()
  await answer(5)
  await answer(6)
  expect(log).toEqual(['op 1 on 4: A', 'op 1 on 4: A', 'saved 5', 'op 2 on 5: A,B', 'saved 6'])
})

test("an edit that follows a late answer doesn't overwrite what someone else saved meanwhile", async () => {
  const { edit, fail, answer, log, unsaved } = openPlan()
  edit(START, withTeam('A'))
  await fail(OFFLINE)
  edit(START, withTeam('B'))
  // Its own change was 5; 6 is another person's.
  await answer(6)
  await fail(STALE)
  expect(log.slice(2)).toEqual(['saved 6', 'op 2 on 5: A,B', 'refused'])
  expect(unsaved()).toBeUndefined()
})

// Finding C3.
test('an edit that got no answer is sent again by itself, after longer and longer waits', async () => {
  const { edit, fail, answer, clock, log, unsaved } = openPlan()
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
  expect(unsaved()).toBeUndefined()
  expect(clock.waiting).toBe(0)
})

test('an edit whose answer never comes is sent again', async () => {
  const { edit, clock, log } = openPlan()
  edit(START, withTeam('A'))
  await clock.advance(16_000)
  expect(log).toEqual(['op 1 on 4: A', 'op 1 on 4: A'])
})

test('an edit that the server can not save is dropped, and the reason is shown', async () => {
  const { edit, fail, clock, log, unsaved } = openPlan()
  edit(START, withTeam('A'))
  await fail(new ApiError(400, 'bad_request', 'Unknown legend'))
  expect(log).toEqual(['op 1 on 4: A', 'refused: Unknown legend'])
  expect([unsaved(), clock.waiting]).toEqual([undefined, 0])
})

test('nothing is sent again after the page was left', async () => {
  const { edit, fail, close, clock, log } = openPlan()
  edit(START, withTeam('A'))
  await fail(OFFLINE)
  close()
  await clock.advance(60_000)
  expect(log).toHaveLength(1)
})

test('what was not saved before a reload is shown, and saved in order', async () => {
  const before = openPlan()
  before.edit(START, withTeam('A'))
  await before.fail(OFFLINE)
  before.edit(START, withTeam('B'))
  before.close()
  const page = openPlan(before.storage, 3)
  expect(page.unsaved()).toEqual(['A', 'B'])
  page.edit(START, withTeam('C'))
  await page.answer(5)
  await page.answer(6)
  expect(page.log).toEqual(['op 1 on 4: A', 'saved 5', 'op 3 on 5: A,B,C', 'saved 6'])
  expect(page.storage.items.size).toBe(0)
})

test('what is sent again after a reload is refused if someone else has changed the plan since', async () => {
  const before = openPlan()
  before.edit(START, withTeam('A'))
  before.close()
  const page = openPlan(before.storage)
  await page.fail(STALE)
  expect(page.log).toEqual(['op 1 on 4: A', 'refused'])
  expect([page.unsaved(), page.storage.items.size]).toEqual([undefined, 0])
})

test('edits of two windows stay apart: each is based on what its window knew', async () => {
  const storage = memoryStorage()
  const [one, two] = [openPlan(storage), openPlan(storage, 11)]
  one.edit(START, withTeam('A'))
  two.edit(START, withTeam('B'))
  const page = openPlan(storage)
  await page.answer(5)
  await page.fail(STALE)
  expect(page.log).toEqual(['op 1 on 4: A', 'saved 5', 'op 11 on 4: B', 'refused'])
})
