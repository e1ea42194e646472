import * as z from 'zod/mini'
import { newPassword, preferences, storedPreferences } from './account.ts'
import { done } from '../base/field.ts'
import { messages } from '../base/texts.ts'
import { route } from '../base/route.ts'

export const changePassword = route({
  method: 'PUT',
  path: '/api/user/password',
  access: 'account.use',
  summary: 'Change your password and log out other devices.',
  input: z.object({
    currentPassword: z.string().check(z.minLength(1, messages.kit.fieldRequired)),
    newPassword,
  }),
  output: done,
})

export const saveSettings = route({
  method: 'PUT',
  path: '/api/user/settings',
  access: 'account.use',
  summary: 'Update the given preferences and keep the others.',
  input: preferences,
  output: z.extend(done, { settings: storedPreferences }),
})
