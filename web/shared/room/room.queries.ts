import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getRoomResults } from '#contract/draft-result.ts'
import { getRoom, listRooms, type RoomState } from '#contract/draft-room.ts'
import { listRoomLinks } from '#contract/share-link.ts'
import { call } from '../api/api.ts'

/** Who is in which room changes without a message to this page. */
const POLL_MS = 10_000

/** All queries about rooms. */
export const ROOMS = { queryKey: ['rooms'] }

export const roomsQuery = (state: RoomState) =>
  queryOptions({
    queryKey: ['rooms', 'list', state],
    queryFn: () => call(listRooms, { state }),
    refetchInterval: POLL_MS,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

export const roomQuery = (id: number) =>
  queryOptions({
    queryKey: ['rooms', 'room', id],
    queryFn: () => call(getRoom, { id }),
    refetchInterval: POLL_MS,
    staleTime: 0,
  })

export const roomResultsQuery = (id: number) =>
  queryOptions({
    queryKey: ['rooms', 'results', id],
    queryFn: () => call(getRoomResults, { id }),
    refetchInterval: POLL_MS,
    staleTime: 0,
  })

export const roomLinksQuery = (id: number) =>
  queryOptions({
    queryKey: ['rooms', 'links', id],
    queryFn: () => call(listRoomLinks, { id }),
    staleTime: 0,
  })
