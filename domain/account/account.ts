const USERNAME_LENGTH = { min: 3, max: 64 } as const
export const PASSWORD_LENGTH = { min: 6, max: 128 } as const
/** For accounts that are made by an invitation and for reset links. The specification's calls ask for less. */
export const NEW_PASSWORD_LENGTH = 10
export const EMAIL_MAX_LENGTH = 254

/** How long a user counts as active after the last request. */
const ACTIVE_WINDOW_MS = 7 * 24 * 60 * 60 * 1000

const HIDDEN_CHARACTER =
  /[\p{Control}\p{Format}\p{Surrogate}\p{Private_Use}\p{Unassigned}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]/u

/** The form in which a username is stored: compatibility characters normalized, trimmed. */
export function normalizeUsername(text: string): string {
  return text.normalize('NFKC').trim()
}

/** The key by which usernames and emails are compared. */
export function accountKey(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase()
}

/** Invisible characters would let one name look like another. */
export function isUsername(text: string): boolean {
  const name = normalizeUsername(text)
  // Like the database. `name.length` counts some characters twice.
  const { length } = Array.from(name)
  return (
    length >= USERNAME_LENGTH.min && length <= USERNAME_LENGTH.max && !HIDDEN_CHARACTER.test(name)
  )
}

export type PasswordFault = 'passwordShort' | 'passwordLong' | 'passwordCommon'

/** No rules about digits or symbols: only the length, and not a password that attackers try first. */
export function passwordFault(
  password: string,
  commonPasswords: ReadonlySet<string>,
): PasswordFault | null {
  if (password.length < PASSWORD_LENGTH.min) return 'passwordShort'
  if (password.length > PASSWORD_LENGTH.max) return 'passwordLong'
  return commonPasswords.has(password.toLowerCase()) ? 'passwordCommon' : null
}

export interface UserCounts {
  readonly total: number
  readonly admins: number
  readonly users: number
  readonly active: number
}

/** The numbers of the four tiles in the admin panel. */
export function countUsers(
  users: readonly { readonly role: string; readonly last_activity: number | null }[],
  nowMs: number,
): UserCounts {
  const admins = users.filter((user) => user.role === 'admin').length
  const active = users.filter(
    ({ last_activity: last }) => last !== null && nowMs - last <= ACTIVE_WINDOW_MS,
  ).length
  return { total: users.length, admins, users: users.length - admins, active }
}
