import type { InjectOptions } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { refusal } from '#contract/base/field.ts'
import { can, ROLES } from '#domain/account/access.ts'
import { buildTestApp } from '../testing/test-app.ts'
import { type AnyRoute, fieldsOf, named, routeName, routes } from '../testing/test-routes.ts'

const { app, as } = await buildTestApp({ userBurst: 1_000_000 }, afterAll)

/** Invalid as a number in a path, though a program might parse it. */
const NO_NUMBERS = ['abc', '0x1', '1e0', '%201', '1.0', '+1', '9'.repeat(40)]

test('every declared route is served, and nothing else', async () => {
  expect(app.contractRoutes.map(routeName).toSorted()).toEqual(routes.map(routeName).toSorted())
})

test.each(named(routes.filter(({ access }) => access !== 'public')))(
  '%s answers 401 without a token and to a bad one',
  async (_, route) => {
    for (const headers of [{}, { authorization: 'Bearer x' }, { authorization: 'Basic YTpi' }]) {
      // The body is broken too: a caller without access must learn nothing about the input.
      const broken = { payload: '{', headers: { 'content-type': 'application/json', ...headers } }
      const answer = await app.inject(request(route, broken))
      expect([answer.statusCode, refusal.parse(answer.json()).success]).toEqual([401, false])
    }
  },
)

test.each(routes.flatMap((route) => ROLES.map((role) => [routeName(route), role, route] as const)))(
  '%s answers the role %s as the access table says',
  async (_, role, route) => {
    const { statusCode } = await app.inject(request(route, await as(role)))
    const mayCall = route.access === 'public' || can(role, route.access)
    if (mayCall) expect([401, 403]).not.toContain(statusCode)
    else expect(statusCode).toBe(403)
  },
)

test.each(named(routes.filter((route) => wrongInputs(route).length > 0)))(
  '%s answers 400 to each wrong field',
  async (_, route) => {
    const { headers } = await as('admin')
    for (const { url, payload } of wrongInputs(route)) {
      const answer = await app.inject(request(route, { headers, url, ...(payload && { payload }) }))
      expect(answer.statusCode, `${url} ${JSON.stringify(payload)}`).toBe(400)
      expect(refusal.parse(answer.json()).message).not.toMatch(/sql|stack|undefined/i)
    }
  },
)

test.each(named(routes.filter((route) => hasBody(route) && !route.upload)))(
  '%s answers 400, 413 or 415 to a body it cannot take',
  async (_, route) => {
    const { headers } = await as('admin')
    const send = async (payload: string | Buffer, type = 'application/json') => {
      const options = { payload, headers: { ...headers, 'content-type': type } }
      return (await app.inject(request(route, options))).statusCode
    }
    expect(await send('{"a":')).toBe(400)
    expect(await send('{"__proto__":{"role":"admin"}}')).toBe(400)
    expect(await send(Buffer.from([0x22, 0xff, 0xfe, 0x22]))).toBe(400)
    expect(await send('a=1', 'application/x-www-form-urlencoded')).toBe(415)
    expect(await send('plain', 'text/plain')).toBe(415)
    expect(await send(`{"a":"${'x'.repeat(1024 * 1024)}"}`)).toBe(413)
    expect(await send('['.repeat(100_000) + ']'.repeat(100_000))).toBeOneOf([200, 400])
  },
)

test.each(named(routes.filter((route) => route.upload === true)))(
  '%s takes a file and nothing else, up to its limit',
  async (_, route) => {
    const { headers } = await as('admin')
    const send = async (payload: string | Buffer, type: string) => {
      const options = { payload, headers: { ...headers, 'content-type': type } }
      return app.inject(request({ ...route, path: `${route.path}?name=x` }, options))
    }
    for (const type of ['application/json', 'nonsense']) {
      const other = await send('{}', type)
      expect([other.statusCode, other.json().message]).toEqual([
        415,
        'This endpoint only accepts a file, as application/octet-stream',
      ])
    }
    const refused = await send('no match file', 'application/octet-stream')
    expect([refused.statusCode, refused.json().error]).toEqual([400, 'unreadable_file'])
    const large = Buffer.alloc(64 * 1024 * 1024 + 1)
    expect((await send(large, 'application/octet-stream')).statusCode).toBe(413)
  },
)

function hasBody({ method }: AnyRoute) {
  return method === 'POST' || method === 'PUT'
}

const request = (route: AnyRoute, options: InjectOptions): InjectOptions => ({
  method: route.method,
  url: route.path.replace(':id', '999999'),
  ...options,
})

/** No field accepts an object so far. A query gets a NUL, which no field accepts. */
function wrongInputs(route: AnyRoute) {
  const path = route.path.replace(':id', '1')
  return fieldsOf(route).flatMap((name) => {
    if (route.path.includes(`:${name}`)) {
      const urls = NO_NUMBERS.map((value) => route.path.replace(`:${name}`, value))
      return urls.map((url) => ({ url, payload: undefined }))
    }
    return hasBody(route) && !route.upload
      ? { url: path, payload: { [name]: { wrong: [null] } } }
      : { url: `${path}?${name}=%00wrong`, payload: undefined }
  })
}
