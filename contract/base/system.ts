import * as z from 'zod/mini'
import { noInput } from './field.ts'
import { route } from './route.ts'

export const getHealth = route({
  method: 'GET',
  path: '/api/health',
  access: 'public',
  summary: 'Check that the server is alive. It needs no database for this.',
  input: noInput,
  output: z.object({ status: z.literal('ok'), version: z.string() }),
})

export const getReadiness = route({
  method: 'GET',
  path: '/api/ready',
  access: 'public',
  summary:
    'Check that the server can work: database, migrations, administrator. 503 with reasons if not.',
  input: noInput,
  output: z.object({ status: z.literal('ready'), version: z.string() }),
})

export const getPortraits = route({
  method: 'GET',
  path: '/api/portraits',
  access: 'public',
  summary: 'List your own legend pictures by legend name. An uploaded one wins over a file.',
  input: noInput,
  output: z.object({ portraits: z.record(z.string(), z.string()) }),
})
