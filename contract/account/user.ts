import * as z from 'zod/mini'
import { account, email, newPassword, role, username } from './account.ts'
import { done, noInput, rowId } from '../base/field.ts'
import { route } from '../base/route.ts'

const changed = z.extend(done, { user: account })

export const listUsers = route({
  method: 'GET',
  path: '/api/admin/users',
  access: 'users.manage',
  summary: 'List all users by name.',
  input: noInput,
  output: z.object({ users: z.array(account) }),
})

export const listUserNames = route({
  method: 'GET',
  path: '/api/users/names',
  access: 'account.use',
  summary: 'List the names of all users, to mention them in notes.',
  input: noInput,
  output: z.object({ names: z.array(z.string()) }),
})

export const newUser = z.object({
  username,
  email,
  password: newPassword,
  role: z._default(role, 'user'),
})

export const registerUser = route({
  method: 'POST',
  path: '/api/users/register',
  access: 'users.manage',
  summary: 'Create a user.',
  input: newUser,
  output: changed,
})

export const changedUser = z.object({
  id: rowId,
  username,
  email,
  role,
  password: z.optional(newPassword),
})

export const editUser = route({
  method: 'PUT',
  path: '/api/admin/users/:id',
  access: 'users.manage',
  summary:
    "Update a user's name, email, role and, if given, password. A new role or password logs the user out.",
  input: changedUser,
  output: changed,
})

export const deleteUser = route({
  method: 'DELETE',
  path: '/api/admin/users/:id',
  access: 'users.manage',
  summary: 'Delete a user and end their sessions.',
  input: z.object({ id: rowId }),
  output: done,
})
