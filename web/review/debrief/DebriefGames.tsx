import { Link } from 'wouter'
import { debriefMessages as texts } from '#contract/review/debrief.texts.ts'
import type { Debrief } from '#contract/review/debrief.ts'
import { mapName } from '#domain/catalog/map.ts'
import { debriefPath } from '../../shared/address/debrief-path.ts'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import styles from './DebriefGames.module.css'

interface DebriefGamesProps {
  debrief: Debrief
  series: number
  game: number | null
}

/** The games of the series, and what findings are and aren't. */
export const DebriefGames = ({ debrief, series, game }: DebriefGamesProps) => (
  <div className={styles.side}>
    <Panel title={texts.games} count={debrief.team} flush dense>
      <ol className={styles.games}>
        {debrief.games.map(({ number, map, placement, points }) => (
          <li key={number} aria-current={number === game || undefined}>
            <Link className={styles.game} to={debriefPath(series, number)}>
              <b>{number}</b>
              <span className={styles.map}>{map === null ? '' : mapName(map)}</span>
              <span>{texts.place(placement)}</span>
              <b className={styles.points}>{texts.points(points)}</b>
            </Link>
          </li>
        ))}
      </ol>
    </Panel>
    <p className={styles.about}>{texts.about}</p>
  </div>
)
