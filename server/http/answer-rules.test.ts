import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { named, routes } from '../testing/test-routes.ts'

// Findings X1 and X2: an answer that is checked like an input can't be read after what it names was deleted.
test.each(named(routes))(
  '%s answers with stored data as it is, whatever inputs allow now',
  (_, route) => {
    expect(rulesIn(route.output)).toEqual([])
  },
)

test('a rule is found at any depth', () => {
  const ruled = z.string().check(z.minLength(1))
  const schema = z.object({ list: z.array(z.nullable(z.union([z.int(), z.object({ ruled })]))) })
  expect(rulesIn(schema)).toEqual(['min_length'])
  expect(rulesIn(z.string().check(z.refine((name) => name !== '')))).toEqual(['custom'])
  expect(rulesIn(z.pipe(z.string(), ruled))).toEqual(['min_length'])
})

/** The names of all checks of a schema and those within it. */
function rulesIn(schema: unknown, seen = new Set<unknown>()): string[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return []
  seen.add(schema)
  if (!(schema instanceof z.core.$ZodType)) {
    return Object.values(schema).flatMap((part) => rulesIn(part, seen))
  }
  const { _zod: inner } = schema
  const { checks = [], ...parts } = inner.def
  const rules = checks.map(({ _zod: { def } }) => def.check)
  return [...rules, ...rulesIn(parts, seen)]
}
