// Values for a JSON schema: valid ones, and ones that are hostile in one or several fields.
import * as fc from 'fast-check'
import type { KnownValues } from './known-values.ts'

export interface JsonSchema {
  type?: string
  format?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  propertyNames?: JsonSchema
  additionalProperties?: JsonSchema
  items?: JsonSchema
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  pattern?: string
}

type Make = fc.Arbitrary<unknown>

/** Replaces a generator by another one for some fields. */
type Twist = (valid: Make) => Make

interface Making {
  readonly twist: Twist
  readonly known: KnownValues
}

/** Texts that mean something to some route, so that requests get past the first check. */
const WORDS =
  'Ash|Loba|mad_maggie|Ash,Loba,Seer|Alliance|Squad 1|1|2|north|stormpoint|edistrict|admin|correct horse 9|Stacks|2026-11-01'
    .split('|')
    .concat('https://youtu.be/M7lc1UVf-VE')

/** Inputs that have broken servers before. */
const NASTY_TEXTS =
  '|\0|\ud800|__proto__|constructor|%00|../../etc/passwd|<img src=x onerror=alert(1)>|\u202e|1e999|-0'
    .split('|')
    .concat("' or 1=1 --", 'x'.repeat(5000), '💥'.repeat(300))
const NASTY_NUMBERS = [-1, -0, 0.5, 1e308, 2 ** 31, 2 ** 53, Number.MIN_VALUE, 4_102_444_801]
const nestedList = (depth: number): unknown => (depth === 0 ? [] : [nestedList(depth - 1)])
const NASTY_THINGS = [
  null,
  true,
  {},
  [],
  { ['__proto__']: { role: 'admin' } },
  nestedList(200),
  Array.from({ length: 2000 }, (_, n) => ({ [`key${n}`]: n })),
  Object.fromEntries(Array.from({ length: 1500 }, (_, n) => [`key${n}`, [n]])),
]

const nasty: Make = fc.oneof(
  fc.constantFrom(...NASTY_TEXTS),
  fc.constantFrom(...NASTY_NUMBERS),
  fc.constantFrom(...NASTY_THINGS),
  fc.string({ unit: 'binary' }),
  fc.jsonValue(),
)

const asIs: Twist = (valid) => valid
const nowAndThen: Twist = (valid) =>
  fc.oneof({ weight: 4, arbitrary: valid }, { weight: 1, arbitrary: nasty })

/** About half of them are valid as far as the schema says, with values of `known` under the same name. */
export const inputsOf = (schema: JsonSchema, name: string, known: KnownValues): Make =>
  fc.oneof(
    { weight: 10, arbitrary: make(schema, name, { twist: asIs, known }) },
    { weight: 9, arbitrary: make(schema, name, { twist: nowAndThen, known }) },
    { weight: 1, arbitrary: nasty },
  )

function make(schema: JsonSchema, name: string, making: Making): Make {
  const { twist, known } = making
  const options = schema.anyOf ?? schema.oneOf
  if (options) return fc.oneof(...options.map((option) => make(option, name, making)))
  if (schema.const !== undefined) return twist(fc.constant(schema.const))
  if (schema.enum) return twist(fc.constantFrom(...schema.enum))
  const any = makeByType(schema, name, making)
  const fitting = known(name).filter((value) => isOfType(value, schema))
  if (fitting.length === 0) return twist(any)
  return twist(
    fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...fitting) }, { weight: 1, arbitrary: any }),
  )
}

const isOfType = (value: unknown, { type, pattern }: JsonSchema) =>
  type === 'integer'
    ? Number.isInteger(value)
    : typeof value === type && (pattern === undefined || new RegExp(pattern).test(String(value)))

function makeByType(schema: JsonSchema, name: string, making: Making): Make {
  const { minimum = -1000, maximum = 2 ** 31 } = schema
  switch (schema.type) {
    case 'object':
      return makeObject(schema, making)
    case 'array':
      return fc.array(make(schema.items ?? {}, name, making), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 20, 20),
      })
    case 'string':
      return makeText(schema)
    case 'integer':
      // Small ones are ids that exist.
      return fc.oneof(
        fc.integer({ min: minimum, max: Math.min(maximum, minimum + 60) }),
        fc.maxSafeInteger().map((n) => minimum + (Math.abs(n) % (maximum - minimum + 1))),
      )
    case 'number':
      return fc.double({ min: minimum, max: maximum, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.jsonValue()
  }
}

function makeText({ pattern, minLength = 0, maxLength = 200 }: JsonSchema): Make {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern))
  const most = Math.max(minLength, Math.min(maxLength, 200))
  return fc.oneof(
    fc.constantFrom(...WORDS),
    fc.string({ minLength, maxLength: most }),
    fc.string({ minLength, maxLength: most, unit: 'grapheme' }),
  )
}

function makeObject(schema: JsonSchema, making: Making): Make {
  const { properties = {}, required = [], additionalProperties } = schema
  if (additionalProperties) {
    const names = make(schema.propertyNames ?? { type: 'string' }, '', making).map(String)
    return fc.dictionary(names, make(additionalProperties, '', making), { maxKeys: 8 })
  }
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, make(field, name, making)]),
  )
  if (making.twist === asIs) return fc.record(fields, { requiredKeys: required })
  return fc.record({ ...fields, other: nasty }, { requiredKeys: [] })
}
