import { queryOptions } from '@tanstack/react-query'
import { listUsers } from '#contract/account/user.ts'
import { call } from '../../shared/api/api.ts'

export const usersQuery = queryOptions({
  queryKey: ['users'],
  queryFn: () => call(listUsers, {}),
})
