import { randomUUID } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import { messages } from '#contract/base/texts.ts'
import {
  accountKey,
  NEW_PASSWORD_LENGTH,
  PASSWORD_LENGTH,
  passwordFault,
} from '#domain/account/account.ts'
import { badRequest } from '../http/errors.ts'
import { createFairQueue } from '../http/queue/fair-queue.ts'

/** The second of OWASP's recommended parameter sets for Argon2id: 19 MiB, two passes, one lane. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The list is sorted by how often a password is used. Shorter ones are already refused for their length. */
const COMMON_COUNT = 3000
const known = dictionary['passwords-common'].filter(({ length }) => length >= PASSWORD_LENGTH.min)
/** Long ones are rare in the list, so all of them count. */
const commonPasswords: ReadonlySet<string> = new Set([
  ...known.slice(0, COMMON_COUNT),
  ...known.filter(({ length }) => length >= NEW_PASSWORD_LENGTH),
])

/**
 * Hashing uses Node's four threads for files and compression, so one stays free. Nobody waits for the guesses at another
 * account, and known devices come first.
 */
const inTurn = createFairQueue({
  slots: 3,
  guestSlots: 2,
  slotsPerCaller: 2,
  waitingPerCaller: 8,
  patienceMs: 10_000,
})

export const hashPassword = (password: string) =>
  inTurn({ key: randomUUID(), isGuest: false }, 1, () => hash(password, ARGON2))

/** Used if the account doesn't exist: an unknown name must take as long as a wrong password. */
const nobodysHash = await hashPassword('nobody has this password')

interface Attempt {
  username: string
  password: string
  passwordHash: string | undefined
  isKnownDevice: boolean
}

/** A password longer than any account can have takes as long as a wrong one, not longer. */
export async function isPassword({ username, password, passwordHash, isKnownDevice }: Attempt) {
  const isPossible = password.length <= PASSWORD_LENGTH.max
  const caller = { key: accountKey(username), isGuest: !isKnownDevice }
  const matches = await inTurn(caller, 1, () =>
    verify(passwordHash ?? nobodysHash, isPossible ? password : ''),
  )
  return matches && isPossible && passwordHash !== undefined
}

export const passwordProblem = (password: string) => passwordFault(password, commonPasswords)

export function requireGoodPassword(password: string) {
  const fault = passwordProblem(password)
  if (fault) throw badRequest(messages.account[fault], 'password_refused')
}
