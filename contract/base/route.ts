import type * as z from 'zod/mini'
import type { Capability } from '#domain/account/access.ts'

/** Who can call it: anyone, or users with the capability. */
export type Access = Capability | 'public'

export interface Route<In, Out, Who extends Access = Access> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/api/${string}`
  access: Who
  /** One sentence for the API docs. */
  summary: string
  /** The body is the raw file, or a form with the file in its field `file`. The input is in the query. */
  upload?: true | 'form'
  /** The query names something that may not exist. */
  canBeMissing?: true
  /** It changes something although it is public. */
  isPublicChange?: true
  input: z.ZodMiniType<In>
  output: z.ZodMiniType<Out>
}

/** Whether the input is JSON in the body; otherwise it is in the query. */
export const takesJson = ({ method, upload }: Pick<Route<unknown, unknown>, 'method' | 'upload'>) =>
  !upload && (method === 'POST' || method === 'PUT')

export const route = <In, Out, Who extends Access>(definition: Route<In, Out, Who>) => definition
