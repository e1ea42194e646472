import { done, noInput } from './field.ts'
import { route } from './route.ts'

export const logOutOthers = route({
  method: 'POST',
  path: '/api/auth/logout_others',
  access: 'account.use',
  summary: 'Ends all other sessions of the user; that of the token stays.',
  input: noInput,
  output: done,
})
