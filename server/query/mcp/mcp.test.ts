import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { importFile } from '../../archive/import-file.ts'
import { file, game, set, team } from '../../archive/test-archive.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { runMcpCommand } from './command.ts'

const { app, db, as } = await buildTestApp({}, afterAll)
await importFile(
  db,
  file('cup', [
    set('Cup', [game('c1', 1, '', [team('Saga', 1, 'ash loba seer'), team('Reed', 2, 'ash')])]),
  ]),
)
const url = await app.listen({ port: 0, host: '127.0.0.1' })
const { token } = await as('user')

/** Sends these lines to the command, and returns what it writes. */
async function talk(lines: readonly (string | object)[], env: Record<string, string> = {}) {
  const [input, output, errors] = [new PassThrough(), new PassThrough(), new PassThrough()]
  const done = runMcpCommand(
    { RINGWISE_URL: url, RINGWISE_TOKEN: token, ...env },
    { input, output, errors },
  )
  for (const line of lines)
    input.write(`${typeof line === 'string' ? line : JSON.stringify(line)}\n`)
  input.end()
  const code = await done
  output.end()
  errors.end()
  const written = (await text(output)).split('\n').filter(Boolean)
  return {
    code,
    answers: written.map((line): unknown => JSON.parse(line)),
    said: await text(errors),
  }
}

const request = (id: number, method: string, params = {}) => ({
  jsonrpc: '2.0',
  id,
  method,
  params,
})
const callOf = (name: string, input: object) => request(7, 'tools/call', { name, arguments: input })

const result = z.object({
  result: z.object({
    content: z.tuple([z.object({ text: z.string() })]),
    isError: z.optional(z.boolean()),
  }),
})
async function call(name: string, input: object, env = {}) {
  const [answer] = (await talk([callOf(name, input)], env)).answers
  const { content, isError } = result.parse(answer).result
  const [{ text: found }] = content
  return isError ? found : (JSON.parse(found) as unknown)
}

test('a client starts, lists the tools and gets no answer to a notification', async () => {
  const { answers, code } = await talk([
    request(1, 'initialize', { protocolVersion: '2025-03-26', capabilities: {} }),
    { jsonrpc: '2.0', method: 'notifications/initialized' },
    request(2, 'tools/list'),
    request(3, 'ping'),
  ])
  expect(code).toBe(0)
  expect(answers).toMatchObject([
    { id: 1, result: { protocolVersion: '2025-03-26', capabilities: { tools: {} } } },
    {
      id: 2,
      result: {
        tools: [
          { name: 'list_catalog', annotations: { readOnlyHint: true } },
          { name: 'parse_line', inputSchema: { required: ['line'] } },
          { name: 'run_query', inputSchema: { required: ['tokens'] } },
        ],
      },
    },
    { id: 3, result: {} },
  ])
})

test('an unknown version of the protocol is answered with ours', async () => {
  const { answers } = await talk([request(1, 'initialize', { protocolVersion: '1999-01-01' })])
  expect(answers).toMatchObject([{ result: { protocolVersion: '2025-06-18' } }])
})

test('a line becomes tokens, and tokens an answer', async () => {
  expect(await call('parse_line', { line: 'points by team of Sga headshots' })).toEqual({
    tokens: ['measure:points', 'by:team'],
    notUnderstood: [
      { text: 'Sga', couldBe: [] },
      { text: 'headshots', couldBe: [] },
    ],
    corrected: [],
    problem: null,
  })
  expect(await call('run_query', { tokens: ['measure:points', 'by:team'] })).toMatchObject({
    rows: [
      { label: 'Saga', value: 14, n: 1 },
      { label: 'Reed', value: 11, n: 1 },
    ],
  })
  expect(await call('list_catalog', {})).toMatchObject({ names: { teams: ['Reed', 'Saga'] } })
})

test('a refusal is told in words, so that the assistant can correct itself', async () => {
  expect(await call('run_query', { tokens: ['measure:points', 'team:Nobody'] })).toBe(
    'There is no team named Nobody.',
  )
  expect(await call('run_query', { tokens: 'points' })).toMatch(/do not fit the input schema/)
  const away = { RINGWISE_URL: 'http://127.0.0.1:1' }
  expect(await call('list_catalog', {}, away)).toMatch(/doesn't answer as expected/)
})

test('what is no message of the protocol is answered with its error', async () => {
  const { answers } = await talk([
    '{',
    '[]',
    request(4, 'tools/delete'),
    request(5, 'tools/call', { name: 'drop_table' }),
  ])
  expect(answers).toMatchObject([
    { id: null, error: { code: -32_700 } },
    { id: null, error: { code: -32_600 } },
    { id: 4, error: { code: -32_601 } },
    { id: 5, error: { code: -32_602 } },
  ])
})

test('a bad address ends it with a message', async () => {
  const { code, said } = await talk([], { RINGWISE_URL: 'nowhere' })
  expect([code, said]).toEqual([2, "RINGWISE_URL isn't an address: nowhere\n"])
})
