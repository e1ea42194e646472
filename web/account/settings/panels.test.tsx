import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settingsMessages as texts } from '#contract/account/settings.texts.ts'
import type { CurrentUser } from '#contract/account/account.ts'
import { adminMessages } from '#contract/account/admin.texts.ts'
import { applyPreferences } from '../../shared/session/preferences.ts'
import { renderHtml, renderText } from '../../shared/ui/test-render.tsx'
import { PreferencesPanel } from './PreferencesPanel.tsx'
import { UserPanel } from './UserPanel.tsx'

const USER: CurrentUser = {
  id: 1,
  username: 'mika',
  email: null,
  role: 'admin',
  created_at: Date.UTC(2026, 0, 2, 12),
  last_login: null,
  last_activity: null,
  settings: {},
}

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('location', new URL('http://localhost/settings'))
})
afterEach(() => {
  applyPreferences({ theme: 'dark', density: 'comfortable' })
  vi.unstubAllGlobals()
})

test('an account shows its role and its dates, and says what it does not have', () => {
  const text = renderText(<UserPanel user={USER} />)
  expect(text).toContain(`${texts.username} mika`)
  expect(text).toContain(`${texts.email} ${texts.noEmail}`)
  expect(text).toContain(adminMessages.roleNames.admin)
  expect(text).toContain('2 Jan 2026')
  expect(text).toContain(`${texts.lastLogin} ${texts.never}`)
})

const chosen = () =>
  Array.from(
    renderHtml(<PreferencesPanel />).matchAll(/<input[^>]*type="radio"[^>]*>/g),
    ([input]) => input,
  )
    .filter((input) => input.includes('checked=""'))
    .map((input) => /value="(\w+)"/.exec(input)?.[1])

test('the chosen preferences are checked', () => {
  expect(chosen()).toEqual(['dark', 'comfortable'])
  applyPreferences({ theme: 'light', density: 'compact' })
  expect(chosen()).toEqual(['light', 'compact'])
})
