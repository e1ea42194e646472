const USERNAME_LENGTH = { min: 3, max: 64 } as const
export const PASSWORD_LENGTH = { min: 6, max: 128 } as const
export const EMAIL_MAX_LENGTH = 254

/** How long somebody counts as active after their last call. */
const ACTIVE_WINDOW_MS = 7 * 24 * 60 * 60 * 1000

const HIDDEN_CHARACTER =
  /[\p{Control}\p{Format}\p{Surrogate}\p{Private_Use}\p{Unassigned}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]/u

/** The one spelling of a name that is stored: look-alike forms folded, outer blanks cut. */
export function normalizeUsername(text: string): string {
  return text.normalize('NFKC').trim()
}

/** What two usernames or emails are compared by. */
export function accountKey(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase()
}

/** Invisible characters would let one name pass for another. */
export function isUsername(text: string): boolean {
  const name = normalizeUsername(text)
  return (
    name.length >= USERNAME_LENGTH.min &&
    name.length <= USERNAME_LENGTH.max &&
    !HIDDEN_CHARACTER.test(name)
  )
}

export type PasswordFault = 'passwordShort' | 'passwordLong' | 'passwordCommon'

/** No rules about digits or signs: length, and not one that every guesser tries first. */
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

/** The four tiles of the admin panel. */
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
