import { currentUser, type CurrentUser } from '#contract/account/account.ts'
import type { Role } from '#domain/account/access.ts'
import { readStored, writeStored } from '../storage/storage.ts'
import { createStore, useStore } from '../storage/store.ts'

export interface Session {
  readonly token: string | null
  readonly user: CurrentUser | null
  readonly isGuest: boolean
  /** The server hasn't confirmed the stored token yet. */
  readonly isChecking: boolean
  /** After a deliberate logout, the next login doesn't return to the previous page. */
  readonly hasLoggedOut: boolean
}

const store = createStore<Session>(readSession())
const expiryListeners = new Set<() => void>()

export const getSession = store.get
export const subscribeSession = store.subscribe

export function useSession(): Session {
  return useStore(store)
}

export function useRole(): Role | null {
  return useSession().user?.role ?? null
}

/**
 * The token is written last and removed first, so other tabs never see a token without its user.
 */
export function startSession(token: string, user: CurrentUser) {
  writeStored('session', 'guest', null)
  writeStored('local', 'user', JSON.stringify(user))
  writeStored('local', 'token', token)
  store.set({ token, user, isGuest: false, isChecking: false, hasLoggedOut: false })
}

export function updateUser(user: CurrentUser) {
  writeStored('local', 'user', JSON.stringify(user))
  store.set({ ...store.get(), user, isChecking: false })
}

export function startGuestSession() {
  writeStored('session', 'guest', 'true')
  store.set({ ...store.get(), isGuest: true })
}

export function endSession(reason: 'logout' | 'failed-login' | 'expiry') {
  writeStored('local', 'token', null)
  writeStored('local', 'user', null)
  store.set({
    token: null,
    user: null,
    isGuest: store.get().isGuest,
    isChecking: false,
    hasLoggedOut: reason === 'logout',
  })
  if (reason === 'expiry') for (const listener of expiryListeners) listener()
}

/** From now on the guard remembers the requested page again. */
export function acknowledgeLogout() {
  store.set({ ...store.get(), hasLoggedOut: false })
}

/**
 * If the server doesn't respond, we can't tell whether the token is valid, so the stored session
 * stays in use.
 */
export function stopChecking() {
  store.set({ ...store.get(), isChecking: false })
}

export function onSessionExpired(listener: () => void) {
  expiryListeners.add(listener)
  return () => expiryListeners.delete(listener)
}

/** Follows logins and logouts in other tabs. A null key means the whole storage was cleared. */
export function followOtherTabs(event: Pick<StorageEvent, 'key'>) {
  if (event.key !== null && event.key !== 'token' && event.key !== 'user') return
  const { token, user } = readSession()
  store.set({ ...store.get(), token, user, isChecking: false, hasLoggedOut: false })
}

function readSession(): Session {
  const token = readStored('local', 'token')
  return {
    token,
    user: token === null ? null : readUser(),
    isGuest: readStored('session', 'guest') === 'true',
    isChecking: token !== null,
    hasLoggedOut: false,
  }
}

function readUser(): CurrentUser | null {
  try {
    const parsed = currentUser.safeParse(JSON.parse(readStored('local', 'user') ?? 'null'))
    if (parsed.success) return parsed.data
  } catch {
    // Not JSON: discard it like any other corrupt user.
  }
  writeStored('local', 'user', null)
  return null
}
