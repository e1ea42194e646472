import { useQuery } from '@tanstack/react-query'
import { lobbyMessages as texts } from '#contract/messages/lobby.ts'
import { formatDay } from '../../shared/page/time.ts'
import { lobbySeriesQuery } from './series.queries.ts'

/** The name of the open series. One that isn't among the newest is called by its number. */
export function SeriesName({ id }: { id: number }) {
  const { data } = useQuery(lobbySeriesQuery(''))
  const series = data?.series.find((listed) => listed.id === id)
  if (!series) return texts.seriesOf(id)
  return (
    <>
      {series.event} <small>{texts.seriesFacts(formatDay(series.lastPlayed), series.games)}</small>
    </>
  )
}
