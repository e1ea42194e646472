import { randomUUID } from 'node:crypto'
import { test } from '@playwright/test'
import type { CurrentUser } from '#contract/account/account.ts'
import { login } from '#contract/account/session.ts'
import type { Role } from '#domain/account/access.ts'
import { ADMIN } from './server.ts'

/** Somebody with an account and a session of their own. */
export interface Person {
  readonly username: string
  readonly email: string
  readonly password: string
  readonly token: string
  readonly user: CurrentUser
}

export const uniqueName = (start: string) => `${start}-${randomUUID().slice(0, 8)}`

export interface ApiAnswer {
  readonly status: number
  readonly body: unknown
}

/** A call as any program would make it, outside the browser. */
export async function callApi(
  address: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { token, body }: { token?: string; body?: unknown } = {},
): Promise<ApiAnswer> {
  const response = await fetch(address + path, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const answer: unknown = await response.json()
  return { status: response.status, body: answer }
}

export async function logInByApi(address: string, username: string, password: string) {
  const { status, body } = await callApi(address, 'POST', '/api/auth/login', {
    body: { username, password },
  })
  if (status !== 200) throw new Error(`${username} could not log in: ${JSON.stringify(body)}`)
  return login.output.parse(body)
}

export async function logInAsFirstAdmin(address: string, password: string): Promise<Person> {
  const session = await logInByApi(address, ADMIN, password)
  return { username: ADMIN, email: 'e2e-admin@example.test', password, ...session }
}

/** A new user who has logged in once. */
export const createPerson = (...args: Parameters<typeof register>) =>
  test.step('people', () => register(...args))

async function register(
  address: string,
  adminToken: string,
  { role = 'user', username = uniqueName(role) }: { role?: Role; username?: string } = {},
): Promise<Person> {
  const email = `${username}@example.test`
  const password = randomUUID()
  const { status, body } = await callApi(address, 'POST', '/api/users/register', {
    token: adminToken,
    body: { username, email, password, role },
  })
  if (status !== 200) throw new Error(`${username} was not created: ${JSON.stringify(body)}`)
  return { username, email, password, ...(await logInByApi(address, username, password)) }
}
