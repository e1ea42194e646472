import type { ReactNode } from 'react'
import type { Forecast } from '#contract/forecast/forecast.ts'
import { livePageMessages as texts } from '#contract/live-match/live-page.texts.ts'
import type { LiveView } from '#domain/live-match/view/live-view.ts'
import { ringStatus } from '#domain/live-match/view/ring-status.ts'
import { mapName } from '#domain/catalog/map.ts'
import { clockText } from '#domain/base/clock-text.ts'
import { Badge } from '../shared/ui/layout/Badge.tsx'
import styles from './LiveFacts.module.css'
import { NextBan } from './NextBan.tsx'
import { aliveIn } from './lobby/tile-order.ts'

interface LiveFactsProps {
  view: LiveView
  clockS: number | null
  nextBan: Forecast['nextBan'][number] | null
}

/** The game in one line. */
export function LiveFacts({ view, clockS, nextBan }: LiveFactsProps) {
  const { teams, map, game, phase, rings, isSimulated, name, matchPoint, isLate } = view
  const alive = teams.map(aliveIn)
  const players = teams.flatMap((team) => team.players)
  const onMatchPoint = teams.filter((team) => team.isOnMatchPoint).length
  const ring = phase === 'playing' && clockS !== null ? ringStatus(rings, clockS) : null

  return (
    <section className={styles.facts} aria-label={texts.facts}>
      <dl className={styles.list}>
        <Fact
          label={
            isSimulated ? (
              <span title={texts.simulatedText}>
                <Badge tone="warning">{texts.simulatedTag}</Badge>
              </span>
            ) : (
              name
            )
          }
          isWide
        >
          {texts.game(game, map === null ? texts.unknownMap : mapName(map))}
        </Fact>
        <Fact label={texts.phase[phase]}>
          {clockS === null ? (
            <small>{isLate ? texts.lateClock : texts.noClock}</small>
          ) : (
            clockText(clockS)
          )}
        </Fact>
        <Fact label={texts.teamsAlive}>
          {alive.filter((count) => count > 0).length} <small>{texts.of(teams.length)}</small>
        </Fact>
        <Fact label={texts.playersAlive}>
          {alive.reduce((sum, count) => sum + count, 0)} <small>{texts.of(players.length)}</small>
        </Fact>
        {ring ? (
          <Fact label={texts.ring[ring.kind](ring.number)}>
            <span className={ring.kind === 'closing' ? styles.closing : undefined}>
              {ring.kind === 'closed' ? texts.ringClosed : clockText(ring.leftS)}
            </span>
          </Fact>
        ) : null}
        {matchPoint ? (
          <Fact label={texts.matchPoint(matchPoint.points)}>
            {texts.matchPointTeams(onMatchPoint)}
          </Fact>
        ) : null}
        <NextBan view={view} forecast={nextBan} />
      </dl>
    </section>
  )
}

interface FactProps {
  label: ReactNode
  isWide?: boolean
  children: ReactNode
}

const Fact = ({ label, isWide = false, children }: FactProps) => (
  <div className={styles.fact} data-wide={isWide || undefined}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
