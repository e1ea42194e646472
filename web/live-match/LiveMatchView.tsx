import { useState } from 'react'
import type { LiveView } from '#domain/live-match/view/live-view.ts'
import { isSameTeam } from '#domain/team/team.ts'
import { useSingleKeys } from '../shared/keyboard/use-single-keys.ts'
import { useOwnTeam } from '../shared/own-team/use-own-team.ts'
import { KeepGame } from './KeepGame.tsx'
import { KillFeed } from './KillFeed.tsx'
import { LiveAnnouncer } from './LiveAnnouncer.tsx'
import { LiveFinish } from './LiveFinish.tsx'
import { LiveFacts } from './LiveFacts.tsx'
import { LiveLobby } from './lobby/LiveLobby.tsx'
import { LiveMap } from './LiveMap.tsx'
import styles from './LiveMatchView.module.css'
import { NextGameForecast } from './NextGameForecast.tsx'
import { useGameClock } from './use-game-clock.ts'
import { useLobbyForecast } from './use-lobby-forecast.ts'

interface LiveMatchViewProps {
  view: LiveView
  offsetMs: number
}

/** Who is alive, what they picked and who is on match point. */
export function LiveMatchView({ view, offsetMs }: LiveMatchViewProps) {
  const own = useOwnTeam()
  const ownSlot = view.teams.find(({ name }) => own !== null && isSameTeam(name, own))?.slot ?? null
  const clockS = useGameClock(view, offsetMs)
  const forecast = useLobbyForecast(view)
  const [hasMap, setHasMap] = useState(true)
  const [isOnlyOurs, setIsOnlyOurs] = useState(false)
  useSingleKeys({
    m: () => setHasMap(!hasMap),
    f: () => setIsOnlyOurs(!isOnlyOurs && ownSlot !== null),
  })

  return (
    <>
      <LiveFacts view={view} clockS={clockS} nextBan={forecast.nextBan} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <LiveLobby view={view} ownSlot={ownSlot} isHit={forecast.isHit} />
          <LiveFinish view={view} />
          <NextGameForecast view={view} />
          <KeepGame key={`${view.feed} ${view.startedAt}`} view={view} />
        </div>
        <div className={styles.side}>
          <LiveMap
            view={view}
            clockS={clockS}
            ownSlot={ownSlot}
            isOpen={hasMap}
            onToggle={() => setHasMap(!hasMap)}
          />
          <KillFeed
            view={view}
            ownSlot={ownSlot}
            isOnlyOurs={isOnlyOurs && ownSlot !== null}
            onOnlyOurs={setIsOnlyOurs}
          />
        </div>
      </div>
      <LiveAnnouncer view={view} />
    </>
  )
}
