import { afterAll, beforeAll, expect, test } from 'vitest'
import { takesJson } from '#contract/base/route.ts'
import { buildTestApp } from '../testing/test-app.ts'
import { fieldsOf, named, routes } from '../testing/test-routes.ts'

type Method = 'POST' | 'PUT' | 'GET' | 'DELETE'
type TestApp = Awaited<ReturnType<typeof buildTestApp>>
const cleanUps: (() => Promise<void>)[] = []
let built: TestApp
let admin: Awaited<ReturnType<TestApp['as']>>

beforeAll(async () => {
  built = await buildTestApp({ userBurst: 1_000_000 }, (work) => void cleanUps.unshift(work))
  admin = await built.as('admin')
})
afterAll(async () => {
  for (const work of cleanUps) await work()
})

const longList = Array.from({ length: 10_000 }, (_, i) => ({ [`wrong${i}`]: i }))
const manyKeys = Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`key${i}`, [i]]))
const tooLong = Array.from({ length: 100_000 }, () => 0)
// Every field of every route gets them, so they are written once.
const large = [longList, manyKeys, { nested: longList }].map((value) => JSON.stringify(value))
const largest = JSON.stringify(tooLong)

const send = (method: Method, path: string, payload: unknown) =>
  sendText(method, path, JSON.stringify(payload))

async function sendText(method: Method, path: string, payload: string) {
  const answer = await built.app.inject({
    method,
    url: path.replaceAll(/:\w+/g, '1'),
    headers: { ...admin.headers, 'content-type': 'application/json' },
    payload,
  })
  return { status: answer.statusCode, body: answer.body }
}

test.each(named(routes.filter((route) => takesJson(route))))(
  '%s refuses huge lists and objects at once and briefly',
  async (_, route) => {
    for (const field of fieldsOf(route)) {
      const sendField = (value: string) =>
        sendText(route.method, route.path, `{${JSON.stringify(field)}:${value}}`)
      for (const value of large) {
        const { status, body } = await sendField(value)
        expect(status).toBeLessThan(500)
        expect(body.length).toBeLessThan(8192)
      }
      const { status, body } = await sendField(largest)
      expect([status, JSON.parse(body).error]).toEqual([400, 'too_many_items'])
    }
  },
)

test('a refusal names ten problems and counts the others', async () => {
  const known = Array.from({ length: 25 }, (_, i) => ({ team: i, legends: [] }))
  const { status, body } = await send('POST', '/api/forecast', { teams: [], known })
  expect(status).toBe(400)
  const lines: string[] = JSON.parse(body).message.split('\n')
  expect(lines).toHaveLength(11)
  expect(lines[10]).toBe('... and 15 more')
})

test.each([[[]], ['text'], [5], [null], [true]])(
  'a body that is no object is refused: %j',
  async (payload) => {
    const { status, body } = await send('POST', '/api/historical_team_comps', payload)
    expect([status, JSON.parse(body).message]).toEqual([
      400,
      'The request body must be a JSON object',
    ])
  },
)

test('many small values are too many as well', async () => {
  const lists = Object.fromEntries(
    Array.from({ length: 100 }, (_, i) => [`list${i}`, Array.from({ length: 1000 }, () => 0)]),
  )
  const { status, body } = await send('POST', '/api/historical_team_comps', { lists })
  expect([status, JSON.parse(body).error]).toEqual([400, 'too_many_items'])
})
