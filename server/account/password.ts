import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import { messages } from '#contract/messages.ts'
import { PASSWORD_LENGTH, passwordFault } from '#domain/account/account.ts'
import { badRequest } from '../http/errors.ts'

/** OWASP's second choice of parameters for Argon2id: 19 MiB, two passes, one lane. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The list is sorted by use; shorter ones are refused for their length already. */
const COMMON_COUNT = 3000
const commonPasswords: ReadonlySet<string> = new Set(
  dictionary['passwords-common']
    .filter((password) => password.length >= PASSWORD_LENGTH.min)
    .slice(0, COMMON_COUNT),
)

export const hashPassword = (password: string) => hash(password, ARGON2)

/** Checked against no account at all, so that an unknown name takes as long as a wrong password. */
const nobodysHash = await hashPassword('nobody has this password')

/** One that is too long for any account takes as long as a wrong one, and no longer. */
export async function isPassword(password: string, passwordHash: string | undefined) {
  const isPossible = password.length <= PASSWORD_LENGTH.max
  const matches = await verify(passwordHash ?? nobodysHash, isPossible ? password : '')
  return matches && isPossible && passwordHash !== undefined
}

export const passwordProblem = (password: string) => passwordFault(password, commonPasswords)

export function requireGoodPassword(password: string) {
  const fault = passwordProblem(password)
  if (fault) throw badRequest(messages.account[fault], 'password_refused')
}
