import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely, Transaction } from 'kysely'
import {
  type AccountLink,
  type AccountLinkKind,
  acceptInvitation,
  createInvitation,
  createResetLink,
  endAccountLink,
  listAccountLinks,
  openAccountLink,
  resetPassword,
} from '#contract/share/account-link.ts'
import { accountLinkMessages as texts } from '#contract/share/account-link.texts.ts'
import { refusals } from '#contract/base/refusal.texts.ts'
import { type AccountRow, accountRepository, toCurrentUser } from '../account/account.repository.ts'
import { deviceOfRequest, readDeviceCookie, sendDeviceCookie } from '../account/device-cookie.ts'
import { knownDeviceRepository } from '../account/known-device.repository.ts'
import { loginLimit } from '../account/login-limit.ts'
import { hashPassword, requireGoodPassword } from '../account/password.ts'
import { sessionRepository } from '../account/session.repository.ts'
import { ACCOUNT_QUOTA } from '../account/user.routes.ts'
import { createWithinQuotas } from '../db/quota.ts'
import type { Database } from '../db/schema.ts'
import { conflict, HttpError, notFound } from '../http/errors.ts'
import { serve, serveRaw, succeed } from '../http/serve.ts'
import { roomMembers } from '../realtime/room-access.ts'
import {
  accountLinkRepository,
  type FoundAccountLink,
  useAccountLink,
} from './account-link.repository.ts'

const HOUR_MS = 60 * 60 * 1000
const RESET_HOURS = 24

export function accountLinkRoutes(app: FastifyInstance, db: Kysely<Database>) {
  const links = accountLinkRepository(db)

  serve(app, listAccountLinks, async () => ({ links: (await links.list()).map(present) }))

  serve(app, createInvitation, async ({ role, team, room, hours, uses }, { user, log }) => {
    if (room !== null && !(await isRoom(db, room))) throw notFound(texts.noRoom)
    const { link, token } = await links.create({
      kind: 'account_invite',
      expiresAt: new Date(Date.now() + hours * HOUR_MS),
      maxUses: uses,
      by: user.id,
      role,
      team: team.trim() || null,
      room,
    })
    log.info({ by: user.id, link: link.id, role, uses, hours }, 'invitation created')
    return { ...succeed(texts.created), link: present(link), token }
  })

  serve(app, createResetLink, async ({ id }, { user, log }) => {
    if (!(await accountRepository(db).byId(id))) throw notFound(refusals.userNotFound)
    const expiresAt = new Date(Date.now() + RESET_HOURS * HOUR_MS)
    const wanted = {
      kind: 'account_reset',
      expiresAt,
      maxUses: 1,
      by: user.id,
      account: id,
    } as const
    const { link, token } = await links.create(wanted)
    log.info({ by: user.id, link: link.id, user: id }, 'reset link created')
    return { ...succeed(texts.created), link: present(link), token }
  })

  serve(app, endAccountLink, async ({ id }, { user, log }) => {
    if (!(await links.end(id))) throw notFound(texts.notFound)
    log.info({ by: user.id, link: id }, 'account link turned off')
    return succeed(texts.ended)
  })

  usingRoutes(app, db)
}

