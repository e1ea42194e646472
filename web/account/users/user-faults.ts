import { adminMessages as texts } from '#contract/account/admin.texts.ts'
import { ApiError } from '../../shared/api/api.ts'

/** The error shown in place of the rows. */
export function userListError(error: Error, hasToken: boolean): string {
  if (!hasToken) return texts.authenticationRequired
  if (!(error instanceof ApiError)) return texts.fetchFailed
  if (error.status === 401 || error.status === 403) return texts.authenticationError
  return error.code === 'invalid_response' ? error.message : texts.fetchFailed
}

/** The error a dialog shows if its call fails. */
export function changeFault(error: Error, failed: string): string {
  if (!(error instanceof ApiError)) return failed
  if (error.status === 401 || error.status === 403) return texts.authenticationError
  return error.message || failed
}

const FIELD_OF = {
  username_taken: 'username',
  email_taken: 'email',
  password_refused: 'password',
  last_admin: 'role',
} as const

/** The form field an error is about; null if none. */
export function fieldOf(error: Error) {
  if (!(error instanceof ApiError)) return null
  return Object.entries(FIELD_OF).find(([code]) => code === error.code)?.[1] ?? null
}
