import { queryOptions } from '@tanstack/react-query'
import { getDraftFollow } from '#contract/draft/draft-follow.ts'
import { call } from '../../shared/api/api.ts'
import { ROOM_POLL_MS, ROOMS } from '../../shared/room/room.queries.ts'

/** Fetched again with everything about the room, when someone answers or the live feed asks. */
export const draftFollowQuery = (room: number) =>
  queryOptions({
    queryKey: [...ROOMS.queryKey, room, 'follow'],
    queryFn: () => call(getDraftFollow, { room }),
    refetchInterval: ({ state }) => (state.data?.isOn ? ROOM_POLL_MS : false),
  })
