import { afterEach, expect, test, vi } from 'vitest'

const user = {
  id: 1,
  username: 'mika',
  email: null,
  role: 'user',
  created_at: 1_700_000_000_000,
  last_login: null,
  last_activity: null,
  settings: { theme: 'light', density: 'compact' },
}
const stored = { token: 'secret', user: JSON.stringify(user) }

function storage(entries: Record<string, string>) {
  const items = new Map(Object.entries(entries))
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

/** The page as it is right after loading, with what an earlier visit has left behind. */
async function openPage(
  local: Record<string, string>,
  { session = {}, address = 'http://localhost/dashboard' } = {},
) {
  const localStorage = storage(local)
  const sessionStorage = storage(session)
  const document = { documentElement: { dataset: {} as Record<string, string> } }
  const replaceState = vi.fn<(state: unknown, title: string, url: URL) => void>()
  vi.stubGlobal('localStorage', localStorage)
  vi.stubGlobal('sessionStorage', sessionStorage)
  vi.stubGlobal('document', document)
  vi.stubGlobal('location', new URL(address))
  vi.stubGlobal('history', { state: null, replaceState })
  vi.resetModules()
  return {
    local: localStorage.items,
    session: sessionStorage.items,
    dataset: document.documentElement.dataset,
    replaceState,
    ...(await import('./session-store.ts')),
    ...(await import('./session.ts')),
    ...(await import('./preferences.ts')),
  }
}

function answer(json: unknown, status = 200) {
  return vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json(json, { status }))
}

const refused = { success: false, error: 'refused', message: 'Refused' }

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('the stored token and user are restored, and count as unconfirmed', async () => {
  const page = await openPage(stored)
  expect(page.getSession()).toMatchObject({ token: 'secret', user, isChecking: true })
})

test.each(['{"id":', '{"id":"one"}', 'null'])('the corrupt user %s is discarded', async (text) => {
  const page = await openPage({ ...stored, user: text })
  expect(page.getSession().user).toBeNull()
  expect(page.local.has('user')).toBe(false)
})

test('a user without a token is nobody', async () => {
  const page = await openPage({ user: stored.user })
  expect(page.getSession()).toMatchObject({ user: null, isChecking: false })
})

test('the server has the last word about the user', async () => {
  const page = await openPage(stored)
  answer({ user: { ...user, username: 'renamed' } })
  await page.refreshSession()
  expect(page.getSession()).toMatchObject({ isChecking: false, user: { username: 'renamed' } })
  expect(page.local.get('user')).toContain('renamed')
})

// Finding W3.
test('a setting that was changed on another device is taken over, others stay with this one', async () => {
  const page = await openPage({ ...stored, theme: 'dark' })
  const { theme } = page.getPreferences()
  answer({ user: { ...user, settings: { ...user.settings, density: 'comfortable' } } })
  await page.refreshSession()
  expect(page.getPreferences()).toMatchObject({ theme, density: 'comfortable' })
})

test.each([401, 403])('a %d while refreshing clears token and user', async (status) => {
  const page = await openPage(stored)
  answer(refused, status)
  await page.refreshSession()
  expect(page.getSession()).toMatchObject({ token: null, user: null, isChecking: false })
  expect([...page.local.keys()]).toEqual([])
})

test('a server that is away leaves the stored session in use', async () => {
  const page = await openPage(stored)
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  await page.refreshSession()
  expect(page.getSession()).toMatchObject({ token: 'secret', user, isChecking: false })
})

test('a login is stored, ends the guest session and brings the preferences along', async () => {
  const page = await openPage({}, { session: { guest: 'true' } })
  answer({ token: 'fresh', user })
  await page.logIn({ username: 'mika', password: 'secret-9' })
  expect(page.getSession()).toMatchObject({ token: 'fresh', user, isGuest: false })
  expect(page.local.get('token')).toBe('fresh')
  expect(page.local.get('theme')).toBe('light')
  expect(page.session.has('guest')).toBe(false)
  expect(page.dataset).toMatchObject({ theme: 'light', density: 'compact' })
})

