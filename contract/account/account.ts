import * as z from 'zod/mini'
import {
  EMAIL_MAX_LENGTH,
  isUsername,
  NEW_PASSWORD_LENGTH,
  PASSWORD_LENGTH,
} from '#domain/account/account.ts'
import { ROLES } from '#domain/account/access.ts'
import { TEAM_NAME_LENGTH } from '#domain/team/team.ts'
import { epochMs, text, wholeText } from '../base/field.ts'
import { messages } from '../base/texts.ts'

export const role = z.enum(ROLES)

export const username = text(200).check(z.refine(isUsername, messages.account.usernameRule))

export const email = text(EMAIL_MAX_LENGTH).check(
  z.trim(),
  z.regex(z.regexes.html5Email, messages.account.emailRule),
)

/** Checks only the length. The server checks for common passwords, because only it has the list. */
export const newPassword = z
  .string()
  .check(
    z.minLength(PASSWORD_LENGTH.min, messages.account.passwordShort),
    z.maxLength(PASSWORD_LENGTH.max, messages.account.passwordLong),
  )

/** Where the specification doesn't ask for less. */
export const longPassword = z
  .string()
  .check(
    z.minLength(NEW_PASSWORD_LENGTH, messages.account.passwordShorterThan(NEW_PASSWORD_LENGTH)),
    z.maxLength(PASSWORD_LENGTH.max, messages.account.passwordLong),
  )

export const preferences = z.object({
  theme: z.optional(z.enum(['dark', 'light'])),
  density: z.optional(z.enum(['auto', 'comfortable', 'compact'])),
  showLegendNames: z.optional(z.boolean()),
  namesOnTiles: z.optional(z.boolean()),
  singleKeyShortcuts: z.optional(z.boolean()),
  /** Which games statistics and team pages count. */
  gameKind: z.optional(z.enum(['all', 'official', 'scrim'])),
  /** Empty means the club's default. */
  ownTeam: z.optional(wholeText(TEAM_NAME_LENGTH)),
})
export type Preferences = z.infer<typeof preferences>

export const account = z.object({
  id: z.int(),
  username: z.string(),
  email: z.nullable(z.string()),
  role,
  created_at: epochMs,
  last_login: z.nullable(epochMs),
  last_activity: z.nullable(epochMs),
})
export type Account = z.infer<typeof account>

/** As stored. */
export const storedPreferences = z.extend(preferences, { ownTeam: z.optional(z.string()) })

export const currentUser = z.extend(account, { settings: storedPreferences })
export type CurrentUser = z.infer<typeof currentUser>
