import { expect, test } from 'vitest'
import type { PlanOfSeries, StoredSeriesPlan } from '#contract/series-plan.ts'
import { EMPTY_SERIES_PLAN } from '#domain/series-plan/series-plan.ts'
import { createPlanSaver } from './plan-saver.ts'

const START: StoredSeriesPlan = {
  version: 4,
  plan: EMPTY_SERIES_PLAN,
  updatedBy: null,
  updatedAt: null,
}
const withTeam = (team: string) => (plan: PlanOfSeries) => ({
  ...plan,
  teams: [...plan.teams, team],
})

/** Lets everything run that only waits for answers. */
async function settle() {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}

function testSaver() {
  const log: string[] = []
  const answers: { resolve: (version: number) => void; reject: (error: Error) => void }[] = []
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
    isRefusal: (error) => error instanceof Error && error.message === 'stale',
    onSaved: ({ version }) => log.push(`saved ${version}`),
    onRefused: () => log.push('refused'),
  })
  return {
    ...saver,
    log,
    answer: async (version: number) => {
      answers.shift()?.resolve(version)
      await settle()
    },
    fail: async (message: string) => {
      answers.shift()?.reject(new Error(message))
      await settle()
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
  await fail('stale')
  expect(log).toEqual(['op 1 on 4: A', 'refused'])
  expect(unsaved.get()).toBeNull()
})

test('an edit that got no answer stays and is sent again under its id', async () => {
  const { edit, fail, retry, answer, log, unsaved } = testSaver()
  edit(START, withTeam('A'))
  await fail('offline')
  expect(unsaved.get()).toMatchObject({ hasFailed: true, plan: { teams: ['A'] } })
  retry()
  await answer(5)
  expect(log).toEqual(['op 1 on 4: A', 'op 1 on 4: A', 'saved 5'])
})

test('an edit made after one without an answer waits until that one is answered', async () => {
  const { edit, fail, answer, log, unsaved } = testSaver()
  edit(START, withTeam('A'))
  await fail('offline')
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
  await fail('offline')
  retry()
  await answer(5)
  await answer(6)
  expect(log).toEqual(['op 1 on 4: A', 'op 1 on 4: A', 'saved 5', 'op 2 on 5: A,B', 'saved 6'])
})

test("an edit that follows a late answer doesn't overwrite what someone else saved meanwhile", async () => {
  const { edit, fail, answer, log, unsaved } = testSaver()
  edit(START, withTeam('A'))
  await fail('offline')
  edit(START, withTeam('B'))
  // Its own change was 5; 6 is another person's.
  await answer(6)
  expect(log).toEqual(['op 1 on 4: A', 'op 1 on 4: A', 'saved 6', 'refused'])
  expect(unsaved.get()).toBeNull()
})
