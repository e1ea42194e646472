import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { buildTestApp } from '../testing/test-app.ts'
import { fieldsOf, named, routes } from '../testing/test-routes.ts'

const RUNS = 40

/** Inputs that have broken servers before: NUL, unpaired surrogates, prototype names, huge numbers, SQL, markup. */
const nasty = fc.constantFrom(
  '\0',
  '\ud800',
  '__proto__',
  'constructor',
  "' or 1=1 --",
  '<img src=x onerror=alert(1)>',
  '%00',
  '../../etc/passwd',
  '\u202e',
  'x'.repeat(5000),
)
const value = fc.oneof(nasty, fc.string(), fc.jsonValue(), fc.double(), fc.bigInt().map(String))

const { app, as } = await buildTestApp({ userBurst: 1_000_000 }, afterAll)

test.each(named(routes))('%s survives whatever is sent to it', async (_, route) => {
  // A new user each time, because one of the routes logs out.
  const { headers } = await as('admin')
  const fields = fc.dictionary(fc.constantFrom(...fieldsOf(route), 'other'), value)
  await fc.assert(
    fc.asyncProperty(fields, value, async (body, id) => {
      const url = route.path.replaceAll(/:\w+/g, () => encodeURIComponent(wellFormed(id)))
      const hasBody = route.method === 'POST' || route.method === 'PUT'
      const answer = await app.inject({
        method: route.method,
        url: hasBody ? url : `${url}?${query(body)}`,
        headers: { ...headers, 'content-type': 'application/json' },
        ...(hasBody && { payload: JSON.stringify(body) }),
      })
      expect(answer.statusCode).toBeLessThan(500)
      expect(answer.body).not.toMatch(/node_modules|at async|syntax error|violates/)
    }),
    { numRuns: RUNS },
  )
})

const query = (body: object) =>
  new URLSearchParams(
    Object.entries(body).map(([name, item]) => [name, wellFormed(item)]),
  ).toString()

const wellFormed = (item: unknown) => JSON.stringify(item).toWellFormed()
