import type { FastifyInstance } from 'fastify'
import type { Kysely, Transaction } from 'kysely'
import { refusals } from '#contract/base/refusal.texts.ts'
import { adminMessages as texts } from '#contract/account/admin.texts.ts'
import {
  deleteUser,
  editUser,
  listUserNames,
  listUsers,
  registerUser,
} from '#contract/account/user.ts'
import { createWithinQuotas, type Quota } from '../db/quota.ts'
import type { Database } from '../db/schema.ts'
import { conflict, notFound } from '../http/errors.ts'
import { succeed, serve } from '../http/serve.ts'
import { accountRepository, toAccount } from './account.repository.ts'
import { knownDeviceRepository } from './known-device.repository.ts'
import { hashPassword, requireGoodPassword } from './password.ts'
import { sessionRepository } from './session.repository.ts'

export const ACCOUNT_QUOTA: Quota = {
  name: 'accounts',
  rows: (tx) => tx.selectFrom('account').select('id'),
}

export function userRoutes(app: FastifyInstance, db: Kysely<Database>) {
  const accounts = accountRepository(db)

  serve(app, listUsers, async () => ({ users: (await accounts.list()).map(toAccount) }))

  serve(app, listUserNames, async () => ({ names: await accounts.listNames() }))

  serve(app, registerUser, async ({ password, ...profile }, { user, log }) => {
    requireGoodPassword(password)
    const passwordHash = await hashPassword(password)
    const row = await createWithinQuotas(db, 'account', [ACCOUNT_QUOTA], (tx) =>
      accountRepository(tx).create(profile, passwordHash),
    )
    log.info({ by: user.id, user: row.id, role: row.role }, 'user created')
    return { ...succeed(texts.created), user: toAccount(row) }
  })

  serve(app, editUser, async ({ id, password, ...profile }, { user, log }) => {
    if (password !== undefined) requireGoodPassword(password)
    const passwordHash = password === undefined ? null : await hashPassword(password)
    const row = await db.transaction().execute(async (tx) => {
      if (profile.role !== 'admin') await requireOtherAdmin(tx, id)
      const before = await accountRepository(tx).byId(id)
      const after = await accountRepository(tx).update(id, profile)
      if (!before || !after) throw notFound(refusals.userNotFound)
      if (passwordHash !== null) {
        await accountRepository(tx).setPassword(id, passwordHash)
        await knownDeviceRepository(tx).forgetAllOf(id)
      }
      if (before.role !== after.role || passwordHash !== null) {
        await sessionRepository(tx).endAllOf(id)
      }
      return after
    })
    log.info(
      { by: user.id, user: id, role: row.role, password: passwordHash !== null },
      'user changed',
    )
    return { ...succeed(texts.updated), user: toAccount(row) }
  })

  serve(app, deleteUser, async ({ id }, { user, log }) => {
    if (id === user.id) throw conflict('own_account', refusals.ownAccount)
    await db.transaction().execute(async (tx) => {
      await requireOtherAdmin(tx, id)
      if (!(await accountRepository(tx).delete(id))) throw notFound(refusals.userNotFound)
    })
    log.info({ by: user.id, user: id }, 'user deleted')
    return succeed(texts.deleted)
  })
}

async function requireOtherAdmin(tx: Transaction<Database>, id: number) {
  const admins = await accountRepository(tx).lockAdmins()
  if (admins.length === 1 && admins[0] === id) throw conflict('last_admin', refusals.lastAdmin)
}
