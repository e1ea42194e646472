import { afterAll, expect, test } from 'vitest'
import { planMessages } from '#contract/map/plan.texts.ts'
import { buildTestApp } from '../../testing/test-app.ts'

const { app, as } = await buildTestApp({}, afterAll)
const coach = await as('user', 'coach')
const rival = await as('admin', 'rival')

const RING = { id: 1, kind: 'ring', centre: { x: 40, y: 60 }, radius: 20 }
const PLAN = { name: 'Zone 4 push', map: 'stormpoint', shapes: [RING] }

type Who = { headers: Record<string, string> }
const nobody: Who = { headers: {} }

async function send(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  { headers }: Who,
  payload?: object,
) {
  const answer = await app.inject({ method, url, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, json: answer.json() }
}
const share = async (id: number, shared = true, who: Who = coach) =>
  (await send('PUT', `/api/plans/${id}/share`, who, { shared })).json.share_id
const create = async (plan: object = PLAN, who: Who = coach) =>
  send('POST', '/api/plans', who, plan)

test('a plan is saved, found, renamed, redrawn and deleted by its owner', async () => {
  const { json } = await create({ ...PLAN, name: '  Zone 4 push ' })
  const url = `/api/plans/${json.plan.id}`
  expect(json.plan).toMatchObject({ ...PLAN, version: 1, share_id: null })
  const renamed = await send('PUT', url, coach, { version: 1, name: 'Late push' })
  expect(renamed.json.plan).toMatchObject({ name: 'Late push', shapes: [RING], version: 2 })
  await send('PUT', url, coach, { version: 2, shapes: [] })
  expect((await send('GET', url, coach)).json.plan).toMatchObject({
    name: 'Late push',
    shapes: [],
    version: 3,
  })
  const [entry] = (await send('GET', '/api/plans', coach)).json.plans
  expect(entry).toMatchObject({ id: json.plan.id, name: 'Late push' })
  expect(entry).not.toHaveProperty('shapes')
  expect((await send('DELETE', url, coach)).status).toBe(200)
  expect((await send('DELETE', url, coach)).status).toBe(404)
})

test('what somebody else has planned is not there, not even for administrators', async () => {
  const { id } = (await create()).json.plan
  const url = `/api/plans/${id}`
  expect((await send('GET', '/api/plans', rival)).json.plans).toEqual([])
  for (const answer of [
    await send('GET', url, rival),
    await send('PUT', url, rival, { version: 1, name: 'Mine' }),
    await send('PUT', `${url}/share`, rival, { shared: true }),
    await send('PUT', `${url}/share`, rival, { shared: false }),
    await send('DELETE', url, rival),
  ]) {
    expect([answer.status, answer.json.error]).toEqual([404, 'plan_not_found'])
  }
  expect((await send('GET', url, coach)).json.plan).toMatchObject({ ...PLAN, version: 1 })
})

test('of two windows that save the same version, the second is told', async () => {
  const url = `/api/plans/${(await create()).json.plan.id}`
  const both = await Promise.all([
    send('PUT', url, coach, { version: 1, name: 'first' }),
    send('PUT', url, coach, { version: 1, name: 'second' }),
  ])
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
  const late = await send('PUT', url, coach, { version: 1, shapes: [] })
  expect(late.json).toMatchObject({
    error: 'changed_meanwhile',
    message: 'This plan was changed in another window in the meantime.',
  })
})

test('a shared plan can be seen by anyone with the link, and only until sharing ends', async () => {
  const { id } = (await create()).json.plan
  const shareId = await share(id)
  expect(shareId).toMatch(/^[\w-]{22}$/)
  expect(await share(id)).toBe(shareId)
  const link = `/api/shared-plans/${shareId}`
  const seen = await send('GET', link, nobody)
  expect(seen.json).toEqual({ plan: { ...PLAN, version: 1 } })
  expect((await send('PUT', link, coach, { version: 1, name: 'x' })).status).toBe(405)
  expect((await send('GET', `/api/plans/${id}`, nobody)).status).toBe(401)
  expect(await share(id, false)).toBeNull()
  expect((await send('GET', link, nobody)).json.error).toBe('plan_not_shared')
  expect(await share(id)).not.toBe(shareId)
})

const shapes = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...RING, id: at + 1, kind: 'ring' }))
const line = (places: number, id = 1) => ({
  id,
  kind: 'pen',
  ink: 'lime',
  places: Array.from({ length: places }, () => ({ x: 12.5, y: 99.9 })),
})

test.each([
  ['a name of blanks', { name: '   ' }],
  ['a name of 101 characters', { name: 'x'.repeat(101) }],
  ['NUL in a name', { name: 'a\0' }],
  ['an unknown map', { map: 'talos' }],
  ['six rings', { shapes: shapes(6) }],
  ['an unknown kind', { shapes: [{ ...RING, kind: 'blob' }] }],
  ['a place outside the map', { shapes: [{ ...RING, centre: { x: 101, y: 5 } }] }],
  ['a radius of 0', { shapes: [{ ...RING, radius: 0 }] }],
  ['two shapes of one id', { shapes: [RING, RING] }],
  ['a line of 401 places', { shapes: [line(401)] }],
  ['10,400 places', { shapes: Array.from({ length: 26 }, (_, at) => line(400, at + 1)) }],
  ['301 shapes', { shapes: Array.from({ length: 301 }, (_, at) => line(1, at + 1)) }],
])('%s is refused', async (_, change) => {
  expect((await create({ ...PLAN, ...change })).status).toBe(400)
})

test('the largest plan there may be is taken, and half a character in it mended', async () => {
  const text = { id: 99, kind: 'text', ink: 'pink', at: { x: 0, y: 100 }, text: 'push \ud800' }
  const large = [...Array.from({ length: 24 }, (_, at) => line(400, at + 1)), text]
  const { status, json } = await create({ ...PLAN, shapes: large })
  expect(status).toBe(200)
  expect(json.plan.shapes.at(-1).text).toBe('push \ufffd')
})

// Finding X11.
test('a user who saves large drawings all the time has to wait', async () => {
  const keen = await as('user')
  const large = { ...PLAN, shapes: Array.from({ length: 24 }, (_, at) => line(400, at + 1)) }
  const { id } = (await create(large, keen)).json.plan
  let last = { status: 200, json: { message: '' } }
  for (let version = 1; version < 30 && last.status === 200; version += 1) {
    const { shapes: drawn } = large
    last = await send('PUT', `/api/plans/${id}`, keen, { version, shapes: drawn })
  }
  expect([last.status, last.json.message]).toEqual([429, planMessages.tooManyChanges])
  // Renaming writes nothing large.
  expect((await send('PUT', `/api/plans/${id}`, keen, { name: 'x' })).status).toBe(200)
})

test('nobody keeps more than 200 plans', async () => {
  const keen = await as('user')
  const answers = []
  for (let count = 0; count < 201; count += 1) answers.push((await create(PLAN, keen)).status)
  expect(answers.filter((status) => status === 200)).toHaveLength(200)
  expect((await create(PLAN, keen)).json.error).toBe('too_many_plans')
})

test('the plans of a deleted user are gone, and so are their links', async () => {
  const leaving = await as('user')
  const { id } = (await create(PLAN, leaving)).json.plan
  const shareId = await share(id, true, leaving)
  await send('DELETE', `/api/admin/users/${leaving.id}`, rival)
  expect((await send('GET', `/api/shared-plans/${shareId}`, nobody)).status).toBe(404)
})