test('a failed login clears what was stored', async () => {
  const page = await openPage(stored)
  answer(refused, 401)
  await expect(page.logIn({ username: 'mika', password: 'guess' })).rejects.toThrow('Refused')
  expect([...page.local.keys()]).toEqual([])
})

test('a logout ends the session here even when the server is away, and tells', async () => {
  const page = await openPage(stored)
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  const leaving = page.logOut()
  expect(page.getSession()).toMatchObject({ token: null, user: null, hasLoggedOut: true })
  expect(await leaving).toEqual({ isConfirmed: false })
})

test('a logout sends the token that it ends', async () => {
  const page = await openPage(stored)
  const fetch = answer({ success: true, message: 'ok' })
  expect(await page.logOut()).toEqual({ isConfirmed: true })
  const headers = new Headers(fetch.mock.lastCall?.[1]?.headers)
  expect(headers.get('authorization')).toBe('Bearer secret')
})

test('a guest stays one for the tab, and only for it', async () => {
  const page = await openPage({})
  page.startGuestSession()
  expect(page.getSession().isGuest).toBe(true)
  expect(page.session.get('guest')).toBe('true')
  expect([...page.local.keys()]).toEqual([])
})

test('a logout in another tab ends the session here, a login there begins one', async () => {
  const page = await openPage(stored)
  page.local.clear()
  page.followOtherTabs({ key: 'token' })
  expect(page.getSession()).toMatchObject({ token: null, user: null })
  page.local.set('user', stored.user).set('token', 'other')
  page.followOtherTabs({ key: 'token' })
  expect(page.getSession()).toMatchObject({ token: 'other', user })
})

test('entries of others in the storage are none of the session', async () => {
  const page = await openPage(stored)
  page.local.clear()
  page.followOtherTabs({ key: 'legendCalc_bannedLegends' })
  expect(page.getSession().token).toBe('secret')
})

test('a preference that another tab changes is followed', async () => {
  const page = await openPage({})
  page.local.set('theme', 'light')
  page.followPreferencesOfOtherTabs({ key: 'theme' })
  expect(page.getPreferences().theme).toBe('light')
  expect(page.dataset.theme).toBe('light')
})

test('a theme in the address rules until one is chosen', async () => {
  const page = await openPage(
    { theme: 'dark' },
    { address: 'http://localhost/dashboard?theme=light&view=regular' },
  )
  expect(page.getPreferences().theme).toBe('light')
  page.applyPreferences({ theme: 'dark' })
  expect(page.getPreferences().theme).toBe('dark')
  expect(page.replaceState.mock.lastCall?.[2].search).toBe('?view=regular')
})

test.each([
  [{}, ''],
  [{ theme: 'light' }, ''],
  [{ theme: 'purple', preferences: 'not json' }, ''],
  [
    { preferences: '{"density":"compact","showLegendNames":true,"namesOnTiles":false}' },
    '?theme=light',
  ],
  [{ theme: 'light', preferences: '{"density":"huge"}' }, '?theme=dark'],
  [{ preferences: 'null' }, '?theme=none'],
])('the script before the first paint reads %j%s as the page does', async (local, search) => {
  const page = await openPage(local, { address: `http://localhost/dashboard${search}` })
  const script = '../../public/theme.js'
  await import(/* @vite-ignore */ script)
  const { theme, density, showLegendNames, namesOnTiles } = page.getPreferences()
  expect(page.dataset).toEqual({
    theme,
    density,
    legendNames: showLegendNames ? 'shown' : 'hidden',
    tileNames: namesOnTiles ? 'shown' : 'hidden',
    boot: 'auto',
  })
})

test.each([
  ['/', {}, 'auto'],
  ['/', { rail: 'narrow' }, 'narrow'],
  ['/dashboard', { rail: 'wide' }, 'wide'],
  ['/stage', { rail: 'wide' }, 'none'],
])('until its script runs, %s with %j shows the frame %s', async (path, local, frame) => {
  const page = await openPage(local, { address: `http://localhost${path}` })
  const script = '../../public/theme.js'
  await import(/* @vite-ignore */ script)
  expect(page.dataset).toMatchObject({ boot: frame })
})
