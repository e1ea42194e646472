import * as z from 'zod/mini'
import { TIE_RULES } from '#domain/draft/ban.ts'
import { done, noInput } from '../base/field.ts'
import { route } from '../base/route.ts'

export const tieRule = z.enum(TIE_RULES)

export const getBanRule = route({
  method: 'GET',
  path: '/api/settings/ban_rule',
  access: 'public',
  summary: 'Get the rule that decides which of several equally picked legends is banned.',
  input: noInput,
  output: z.object({ tieRule }),
})

export const saveBanRule = route({
  method: 'PUT',
  path: '/api/settings/ban_rule',
  access: 'settings.manage',
  summary: 'Change that rule. All servers use it at once.',
  input: z.object({ tieRule }),
  output: done,
})
