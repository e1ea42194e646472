import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { logOutOthers } from '#contract/device.ts'
import { deviceMessages } from '#contract/messages/device.ts'
import { messages } from '#contract/messages.ts'
import { getMe, login, logout } from '#contract/session.ts'
import type { Database } from '../db/schema.ts'
import { HttpError, sessionInvalid } from '../errors.ts'
import { serve } from '../serve.ts'
import { accountRepository, presentCurrentUser } from './account.repository.ts'
import { loginLimit } from './login-limit.ts'
import { isPassword } from './password.ts'
import { sessionRepository } from './session.repository.ts'

export function sessionRoutes(app: FastifyInstance, db: Kysely<Database>) {
  const accounts = accountRepository(db)
  const sessions = sessionRepository(db)
  const limit = loginLimit(db)

  serve(app, login, async ({ username, password }, { address, log }) => {
    const attempt = await limit.begin(username, address)
    const account = await accounts.byUsername(username)
    if (!(await isPassword(password, account?.password_hash)) || !account) {
      // The name stays out: some type their password into its field.
      const reason = account ? 'wrong password' : 'unknown name'
      log.warn({ address, user: account?.id, reason }, 'login failed')
      throw new HttpError(401, 'wrong_credentials', messages.login.wrongCredentials)
    }
    await attempt.succeeded()
    const now = new Date()
    const row = await accounts.recordLogin(account.id, now)
    const token = await sessions.start(row.id, row.role, now)
    log.info({ address, user: row.id }, 'login')
    return { token, user: presentCurrentUser(row) }
  })

  serve(app, getMe, async (_, { user }) => {
    const row = await accounts.byId(user.id)
    if (!row) throw sessionInvalid()
    return { user: presentCurrentUser(row) }
  })

  serve(app, logout, async (_, { user, log }) => {
    await sessions.end(user.tokenHash)
    log.info({ user: user.id }, 'logout')
    return { success: true as const, message: messages.login.loggedOut }
  })

  serve(app, logOutOthers, async (_, { user, log }) => {
    await sessions.endAllOf(user.id, user.tokenHash)
    log.info({ user: user.id }, 'logout of other devices')
    return { success: true as const, message: deviceMessages.loggedOut }
  })
}
