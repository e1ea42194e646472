import { afterEach, expect, test } from 'vitest'
import type { Account } from '#contract/account/account.ts'
import { adminMessages as texts } from '#contract/account/admin.texts.ts'
import { accountLinkMessages as linkTexts } from '#contract/share/account-link.texts.ts'
import { endSession, startSession } from '../../shared/session/session-store.ts'
import { attributesOf, cellsOf, orderBy, renderHtml } from '../../shared/ui/test-render.tsx'
import { userColumns } from './user-columns.tsx'

const NOW = Date.UTC(2026, 10, 16, 12)
const HOUR = 60 * 60 * 1000

const user = (id: number, username: string, change: Partial<Account> = {}): Account => ({
  id,
  username,
  email: null,
  role: 'user',
  created_at: 0,
  last_login: null,
  last_activity: null,
  ...change,
})

const MIKA = user(1, 'mika', { role: 'admin', last_activity: NOW - 3 * HOUR })
const INES = user(2, 'Ines', { email: 'ines@team.example', last_activity: NOW - HOUR })
const TORVALD = user(3, 'torvald')
const columns = userColumns({ nowMs: NOW, onEdit: () => {}, onReset: () => {}, onDelete: () => {} })
const order = (id: string) =>
  orderBy(columns, [MIKA, INES, TORVALD], id, ({ username }) => username)

afterEach(() => endSession('failed-login'))

test('a row shows the account, its role and when it was last used', () => {
  expect(cellsOf(columns, INES)).toMatchObject({
    email: 'ines@team.example',
    role: texts.roleNames.user,
    last_activity: '1 hour ago',
  })
  expect(cellsOf(columns, TORVALD)).toMatchObject({
    email: texts.noEmail,
    last_activity: texts.never,
  })
})

test('the own account is marked', () => {
  expect(cellsOf(columns, MIKA)['username']).not.toContain(texts.you)
  startSession('secret', { ...MIKA, settings: {} })
  expect(cellsOf(columns, MIKA)['username']).toContain(texts.you)
  expect(cellsOf(columns, INES)['username']).not.toContain(texts.you)
})

test('accounts sort by name whatever their case, and by activity the latest first', () => {
  expect(order('username')[0]).toBe('Ines mika torvald')
  expect(order('last_activity')).toEqual(['Ines mika torvald', 'mika Ines torvald'])
})

test('an account without an email comes last in both directions', () => {
  expect(order('email').map((names) => names.split(' ')[0])).toEqual(['Ines', 'Ines'])
})

test('the buttons of a row name the account', () => {
  const html = renderHtml(<>{columns.at(-1)?.cell(INES)}</>)
  expect(attributesOf(html, 'aria-label')).toEqual([
    texts.edit('Ines'),
    linkTexts.reset('Ines'),
    texts.delete('Ines'),
  ])
})
