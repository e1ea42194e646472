import * as z from 'zod/mini'
import { done, epochMs, noInput, rowId } from '../base/field.ts'
import { route } from '../base/route.ts'

export const listDevices = route({
  method: 'GET',
  path: '/api/auth/devices',
  access: 'account.use',
  summary: 'List the logins of the current user, the last used first.',
  input: noInput,
  output: z.object({
    devices: z.array(
      z.object({
        id: z.int(),
        /** "Chrome on Windows"; empty if the browser doesn't say it. */
        device: z.string(),
        createdAt: epochMs,
        /** To the minute. */
        usedAt: epochMs,
        expiresAt: epochMs,
        isCurrent: z.boolean(),
      }),
    ),
  }),
})

export const logOutDevice = route({
  method: 'DELETE',
  path: '/api/auth/devices/:id',
  access: 'account.use',
  summary: 'Log out one other login of the current user.',
  input: z.object({ id: rowId }),
  output: done,
})

export const logOutOthers = route({
  method: 'POST',
  path: '/api/auth/logout_others',
  access: 'account.use',
  summary: 'Log out all other sessions of the current user.',
  input: noInput,
  output: done,
})
