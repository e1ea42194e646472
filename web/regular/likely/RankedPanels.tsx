import type { ReactNode } from 'react'
import type { ForecastLobby } from '../../shared/forecast/forecast.queries.ts'
import { NextBanPanel } from '../forecast/NextBanPanel.tsx'
import { useForecast } from '../../shared/forecast/use-forecast.ts'
import styles from '../PanelColumns.module.css'
import { LikelyPanel } from '../table/LikelyPanel.tsx'
import { LegendsPanel } from './LegendsPanel.tsx'
import { TopPanel } from './TopPanel.tsx'
import { useRanking } from './use-ranking.ts'
import type { TeamCompsState } from './use-team-comps.ts'

interface RankedPanelsProps {
  teamComps: TeamCompsState
  lobby: ForecastLobby
  own: string | null
  /** The bans of the ranking, which can be older than those of the lobby for a moment. */
  rankedBans: readonly string[]
  onBan: (legend: string) => void
  onKnownChange: (team: string, legends: readonly string[]) => void
  /** Shown below the next ban, in the side column. */
  aside: ReactNode
}

/** Loaded with the first selected team; there's nothing to rank before. */
export function RankedPanels(props: RankedPanelsProps) {
  const { teamComps, lobby, own, rankedBans, onBan, onKnownChange, aside } = props
  const { bans, game, known } = lobby
  const ranking = useRanking(teamComps, rankedBans)
  const forecast = useForecast(lobby)

  return (
    <div className={styles.columns}>
      <div className={styles.results}>
        <LikelyPanel
          ranking={ranking}
          forecast={forecast}
          bans={rankedBans}
          known={known}
          own={own}
          game={game}
          onKnownChange={onKnownChange}
        />
      </div>
      <div className={styles.side}>
        <div className={styles.first}>
          <NextBanPanel forecast={forecast} bans={bans} game={game} onBan={onBan} />
        </div>
        {aside}
        <TopPanel ranking={ranking} />
        <LegendsPanel ranking={ranking} />
      </div>
    </div>
  )
}
