import { expect, onTestFinished, test, vi } from 'vitest'
import type { CurrentUser } from '#contract/account/account.ts'
import { rememberInTab, recallFromTab } from './tab-memory.ts'
import { endSession, startSession } from '../session/session-store.ts'

const user = (id: number): CurrentUser => ({
  id,
  username: `user${id}`,
  email: null,
  role: 'user',
  created_at: 1_700_000_000_000,
  last_login: null,
  last_activity: null,
  settings: {},
})

test('a choice comes back to whoever made it, after an expired session too, and to nobody else', () => {
  const items = new Map<string, string>()
  onTestFinished(() => {
    endSession('logout')
    vi.unstubAllGlobals()
  })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  })
  expect(recallFromTab('lineup')).toBe('')
  rememberInTab('lineup', '?teams=Alliance')
  startSession('secret', user(1))
  expect(recallFromTab('lineup')).toBe('?teams=Alliance')

  rememberInTab('lineup', '?teams=Fjord')
  endSession('expiry')
  expect(recallFromTab('lineup')).toBe('')
  startSession('secret', user(1))
  expect(recallFromTab('lineup')).toBe('?teams=Fjord')

  endSession('logout')
  startSession('secret', user(2))
  expect(recallFromTab('lineup')).toBe('')
  expect(recallFromTab('filters')).toBe('')
})
