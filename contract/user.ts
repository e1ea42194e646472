import * as z from 'zod/mini'
import { account, email, newPassword, role, username } from './account.ts'
import { done, noInput, rowId } from './field.ts'
import { route } from './route.ts'

const changed = z.extend(done, { user: account })

export const listUsers = route({
  method: 'GET',
  path: '/api/admin/users',
  access: 'users.manage',
  summary: 'All users, by name.',
  input: noInput,
  output: z.object({ users: z.array(account) }),
})

export const registerUser = route({
  method: 'POST',
  path: '/api/users/register',
  access: 'users.manage',
  summary: 'Creates a user.',
  input: z.object({ username, email, password: newPassword, role: z._default(role, 'user') }),
  output: changed,
})

export const editUser = route({
  method: 'PUT',
  path: '/api/admin/users/:id',
  access: 'users.manage',
  summary:
    'Changes name, email, role and, where one is given, the password; a new role or password ends the sessions of that user.',
  input: z.object({ id: rowId, username, email, role, password: z.optional(newPassword) }),
  output: changed,
})

export const deleteUser = route({
  method: 'DELETE',
  path: '/api/admin/users/:id',
  access: 'users.manage',
  summary: 'Deletes a user and ends their sessions.',
  input: z.object({ id: rowId }),
  output: done,
})
