import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { messages } from '#contract/base/texts.ts'
import { isUsername } from '#domain/account/account.ts'
import type { Database } from '../db/schema.ts'
import type { Env } from '../process/env.ts'
import { accountRepository } from './account.repository.ts'
import { passwordProblem, hashPassword } from './password.ts'

/** Arbitrary; must differ from our other advisory locks. */
const FIRST_ADMIN_LOCK = 7_264_003

type Given = Pick<Env, 'ADMIN_USERNAME' | 'ADMIN_PASSWORD' | 'ADMIN_EMAIL' | 'NODE_ENV'>

/** Creates the administrator if there are no users yet. Returns the password if it was generated here. */
export async function createFirstAdmin(db: Kysely<Database>, env: Given) {
  const { ADMIN_USERNAME: username, ADMIN_EMAIL: email = null } = env
  const password = env.ADMIN_PASSWORD ?? randomBytes(12).toString('base64url')
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${FIRST_ADMIN_LOCK})`.execute(tx)
    if (await tx.selectFrom('account').select('id').limit(1).executeTakeFirst()) return null
    requireUsable(env)
    const passwordHash = await hashPassword(password)
    await accountRepository(tx).create({ username, email, role: 'admin' }, passwordHash)
    return { username, password: env.ADMIN_PASSWORD === undefined ? password : null }
  })
}

function requireUsable({ ADMIN_USERNAME, ADMIN_PASSWORD, NODE_ENV }: Given) {
  if (!isUsername(ADMIN_USERNAME))
    throw new Error(`ADMIN_USERNAME: ${messages.account.usernameRule}`)
  const fault = ADMIN_PASSWORD === undefined ? null : passwordProblem(ADMIN_PASSWORD)
  // Common passwords are allowed in development.
  if (fault === null || (fault === 'passwordCommon' && NODE_ENV !== 'production')) return
  throw new Error(`ADMIN_PASSWORD: ${messages.account[fault]}`)
}
