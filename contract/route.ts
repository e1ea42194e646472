import type * as z from 'zod/mini'
import type { Capability } from '#domain/access.ts'

export interface Route<In, Out> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/api/${string}`
  /** Who may call: anyone, or those who have the capability. */
  access: Capability | 'public'
  /** One sentence for the API's page. */
  summary: string
  input: z.ZodMiniType<In>
  output: z.ZodMiniType<Out>
}

export const route = <In, Out>(definition: Route<In, Out>) => definition
