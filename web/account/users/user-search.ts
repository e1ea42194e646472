import type { Account } from '#contract/account/account.ts'

/** Case-insensitive search in username, email and role. */
export function findUsers(users: readonly Account[], search: string): readonly Account[] {
  const wanted = search.trim().toLowerCase()
  if (wanted === '') return users
  return users.filter(({ username, email, role }) =>
    [username, email ?? '', role].some((text) => text.toLowerCase().includes(wanted)),
  )
}
