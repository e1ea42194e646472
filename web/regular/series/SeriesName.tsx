import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { lobbyMessages } from '#contract/regular/lobby.texts.ts'
import { seriesMessages as texts } from '#contract/series/series.texts.ts'
import type { Lineup } from '../../shared/lineup/lineup.ts'
import { moveOn } from '../../shared/lineup/open-series.ts'
import { formatDay } from '../../shared/page/time.ts'
import { notify } from '../../shared/page/toast.ts'
import { seriesDetailQuery } from '../../shared/queries/series-detail.queries.ts'

interface SeriesNameProps {
  id: number
  /** Changes the lobby when a game arrives; null if it must not. */
  onMove: ((next: (lineup: Lineup) => Lineup) => void) | null
}

/** The name of the open series. When a game of it arrives, the lobby moves on to the next one. */
export function SeriesName({ id, onMove }: SeriesNameProps) {
  const { data: series } = useQuery(seriesDetailQuery(id))
  const before = useRef(series)

  useEffect(() => {
    const known = before.current
    before.current = series
    const last = series?.games.at(-1)?.number ?? 0
    if (!series || !known || last <= (known.games.at(-1)?.number ?? 0)) return
    onMove?.((lineup) => {
      const next = moveOn(lineup, known, series)
      if (next !== lineup) notify.info(texts.movedOn(last))
      return next
    })
  }, [series, onMove])

  if (!series) return lobbyMessages.seriesOf(id)
  return (
    <>
      {series.event}{' '}
      <small>{texts.dayAndGames(formatDay(series.lastPlayed), series.games.length)}</small>
    </>
  )
}
