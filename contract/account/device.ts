import { done, noInput } from '../base/field.ts'
import { route } from '../base/route.ts'

export const logOutOthers = route({
  method: 'POST',
  path: '/api/auth/logout_others',
  access: 'account.use',
  summary: 'Log out all other sessions of the current user.',
  input: noInput,
  output: done,
})
