import type { FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'

/** Error messages of a form, by field. */
export type Faults = Readonly<Record<string, string>>

/** Checks a form with the schema of its API call. The first error of each field counts. */
export function schemaFaults(schema: z.ZodMiniType, values: unknown): Faults {
  const { error } = schema.safeParse(values)
  const faults = (error?.issues ?? []).map(
    ({ path, message }) => [String(path[0]), message] as const,
  )
  return Object.fromEntries(faults.toReversed())
}

export function resolveBy<Values extends FieldValues>(
  check: (values: Values) => Faults,
): Resolver<Values> {
  return (values) => {
    const faults = Object.entries(check(values))
    if (faults.length === 0) return { values, errors: {} }
    const errors = faults.map(([field, message]) => [field, { type: 'check', message }])
    return { values: {}, errors: Object.fromEntries(errors) }
  }
}
