import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { settingsMessages as texts } from '#contract/account/settings.texts.ts'
import { changePassword, saveSettings } from '#contract/account/settings.ts'
import type { Database } from '../db/schema.ts'
import { badRequest, sessionInvalid } from '../http/errors.ts'
import { succeed, serve } from '../http/serve.ts'
import { accountRepository } from './account.repository.ts'
import { knownDeviceRepository } from './known-device.repository.ts'
import { loginLimit } from './login-limit.ts'
import { hashPassword, isPassword, requireGoodPassword } from './password.ts'
import { sessionRepository } from './session.repository.ts'

export function settingsRoutes(app: FastifyInstance, db: Kysely<Database>) {
  const accounts = accountRepository(db)
  const limit = loginLimit(db)

  serve(app, changePassword, async ({ currentPassword, newPassword }, { user, address, log }) => {
    const account = await accounts.byId(user.id)
    if (!account) throw sessionInvalid()
    // The login limit applies here too. Otherwise a stolen token could be used to guess the password.
    const attempt = await limit.begin(account.username, address)
    const isRight = await isPassword({
      username: account.username,
      password: currentPassword,
      passwordHash: account.password_hash,
      isKnownDevice: true,
    }).catch(async (error: unknown) => {
      await attempt.withdraw()
      throw error
    })
    if (!isRight) {
      log.warn({ address, user: user.id, reason: 'wrong password' }, 'password not changed')
      throw badRequest(texts.passwordWrong, 'password_wrong')
    }
    await attempt.succeeded()
    requireGoodPassword(newPassword)
    const passwordHash = await hashPassword(newPassword)
    await db.transaction().execute(async (tx) => {
      await accountRepository(tx).setPassword(user.id, passwordHash)
      await sessionRepository(tx).endAllOf(user.id, user.tokenHash)
      await knownDeviceRepository(tx).forgetAllOf(user.id)
    })
    log.info({ user: user.id }, 'password changed')
    return succeed(texts.passwordChanged)
  })

  serve(app, saveSettings, async (change, { user }) => ({
    ...succeed(texts.saved),
    settings: await accounts.mergeSettings(user.id, change),
  }))
}
