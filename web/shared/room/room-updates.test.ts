import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { announceChange } from '../realtime/announced.ts'
import { followRoomUpdates, roomQuery, roomResultsQuery } from './room.queries.ts'

/** A page that shows a room, its results and something else. Returns what it fetched. */
async function openRoomPage() {
  const queries = new QueryClient()
  const fetched: string[] = []
  const show = (queryKey: readonly unknown[]) => {
    const queryFn = () => fetched.push(queryKey.join(' '))
    onTestFinished(new QueryObserver(queries, { queryKey, queryFn }).subscribe(() => {}))
  }
  show(roomQuery(4).queryKey)
  show(roomResultsQuery(4).queryKey)
  show(['series-plan', 4])
  await vi.waitFor(() => expect(queries.isFetching()).toBe(0))
  return { queries, fetched: () => fetched.splice(0) }
}
const ROOM = ['rooms room 4', 'rooms results 4']

test('a page fetches its room and results again when they change and after each connect, and nothing else', async () => {
  const { queries, fetched } = await openRoomPage()
  expect(fetched()).toEqual([...ROOM, 'series-plan 4'])
  const stopWaiting = followRoomUpdates(queries, false)
  expect(fetched()).toEqual([])
  stopWaiting()

  const stop = followRoomUpdates(queries, true)
  await vi.waitFor(() => expect(fetched()).toEqual(ROOM))
  announceChange('room')
  await vi.waitFor(() => expect(fetched()).toEqual(ROOM))
  stop()
  announceChange('room')
  await vi.waitFor(() => expect(queries.isFetching()).toBe(0))
  expect(fetched()).toEqual([])
})
