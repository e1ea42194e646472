import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { ForecastLobby } from '../../shared/forecast/forecast.queries.ts'
import { regularMessages as texts } from '#contract/regular/regular.texts.ts'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { OnDemand } from '../../shared/ui/layout/OnDemand.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { NextBanPanel } from '../forecast/NextBanPanel.tsx'
import { seriesDetailQuery } from '../../shared/queries/series-detail.queries.ts'
import { useForecast } from '../../shared/forecast/use-forecast.ts'
import styles from '../PanelColumns.module.css'
import { LikelyPanel } from '../table/LikelyPanel.tsx'
import { pastResults } from '../table/past-results.ts'
import { useColumns } from '../table/use-columns.ts'
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
  const [columns, chooseColumns] = useColumns()
  const { data: series } = useQuery({
    ...seriesDetailQuery(lobby.series ?? 0),
    enabled: lobby.series !== null,
  })
  const played = useMemo(
    () => (series?.id === lobby.series ? pastResults(series, game) : null),
    [series, lobby.series, game],
  )
  const [isPopularDue, setIsPopularDue] = useState(false)

  return (
    <div className={styles.columns}>
      <div className={styles.results}>
        <LikelyPanel
          ranking={ranking}
          forecast={forecast}
          columns={columns}
          onColumnsChange={chooseColumns}
          bans={rankedBans}
          known={known}
          own={own}
          game={game}
          played={played}
          onKnownChange={onKnownChange}
        />
      </div>
      <div className={styles.side}>
        <div className={styles.first}>
          <NextBanPanel forecast={forecast} bans={bans} game={game} onBan={onBan} />
        </div>
        <OnDemand
          when={own !== null && forecast.data !== undefined && played === null}
          load={loadPlayThis}
          onFail={ignore}
          fallback={null}
        >
          {(PlayThisPanel) =>
            own === null || played !== null ? null : <PlayThisPanel team={own} lobby={lobby} />
          }
        </OnDemand>
        {aside}
        <OnDemand
          when={isPopularDue}
          load={loadPopular}
          onFail={ignore}
          fallback={<PopularFallback onDue={setIsPopularDue} />}
        >
          {(PopularPanels) => (
            <PopularPanels
              ranking={ranking}
              forecast={forecast}
              columns={columns}
              series={lobby.series}
              game={game}
            />
          )}
        </OnDemand>
      </div>
    </div>
  )
}

const HIDDEN_MS = 2000

/** The panels are below the window at first. They are drawn when they come into sight, or when all else is done. */
function PopularFallback({ onDue }: { onDue: (isDue: true) => void }) {
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!place.current) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onDue(true)
    })
    observer.observe(place.current)
    const timer = setTimeout(onDue, HIDDEN_MS, true)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [onDue])

  return (
    <div ref={place} className={styles.later}>
      <Panel title={texts.top} flush>
        <Skeleton label={texts.loadingTop} lines={6} />
      </Panel>
      <Panel title={texts.legends} flush>
        <Skeleton label={texts.loadingLegends} lines={6} />
      </Panel>
    </div>
  )
}

/** The toast says what to do. */
const ignore = () => {}
const loadPlayThis = () =>
  import('../../shared/play-this/PlayThisPanel.tsx').then((chunk) => chunk.PlayThisPanel)
const loadPopular = () => import('./PopularPanels.tsx').then((chunk) => chunk.PopularPanels)
