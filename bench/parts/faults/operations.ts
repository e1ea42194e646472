// Requests to every operation that our own OpenAPI description names.
import * as fc from 'fast-check'
import * as z from 'zod/mini'
import { lines } from '#server/archive/ingest/testing/test-match-csv.ts'
import { bodyExample } from './examples.ts'
import { type KnownValues, ownerOf } from './known-values.ts'
import { inputsOf, type JsonSchema } from './schema-inputs.ts'

const schema = z.custom<JsonSchema>((value) => typeof value === 'object' && value !== null)
const parameter = z.object({ name: z.string(), in: z.enum(['path', 'query']), schema })
const operation = z.object({
  parameters: z.array(parameter),
  requestBody: z.optional(z.object({ content: z.record(z.string(), z.object({ schema })) })),
})
const description = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
})

export interface MadeRequest {
  method: string
  path: string
  headers: Record<string, string>
  body: Buffer | null
}

export interface Operation {
  name: string
  requests: fc.Arbitrary<MadeRequest>
}

export function operationsOf(openApi: unknown, known: KnownValues): Operation[] {
  return Object.entries(description.parse(openApi).paths).flatMap(([path, group]) =>
    Object.entries(group).map(([verb, found]) => {
      const method = verb.toUpperCase()
      const name = `${method} ${path}`
      const knownHere: KnownValues = (field) => known(field === 'id' ? ownerOf(path) : field)
      return { name, requests: requestsTo(method, path, found, knownHere) }
    }),
  )
}

function requestsTo(
  method: string,
  path: string,
  { parameters, requestBody }: z.infer<typeof operation>,
  known: KnownValues,
): fc.Arbitrary<MadeRequest> {
  const given = fc.record(
    Object.fromEntries(parameters.map(({ name, schema: of }) => [name, inputsOf(of, name, known)])),
    { requiredKeys: parameters.flatMap((one) => (one.in === 'path' ? [one.name] : [])) },
  )
  return fc
    .tuple(given, bodiesOf(requestBody?.content, bodyExample(`${method} ${path}`, known), known))
    .map(([values, { type, body }]) => {
      const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encode(values[name]))
      const query = parameters
        .filter((one) => one.in === 'query' && values[one.name] !== undefined)
        .flatMap(({ name }) => listOf(values[name]).map((value) => `${name}=${encode(value)}`))
      return {
        method,
        // Longer ones are refused before they reach us.
        path: (query.length > 0 ? `${filled}?${query.join('&')}` : filled)
          .slice(0, 8000)
          .replace(/%\w?$/, ''),
        headers: type === null ? {} : { 'content-type': type },
        body,
      }
    })
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, 20) : [value])

const encode = (value: unknown) =>
  encodeURIComponent((typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed())

interface Body {
  type: string | null
  body: Buffer | null
}

const NO_BODY: Body = { type: null, body: null }
const csv = lines({ games: 1 }).join('\n')
const BOUNDARY = 'boundary'

function bodiesOf(
  content: Record<string, { schema: JsonSchema }> | undefined,
  example: fc.Arbitrary<unknown> | null,
  known: KnownValues,
): fc.Arbitrary<Body> {
  const [type, media] = Object.entries(content ?? {})[0] ?? []
  if (type === undefined || media === undefined) return fc.constant(NO_BODY)
  if (type === 'application/json') return jsonBodies(media.schema, example, known)
  const files = fc.oneof(
    fc.uint8Array({ maxLength: 4000 }).map((bytes) => Buffer.from(bytes)),
    fc.constant(Buffer.from(csv)),
    fc.nat(csv.length).map((length) => Buffer.from(csv.slice(0, length))),
    fc.json().map((text) => Buffer.from(text.toWellFormed())),
  )
  if (type !== 'multipart/form-data') return files.map((body) => ({ type, body }))
  return files.map((file) => ({
    type: `${type}; boundary=${BOUNDARY}`,
    body: Buffer.concat([
      Buffer.from(
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="x.png"\r\n\r\n`,
      ),
      file,
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ]),
  }))
}

function jsonBodies(
  of: JsonSchema,
  example: fc.Arbitrary<unknown> | null,
  known: KnownValues,
): fc.Arbitrary<Body> {
  const type = 'application/json'
  const made = inputsOf(of, '', known)
  const inputs = example === null ? made : fc.oneof(made, example)
  const good = inputs.map((value) => ({ type, body: Buffer.from(JSON.stringify(value)) }))
  return fc.oneof(
    { weight: 30, arbitrary: good },
    // Cut off, of another type, not text at all, or as large as a body can be.
    { weight: 1, arbitrary: good.map(({ body }) => ({ type, body: body.subarray(0, -1) })) },
    { weight: 1, arbitrary: good.map(({ body }) => ({ type: 'text/plain', body })) },
    { weight: 1, arbitrary: fc.uint8Array().map((b) => ({ type, body: Buffer.from(b) })) },
    { weight: 1, arbitrary: fc.constantFrom(...largeBodies(of)).map((body) => ({ type, body })) },
    { weight: 1, arbitrary: fc.constant(NO_BODY) },
  )
}

/** Every field as a list of 400,000 numbers or a text of 900 kB. */
function largeBodies({ properties = {} }: JsonSchema): Buffer[] {
  const names = [...Object.keys(properties), 'other']
  return names.flatMap((name) =>
    [`[${'0,'.repeat(400_000)}0]`, `"${'x'.repeat(900_000)}"`].map((value) =>
      Buffer.from(`{${JSON.stringify(name)}:${value}}`),
    ),
  )
}
