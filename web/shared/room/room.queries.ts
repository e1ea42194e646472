import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect } from 'react'
import { getRoomResults } from '#contract/draft/draft-result.ts'
import { getRoom, listRooms, type RoomState } from '#contract/draft/draft-room.ts'
import { listRoomLinks } from '#contract/share/share-link.ts'
import { call } from '../api/api.ts'
import { onAnnounced } from '../realtime/announced.ts'
import { useLive } from '../realtime/live-status.ts'

/** Who is in which room changes without a message to this page, and so do other rooms. */
export const ROOM_POLL_MS = 10_000

/** All queries about rooms. */
export const ROOMS = { queryKey: ['rooms'] }

/** The lists of rooms, which a room that the user lost is no longer in. */
export const ROOM_LISTS = { queryKey: ['rooms', 'list'] }

export const roomsQuery = (state: RoomState) =>
  queryOptions({
    queryKey: [...ROOM_LISTS.queryKey, state],
    queryFn: () => call(listRooms, { state }),
    refetchInterval: ROOM_POLL_MS,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

export const roomQuery = (id: number) =>
  queryOptions({
    queryKey: ['rooms', 'room', id],
    queryFn: () => call(getRoom, { id }),
    refetchInterval: ROOM_POLL_MS,
    staleTime: 0,
  })

export const roomResultsQuery = (id: number) =>
  queryOptions({
    queryKey: ['rooms', 'results', id],
    queryFn: () => call(getRoomResults, { id }),
    refetchInterval: ROOM_POLL_MS,
    staleTime: 0,
  })

export const roomLinksQuery = (id: number) =>
  queryOptions({
    queryKey: ['rooms', 'links', id],
    queryFn: () => call(listRoomLinks, { id }),
    staleTime: 0,
  })

/** Fetches what is shown about rooms again when someone changes the room that this page is in, and after each connect. */
export function useRoomUpdates() {
  const queries = useQueryClient()
  const isLive = useLive().status.kind === 'live'
  useEffect(() => followRoomUpdates(queries, isLive), [queries, isLive])
}

/** The returned function stops it. */
export function followRoomUpdates(queries: QueryClient, isLive: boolean): () => void {
  const refetch = () => void queries.invalidateQueries(ROOMS)
  if (isLive) refetch()
  return onAnnounced('room', refetch)
}
