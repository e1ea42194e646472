import type { CurrentUser } from '#contract/account/account.ts'

/** A user. */
export const NOAH: CurrentUser = {
  id: 7,
  username: 'noah',
  email: 'noah@example.test',
  role: 'user',
  created_at: Date.UTC(2026, 0, 5, 17, 30),
  last_login: Date.UTC(2026, 2, 1, 9, 15),
  last_activity: null,
  settings: {},
}

/** An administrator. */
export const ADA: CurrentUser = {
  ...NOAH,
  id: 1,
  username: 'ada',
  email: 'ada@example.test',
  role: 'admin',
}
