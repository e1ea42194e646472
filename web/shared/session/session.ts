import { type CurrentUser, preferences, type Preferences } from '#contract/account/account.ts'
import { getMe, login, logout } from '#contract/account/session.ts'
import { ApiError, call } from '../api/api.ts'
import { applyPreferences } from './preferences.ts'
import { endSession, getSession, startSession, stopChecking, updateUser } from './session-store.ts'

export function enterSession({ token, user }: { token: string; user: CurrentUser }) {
  applyPreferences({ ownTeam: '', ...user.settings })
  startSession(token, user)
}

export async function logIn(credentials: { username: string; password: string }) {
  try {
    enterSession(await call(login, credentials))
  } catch (error) {
    endSession('failed-login')
    throw error
  }
}

/** Ends the session in this browser at once. The promise says whether the server ended it too. */
export async function logOut(): Promise<{ isConfirmed: boolean }> {
  const serverLogout = call(logout, {})
  endSession('logout')
  try {
    await serverLogout
    return { isConfirmed: true }
  } catch (error) {
    return { isConfirmed: error instanceof ApiError && error.status === 401 }
  }
}

/** Asks the server which user the stored token belongs to. */
export async function refreshSession() {
  const { token, user: known } = getSession()
  if (token === null) return
  const before = known?.settings ?? {}
  try {
    const { user } = await call(getMe, {})
    if (token !== getSession().token) return
    const changed = changesOf(user.settings, before)
    updateUser(user)
    // What wasn't changed elsewhere belongs to the device once it has been set there.
    applyPreferences({ ...changed, ownTeam: user.settings.ownTeam ?? '' })
  } catch (error) {
    if (token !== getSession().token) return
    if (error instanceof ApiError && error.status === 403) endSession('expiry')
    else stopChecking()
  }
}

/** What was changed on another device since this one knew the settings. */
const changesOf = (after: Preferences, before: Preferences): Preferences =>
  preferences.parse(
    Object.fromEntries(
      Object.entries(after).filter(([name, value]) => value !== Reflect.get(before, name)),
    ),
  )
