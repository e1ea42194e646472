import { lobbyMessages } from '#contract/regular/lobby.texts.ts'
import type { Lineup } from '../../shared/lineup/lineup.ts'
import { openSeries, type SeriesLobby } from '../../shared/lineup/open-series.ts'
import { Button } from '../../shared/ui/action/Button.tsx'

interface OpenRunningProps {
  series: SeriesLobby & { readonly event: string }
  onChange: (next: (lineup: Lineup) => Lineup) => void
}

/** Opens the series that is being played at its next game. */
export const OpenRunning = ({ series, onChange }: OpenRunningProps) => (
  <Button variant="primary" onClick={() => onChange((lineup) => openSeries(lineup, series))}>
    {lobbyMessages.openRunning(series.event, series.games + 1)}
  </Button>
)
