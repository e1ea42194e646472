import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { listDevices, logOutDevice, logOutOthers } from '#contract/account/device.ts'
import { deviceMessages } from '#contract/account/device.texts.ts'
import { messages } from '#contract/base/texts.ts'
import { getMe, login, logout } from '#contract/account/session.ts'
import { accountKey } from '#domain/account/account.ts'
import type { Database } from '../db/schema.ts'
import { createFairQueue } from '../http/queue/fair-queue.ts'
import { HttpError, notFound, sessionInvalid } from '../http/errors.ts'
import { succeed, serve, serveRaw } from '../http/serve.ts'
import { accountRepository, type AccountRow, toCurrentUser } from './account.repository.ts'
import { deviceOfRequest, readDeviceCookie, sendDeviceCookie } from './device-cookie.ts'
import { knownDeviceRepository } from './known-device.repository.ts'
import { loginLimit } from './login-limit.ts'
import { isPassword } from './password.ts'
import { sessionRepository } from './session.repository.ts'

/** Of the database's connections for requests. The others are for people who are logged in, however many try to. */
const LOGIN_CONNECTIONS = 4
const atDoor = createFairQueue({
  slots: LOGIN_CONNECTIONS,
  waitingPerCaller: 8,
  patienceMs: 10_000,
})

export function sessionRoutes(app: FastifyInstance, db: Kysely<Database>) {
  const accounts = accountRepository(db)
  const sessions = sessionRepository(db)
  const limit = loginLimit(db)
  const devices = knownDeviceRepository(db)

  serveRaw(app, login, async ({ username, password }, { address, log }, request, reply) => {
    const device = readDeviceCookie(request)
    const caller = { key: accountKey(username), isGuest: device === null }
    const { knownDevice, attempt, account } = await atDoor(caller, 1, async () => {
      const found = device === null ? null : await devices.findOf(username, device)
      return {
        knownDevice: found,
        attempt: await limit.begin(username, address, found),
        account: await accounts.byUsername(username),
      }
    })
    const passwordHash = account?.password_hash
    const isKnownDevice = knownDevice !== null
    const isRight = await isPassword({ username, password, passwordHash, isKnownDevice }).catch(
      async (error: unknown) => {
        await attempt.withdraw()
        throw error
      },
    )
    const begun =
      isRight && account ? await beginSession(db, account, deviceOfRequest(request)) : null
    if (!begun) {
      // Don't log the name: some users type their password into that field.
      const reason = account ? 'wrong password' : 'unknown name'
      log.warn({ address, user: account?.id, reason }, 'login failed')
      throw new HttpError(401, 'wrong_credentials', messages.login.wrongCredentials)
    }
    await attempt.succeeded()
    log.info({ address, user: begun.row.id }, 'login')
    sendDeviceCookie(request, reply, await devices.remember(begun.row.id, device))
    return login.output.parse({ token: begun.token, user: toCurrentUser(begun.row) })
  })

  serve(app, getMe, async (_, { user }) => {
    const row = await accounts.byId(user.id)
    if (!row) throw sessionInvalid()
    return { user: toCurrentUser(row) }
  })

  serve(app, logout, async (_, { user, log }) => {
    await sessions.end(user.tokenHash)
    log.info({ user: user.id }, 'logout')
    return succeed(messages.login.loggedOut)
  })

  deviceRoutes(app, sessions)
}

/** Where a user is logged in. */
function deviceRoutes(app: FastifyInstance, sessions: ReturnType<typeof sessionRepository>) {
  serve(app, listDevices, async (_, { user }) => ({
    devices: (await sessions.listOf(user.id, new Date())).map((row) => ({
      id: row.id,
      device: row.device,
      createdAt: row.created_at.getTime(),
      usedAt: (row.used_at ?? row.created_at).getTime(),
      expiresAt: row.expires_at.getTime(),
      isCurrent: row.token_hash.equals(user.tokenHash),
    })),
  }))

  serve(app, logOutDevice, async ({ id }, { user, log }) => {
    const isEnded = await sessions.endOneOf(user.id, id, user.tokenHash)
    if (!isEnded) throw notFound(deviceMessages.gone)
    log.info({ user: user.id, session: id }, 'logout of another device')
    return succeed(deviceMessages.loggedOutOne)
  })

  serve(app, logOutOthers, async (_, { user, log }) => {
    await sessions.endAllOf(user.id, user.tokenHash)
    log.info({ user: user.id }, 'logout of other devices')
    return succeed(deviceMessages.loggedOut)
  })
}

/**
 * Checks in the same transaction that the password is still the one that was verified: a password change ends all
 * sessions, and this one must not escape that.
 */
const beginSession = (db: Kysely<Database>, { id, password_hash }: AccountRow, device: string) =>
  db.transaction().execute(async (tx) => {
    const now = new Date()
    const row = await accountRepository(tx).recordLogin(id, password_hash, now)
    return row && { row, token: await sessionRepository(tx).start(id, row.role, now, device) }
  })
