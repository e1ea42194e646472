import type * as z from 'zod/mini'
import type { Capability } from '#domain/account/access.ts'

/** Who may call: anyone, or those who have the capability. */
export type Access = Capability | 'public'

export interface Route<In, Out, Who extends Access = Access> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/api/${string}`
  access: Who
  /** One sentence for the API's page. */
  summary: string
  /** The body is a file as it is, or a form whose field `file` is one; the input comes in the query. */
  upload?: true | 'form'
  input: z.ZodMiniType<In>
  output: z.ZodMiniType<Out>
}

/** The input comes in the body as JSON; everywhere else it comes in the query. */
export const takesJson = ({ method, upload }: Pick<Route<unknown, unknown>, 'method' | 'upload'>) =>
  !upload && (method === 'POST' || method === 'PUT')

export const route = <In, Out, Who extends Access>(definition: Route<In, Out, Who>) => definition
