import { queryOptions } from '@tanstack/react-query'
import { getDraftFollow } from '#contract/draft-follow.ts'
import { call } from '../../shared/api/api.ts'
import { ROOM_POLL_MS, ROOMS } from '../../shared/room/room.queries.ts'

/** Fetched again with everything about the room, when someone answers or the live feed asks. */
export const draftFollowQuery = queryOptions({
  queryKey: [...ROOMS.queryKey, 'follow'],
  queryFn: () => call(getDraftFollow, {}),
  refetchInterval: ({ state }) => (state.data?.isOn ? ROOM_POLL_MS : false),
})
