import { playerMessages as texts } from '#contract/stats/player.texts.ts'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { statsMessages } from '#contract/stats/stats.texts.ts'
import { EmptyStats } from '../parts/EmptyStats.tsx'
import { countPlayerFilters } from './PlayerFilters.tsx'
import type { PlayerView } from './use-player-view.ts'

export function EmptyPlayers({ view }: { view: PlayerView }) {
  const { filters, setFilters, address, query, reset } = view
  if (query.data?.hasPlayers === false) return <EmptyState title={texts.noPlayers} />
  return (
    <EmptyStats
      title={texts.none}
      filters={filters}
      onChange={setFilters}
      outside={filters.regions.isAll ? null : statsMessages.otherRegions}
      set={countPlayerFilters(view) + Number(address.q !== '')}
      onReset={reset}
    />
  )
}
