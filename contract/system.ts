import * as z from 'zod/mini'
import { noInput } from './field.ts'
import { route } from './route.ts'

export const getHealth = route({
  method: 'GET',
  path: '/api/health',
  access: 'public',
  summary: 'Check that the server and its database are up.',
  input: noInput,
  output: z.object({ status: z.literal('ok'), version: z.string() }),
})

export const getPortraits = route({
  method: 'GET',
  path: '/api/portraits',
  access: 'public',
  summary: 'List your own legend pictures by legend name.',
  input: noInput,
  output: z.object({ portraits: z.record(z.string(), z.string()) }),
})
