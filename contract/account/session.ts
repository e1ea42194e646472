import * as z from 'zod/mini'
import { currentUser } from './account.ts'
import { done, noInput, noNul } from '../base/field.ts'
import { messages } from '../base/texts.ts'
import { route } from '../base/route.ts'

const { missingCredentials } = messages.login

export const login = route({
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  summary: 'Log in with username and password to get a token.',
  // Values too long for any account are treated like any other wrong credentials.
  input: z.object({
    username: z.string(missingCredentials).check(z.minLength(1, missingCredentials), noNul),
    password: z.string(missingCredentials).check(z.minLength(1, missingCredentials)),
  }),
  output: z.object({ token: z.string(), user: currentUser }),
})

export const getMe = route({
  method: 'GET',
  path: '/api/auth/me',
  access: 'account.use',
  summary: 'Get the current user.',
  input: noInput,
  output: z.object({ user: currentUser }),
})

export const logout = route({
  method: 'POST',
  path: '/api/auth/logout',
  access: 'account.use',
  summary: 'Log out.',
  input: noInput,
  output: done,
})
