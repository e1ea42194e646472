import { queryOptions } from '@tanstack/react-query'
import { getDraftFollow } from '#contract/draft-follow.ts'
import { call } from '../../shared/api/api.ts'

/** While the draft follows, questions of the live feed appear after this time. */
const LOOK_MS = 5000

export const draftFollowQuery = queryOptions({
  queryKey: ['draft-follow'],
  queryFn: () => call(getDraftFollow, {}),
  refetchInterval: ({ state }) => (state.data?.isOn ? LOOK_MS : false),
})
