import { queryOptions, useQuery } from '@tanstack/react-query'
import { listUserNames } from '#contract/account/user.ts'
import { can } from '#domain/account/access.ts'
import { call } from '../api/api.ts'
import { useRole } from '../session/session-store.ts'

export const peopleQuery = queryOptions({
  queryKey: ['people'],
  queryFn: () => call(listUserNames, {}),
})

const NO_ONE: readonly string[] = []

/** The names of all users, for texts that might mention one. Guests get none. */
export function usePeople(text: string): readonly string[] {
  const enabled = can(useRole(), 'account.use') && text.includes('@')
  const { data } = useQuery({ ...peopleQuery, enabled })
  return (enabled ? data?.names : null) ?? NO_ONE
}