/** For people without an account or without their password. */
function usingRoutes(app: FastifyInstance, db: Kysely<Database>) {
  const links = accountLinkRepository(db)
  const limit = loginLimit(db)

  serve(app, openAccountLink, async ({ token }, { address }) => {
    const attempt = await limit.begin(token, address)
    const link = await links.open(token)
    if (typeof link === 'string') return { link: null, ended: link }
    await attempt.succeeded()
    const { id: _id, created_at: _at, uses: _uses, max_uses: _max, ...shown } = present(link)
    return { link: shown, ended: null }
  })

  /** Checks the link before the password is hashed, which takes long, and again when it is used. */
  const withLink = async (token: string, kind: AccountLinkKind, address: string) => {
    const attempt = await limit.begin(token, address)
    const link = await links.open(token)
    if (typeof link === 'string') throw ended(link)
    if (link.kind !== kind) throw ended('unknown')
    await attempt.succeeded()
  }

  serveRaw(app, acceptInvitation, async (input, { address, log }, request, reply) => {
    const { token, username, email = null, password } = input
    requireGoodPassword(password)
    await withLink(token, 'account_invite', address)
    const passwordHash = await hashPassword(password)
    const { link, ...begun } = await createWithinQuotas(
      db,
      'account',
      [ACCOUNT_QUOTA],
      async (tx) => {
        const found = await use(tx, token, 'account_invite')
        const role = found.invited_role ?? 'user'
        const row = await accountRepository(tx).create({ username, email, role }, passwordHash)
        if (found.invited_team !== null)
          await accountRepository(tx).mergeSettings(row.id, { ownTeam: found.invited_team })
        return { link: found, ...(await begin(tx, row, deviceOfRequest(request))) }
      },
    )
    const room = await enterRoom(db, link, begun.row)
    log.info({ link: link.id, user: begun.row.id, role: begun.row.role }, 'invitation used')
    return acceptInvitation.output.parse({ ...(await answer(db, begun, request, reply)), room })
  })

  serveRaw(app, resetPassword, async ({ token, password }, { address, log }, request, reply) => {
    requireGoodPassword(password)
    await withLink(token, 'account_reset', address)
    const passwordHash = await hashPassword(password)
    const begun = await db.transaction().execute(async (tx) => {
      const link = await use(tx, token, 'account_reset')
      const id = link.account_id ?? 0
      await accountRepository(tx).setPassword(id, passwordHash)
      await sessionRepository(tx).endAllOf(id)
      await knownDeviceRepository(tx).forgetAllOf(id)
      const row = await accountRepository(tx).byId(id)
      if (!row) throw notFound(refusals.userNotFound)
      return begin(tx, row, deviceOfRequest(request))
    })
    log.info({ user: begun.row.id }, 'password reset by a link')
    return resetPassword.output.parse({ ...(await answer(db, begun, request, reply)), room: null })
  })
}

const ended = (end: keyof typeof texts.ends) => conflict(`link_${end}`, texts.ends[end])

async function use(tx: Transaction<Database>, token: string, kind: AccountLinkKind) {
  const link = await useAccountLink(tx, token, kind)
  if (typeof link === 'string') throw ended(link)
  return link
}

async function begin(
  tx: Transaction<Database>,
  { id, password_hash, role }: AccountRow,
  device: string,
) {
  const now = new Date()
  const row = await accountRepository(tx).recordLogin(id, password_hash, now)
  if (!row) throw notFound(refusals.userNotFound)
  return { row, token: await sessionRepository(tx).start(id, role, now, device) }
}

/** This device is known from now on. */
async function answer(
  db: Kysely<Database>,
  { row, token }: { row: AccountRow; token: string },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const devices = knownDeviceRepository(db)
  sendDeviceCookie(request, reply, await devices.remember(row.id, readDeviceCookie(request)))
  return { token, user: toCurrentUser(row) }
}

/** The account is there even if the room is full or gone. */
async function enterRoom(db: Kysely<Database>, link: FoundAccountLink, { id }: AccountRow) {
  const room = link.invited_room
  if (room === null) return null
  const isIn = await roomMembers(db)
    .admit(room, id)
    .catch((error: unknown) => {
      if (error instanceof HttpError) return false
      throw error
    })
  return isIn ? room : null
}

const isRoom = async (db: Kysely<Database>, id: number) =>
  (await db.selectFrom('draft_room').select('id').where('id', '=', id).executeTakeFirst()) !==
  undefined

const present = (link: FoundAccountLink): AccountLink => ({
  id: link.id,
  kind: link.kind,
  created_at: link.created_at.getTime(),
  created_by: link.maker,
  expires_at: link.expires_at.getTime(),
  uses: link.uses,
  max_uses: link.max_uses,
  role: link.invited_role,
  team: link.invited_team,
  room: link.room,
  username: link.username,
})
