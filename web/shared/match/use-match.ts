import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDraftPage } from '../draft/draft-store.ts'
import { useOwnTeam } from '../own-team/use-own-team.ts'
import { seriesDetailQuery } from '../queries/series-detail.queries.ts'
import { roomQuery } from '../room/room.queries.ts'
import { type Match, matchOf } from './match.ts'

/** The match of a room that the page has joined; undefined until it is known, null while nothing is open. */
export function useMatch(id: number): Match | null | undefined {
  const { room: joined, shown: draft, isKnown } = useDraftPage()
  const room = useQuery(roomQuery(id)).data?.room
  const linked = room?.series ?? null
  const { data: detail } = useQuery({ ...seriesDetailQuery(linked ?? 0), enabled: linked !== null })
  const own = useOwnTeam()
  return useMemo(() => {
    const series = linked === null ? null : detail?.id === linked ? detail : undefined
    if (!room || series === undefined || !isKnown || joined !== id) return undefined
    return matchOf({ room, series, draft, own: room.team ?? own })
  }, [room, linked, detail, isKnown, joined, id, draft, own])
}
