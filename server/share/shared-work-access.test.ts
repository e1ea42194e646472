import { afterAll, expect, test } from 'vitest'
import { createPoiDraft } from '#contract/poi-draft/poi-draft.ts'
import { createPlan } from '#contract/map/plan.ts'
import { type Method, openRooms } from './test-rooms.ts'

const { people, send } = await openRooms(afterAll)
const { creator, other, editor, admin } = people
type Caller = Parameters<typeof send>[3]
const guest: Caller = { headers: {} }
/** In the order of the answers below. */
const PEOPLE = [creator, other, editor, admin, guest]

const statusesOf = async (call: (person: Caller) => Promise<{ status: number }>) => {
  const found: number[] = []
  for (const person of PEOPLE) found.push((await call(person)).status)
  return found.join(' ')
}

const SETUP = {
  name: 'x',
  maps: ['stormpoint'],
  teams: ['Owls', 'Herons'],
  mode: 'snake',
  turns: [],
  allowSharing: false,
  team: null,
}
const makePoiDraft = async () =>
  createPoiDraft.output.parse(
    (await send('POST', '/api/poi-drafts', { setup: SETUP }, creator)).json,
  ).draft.id

test('the access table: everyone with an account drafts spots, and its creator and editors delete a draft', async () => {
  const id = await makePoiDraft()
  const calls: [Method, string, object | undefined][] = [
    ['GET', '/api/poi-drafts', undefined],
    ['GET', `/api/poi-drafts/${id}`, undefined],
    ['POST', '/api/poi-drafts', { setup: SETUP }],
  ]
  for (const [method, url, payload] of calls) {
    expect(await statusesOf((person) => send(method, url, payload, person)), url).toBe(
      '200 200 200 200 401',
    )
  }
  const change = (person: Caller) => {
    const operation = { type: 'shuffle', confirmed: true }
    const payload = { operationId: crypto.randomUUID(), operation }
    return send('POST', `/api/poi-drafts/${id}/operations`, payload, person)
  }
  expect(await statusesOf(change)).toBe('200 200 200 200 401')
  const remove = async (person: Caller) =>
    send('DELETE', `/api/poi-drafts/${await makePoiDraft()}`, undefined, person)
  expect(await statusesOf(remove)).toBe('200 403 200 200 401')
})

const makePlan = async () => {
  const plan = { name: 'x', map: 'stormpoint', shapes: [] }
  return createPlan.output.parse((await send('POST', '/api/plans', plan, creator)).json).plan.id
}

test("the access table: a drawing is its owner's, and its links let others look or draw until they end", async () => {
  const id = await makePlan()
  const own: [Method, string, object | undefined][] = [
    ['GET', `/api/plans/${id}`, undefined],
    ['PUT', `/api/plans/${id}/share`, { shared: true }],
    ['PUT', `/api/plans/${id}/together`, { isOn: true }],
  ]
  for (const [method, url, payload] of own) {
    expect(await statusesOf((person) => send(method, url, payload, person)), url).toBe(
      '200 404 404 404 401',
    )
  }
  const share = async (shared: boolean) =>
    (await send('PUT', `/api/plans/${id}/share`, { shared }, creator)).json.share_id
  const together = async (isOn: boolean) =>
    (await send('PUT', `/api/plans/${id}/together`, { isOn }, creator)).json.draw_id
  const [shareId, drawId] = [await share(true), await together(true)]
  const look = (person: Caller) => send('GET', `/api/shared-plans/${shareId}`, undefined, person)
  const watch = (person: Caller) => send('GET', `/api/co-plans/${drawId}`, undefined, person)
  const draw = (person: Caller) => {
    const operation = { operationId: crypto.randomUUID(), id: 1, shape: null }
    return send('POST', `/api/co-plans/${drawId}/operations`, { operations: [operation] }, person)
  }
  expect(await statusesOf(look)).toBe('200 200 200 200 200')
  expect(await statusesOf(watch)).toBe('200 200 200 200 200')
  expect(await statusesOf(draw)).toBe('200 200 200 200 401')
  await share(false)
  await together(false)
  expect(await statusesOf(look)).toBe('404 404 404 404 404')
  expect(await statusesOf(watch)).toBe('404 404 404 404 404')
  expect(await statusesOf(draw)).toBe('404 404 404 404 401')
})
