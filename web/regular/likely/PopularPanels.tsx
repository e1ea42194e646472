import { useQuery } from '@tanstack/react-query'
import { FinishPanel } from '../../shared/finish/FinishPanel.tsx'
import { seriesDetailQuery } from '../../shared/queries/series-detail.queries.ts'
import type { ForecastState } from '../../shared/forecast/use-forecast.ts'
import type { Columns } from '../table/use-columns.ts'
import { ExpectedPanels } from './ExpectedPanels.tsx'
import { LegendsPanel } from './LegendsPanel.tsx'
import { TopPanel } from './TopPanel.tsx'
import type { Ranking } from './use-ranking.ts'

interface PopularPanelsProps {
  ranking: Ranking
  forecast: ForecastState
  columns: Columns
  /** The series that the lobby plays, and its next game. */
  series: number | null
  game: number
}

/** What the whole lobby plays most, and where it may finish. Loaded after the table, which answers the first question. */
export const PopularPanels = ({ ranking, forecast, columns, series, game }: PopularPanelsProps) => (
  <>
    {series === null || game < 2 ? null : <LobbyFinish series={series} after={game - 1} />}
    {columns === 'forecast' ? (
      <ExpectedPanels forecast={forecast} />
    ) : (
      <>
        <TopPanel ranking={ranking} />
        <LegendsPanel ranking={ranking} />
      </>
    )}
  </>
)

function LobbyFinish({ series, after }: { series: number; after: number }) {
  const { data } = useQuery(seriesDetailQuery(series))
  if (!data?.games.some(({ number }) => number === after)) return null
  return <FinishPanel series={data} after={after} columns={['top5', 'top10']} hasNeed={false} />
}
