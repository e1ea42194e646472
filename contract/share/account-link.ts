import * as z from 'zod/mini'
import { ROLES } from '#domain/account/access.ts'
import { TEAM_NAME_LENGTH } from '#domain/team/team.ts'
import { currentUser, email, longPassword, role, username } from '../account/account.ts'
import { done, epochMs, noInput, rowId, text, wholeNumber, wholeText } from '../base/field.ts'
import { linkEnd } from '../base/realtime.ts'
import { route } from '../base/route.ts'

/** Links for people without an account, or without their password. */
export const ACCOUNT_LINK_KINDS = ['account_invite', 'account_reset'] as const
export type AccountLinkKind = (typeof ACCOUNT_LINK_KINDS)[number]

const HOURS_PER_DAY = 24
export const INVITE_DAYS = [1, 7, 30] as const
const MAX_HOURS = 30 * HOURS_PER_DAY
export const MAX_INVITED = 100

const accountLinkEnd = z.enum([...linkEnd.options, 'used'])
export type AccountLinkEnd = z.infer<typeof accountLinkEnd>

const token = text(100)

const accountLink = z.object({
  id: z.int(),
  kind: z.enum(ACCOUNT_LINK_KINDS),
  created_at: epochMs,
  created_by: z.string(),
  expires_at: epochMs,
  uses: z.int(),
  max_uses: z.int(),
  /** What people who are invited become; null for a reset link. */
  role: z.nullable(z.enum(ROLES)),
  team: z.nullable(z.string()),
  room: z.nullable(z.string()),
  /** Whose password it resets. */
  username: z.nullable(z.string()),
})
export type AccountLink = z.infer<typeof accountLink>

const made = z.extend(done, { link: accountLink, token: z.string() })

export const listAccountLinks = route({
  method: 'GET',
  path: '/api/admin/account-links',
  access: 'users.manage',
  summary: 'List the invitations and reset links that still work, newest first, without tokens.',
  input: noInput,
  output: z.object({ links: z.array(accountLink) }),
})

export const createInvitation = route({
  method: 'POST',
  path: '/api/admin/account-links',
  access: 'users.manage',
  summary:
    'Create a link with which people make their own account. The token is only in this answer.',
  input: z.object({
    role: z._default(role, 'user'),
    /** Whose team they play for; empty for the club's default. */
    team: z._default(wholeText(TEAM_NAME_LENGTH), ''),
    /** The draft room that they become members of. */
    room: z._default(z.nullable(rowId), null),
    hours: z._default(wholeNumber(1, MAX_HOURS), 7 * HOURS_PER_DAY),
    /** How many people can use it. */
    uses: z._default(wholeNumber(1, MAX_INVITED), 1),
  }),
  output: made,
})

export const createResetLink = route({
  method: 'POST',
  path: '/api/admin/users/:id/reset-link',
  access: 'users.manage',
  summary:
    'Create a link with which a user chooses a new password, once within a day. Earlier ones end. The token is only in this answer.',
  input: z.object({ id: rowId }),
  output: made,
})

export const endAccountLink = route({
  method: 'DELETE',
  path: '/api/admin/account-links/:id',
  access: 'users.manage',
  summary: 'Turn an invitation or reset link off.',
  input: z.object({ id: rowId }),
  output: done,
})

export const openAccountLink = route({
  method: 'POST',
  path: '/api/account-links/open',
  access: 'public',
  summary: 'Say what an invitation or reset link is for, or why it no longer works.',
  input: z.object({ token }),
  output: z.object({
    /** Null if it no longer works. */
    link: z.nullable(
      z.object({
        kind: z.enum(ACCOUNT_LINK_KINDS),
        created_by: z.string(),
        expires_at: epochMs,
        role: z.nullable(z.enum(ROLES)),
        team: z.nullable(z.string()),
        room: z.nullable(z.string()),
        username: z.nullable(z.string()),
      }),
    ),
    ended: z.nullable(accountLinkEnd),
  }),
})

const loggedIn = z.object({
  token: z.string(),
  user: currentUser,
  /** The draft room that the user is a member of now. */
  room: z.nullable(z.int()),
})

/** What a person enters who is invited. */
export const invitedUser = z.object({
  username,
  email: z.optional(email),
  password: longPassword,
})

export const acceptInvitation = route({
  method: 'POST',
  path: '/api/account-links/accept',
  access: 'public',
  summary: 'Make an account by an invitation, and log in.',
  isPublicChange: true,
  input: z.extend(invitedUser, { token }),
  output: loggedIn,
})

export const resetPassword = route({
  method: 'POST',
  path: '/api/account-links/reset',
  access: 'public',
  summary: 'Choose a new password by a reset link. Ends all sessions of the user and logs in.',
  isPublicChange: true,
  input: z.object({ token, password: longPassword }),
  output: loggedIn,
})
