import { Check, Minus } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'wouter'
import { livePageMessages as texts } from '#contract/live-match/live-page.texts.ts'
import type { ViewedTeam } from '#domain/live-match/view/live-view.ts'
import { teamPath } from '../../shared/address/team-path.ts'
import { Badge } from '../../shared/ui/layout/Badge.tsx'
import { classNames } from '../../shared/ui/layout/class-names.ts'
import { NamedTrio } from '../../shared/ui/legend/NamedTrio.tsx'
import styles from './LiveTile.module.css'
import { aliveIn, tileId } from './tile-order.ts'

interface LiveTileProps {
  team: ViewedTeam
  isOwn: boolean
  /** Null if there is nothing to compare. */
  isHit: boolean | null
}

// Most events change one team.
export const LiveTile = memo(({ team, isOwn, isHit }: LiveTileProps) => {
  const { name, rank, seriesPoints, gamePoints, players, placement } = team
  const legends = players.flatMap(({ legend }) => legend ?? [])
  const isOut = placement !== null && placement > 1

  return (
    <li
      id={tileId(team.slot)}
      className={classNames(styles.tile, isOwn && styles.own, isOut && styles.out)}
    >
      <div className={styles.head}>
        <span className={styles.rank}>{rank}</span>
        <Link className={styles.name} to={teamPath(name)}>
          {name}
        </Link>
        {isOwn ? <Badge tone="accent">{texts.you}</Badge> : null}
        {team.isOnMatchPoint ? (
          <span title={texts.matchPointText}>
            <Badge tone="warning">{texts.matchPointTag}</Badge>
          </span>
        ) : null}
        <span className={styles.points}>
          {seriesPoints + gamePoints}
          <span className="visually-hidden"> {texts.points}</span>
        </span>
      </div>
      <div className={styles.comp}>
        {legends.length === 0 ? (
          <span className={styles.choosing}>{texts.choosing}</span>
        ) : (
          <>
            <NamedTrio legends={legends} size={18} />
            {legends.length < players.length ? (
              <span className={styles.choosing}>{texts.choosing}</span>
            ) : null}
          </>
        )}
      </div>
      <div className={styles.state}>
        <Alive team={team} />
        <span>{texts.kills(team.kills)}</span>
        {isHit === null ? null : <ForecastMark isHit={isHit} />}
      </div>
    </li>
  )
})

function Alive({ team }: { team: ViewedTeam }) {
  const { placement, players } = team
  if (placement !== null) return <span>{placement === 1 ? texts.won : texts.out(placement)}</span>
  return (
    <>
      <span className={styles.dots} aria-hidden="true">
        {players.map(({ state }, index) => (
          <i key={index} className={styles[state]} />
        ))}
      </span>
      <span>{texts.alive(aliveIn(team))}</span>
    </>
  )
}

const ForecastMark = ({ isHit }: { isHit: boolean }) => (
  <span
    className={classNames(styles.forecast, isHit && styles.hit)}
    title={isHit ? texts.forecastHit : texts.forecastMiss}
  >
    {isHit ? <Check aria-hidden="true" /> : <Minus aria-hidden="true" />}
    {texts.forecast}
    <span className="visually-hidden">: {isHit ? texts.forecastHit : texts.forecastMiss}</span>
  </span>
)
