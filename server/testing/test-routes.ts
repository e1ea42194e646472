import * as z from 'zod/mini'
import type { Route } from '#contract/base/route.ts'

export type AnyRoute = Route<unknown, unknown>

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../contract/*/*.ts', '!**/*.{test,texts}.ts'],
  { eager: true },
)

/** Finds every route that contract/ declares, so new routes are tested without being listed. */
export const routes = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter(isRoute)

export const routeName = ({ method, path }: AnyRoute) => `${method} ${path}`

export const named = (some: readonly AnyRoute[]) =>
  some.map((route) => [routeName(route), route] as const)

const fields = { properties: z._default(z.record(z.string(), z.unknown()), {}) }
/** An input is an object, or a union of several. */
const inputShape = z.object({ ...fields, oneOf: z._default(z.array(z.object(fields)), []) })

export function fieldsOf({ input }: AnyRoute): string[] {
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
  const { properties, oneOf } = inputShape.parse(schema)
  return [...new Set([properties, ...oneOf.map((one) => one.properties)].flatMap(Object.keys))]
}

function isRoute(value: unknown): value is AnyRoute {
  return typeof value === 'object' && value !== null && 'access' in value && 'path' in value
}
