import { seriesOutMessages as texts } from '#contract/series/series-out.texts.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import { mapName } from '#domain/catalog/map.ts'
import { useRoster } from '../legend/roster.ts'
import { BANNED } from '../ui/legend/emblem-state.ts'
import { LegendEmblem } from '../ui/legend/LegendEmblem.tsx'
import { NamedTrio } from '../ui/legend/NamedTrio.tsx'
import type { ObsContent } from './obs-content.ts'
import type { ObsPart } from './obs-parts.ts'
import styles from './ObsSource.module.css'

/** More don't fit beside the picture of a game. */
const SHOWN_TEAMS = 10

interface ObsSourceProps {
  content: ObsContent
  parts: readonly ObsPart[]
}

/** A series or a live match as viewers of a stream see it, on a transparent page. */
export function ObsSource({ content, parts }: ObsSourceProps) {
  useRoster()
  const { event, game, map, lastMap, bans, teams, isDemo, winner } = content

  return (
    <div className={styles.source}>
      <header className={styles.block}>
        <p className={styles.event}>{event}</p>
        <p className={styles.game}>
          {texts.nextGame(game)}
          {map ? <small>{texts.onMap(mapName(map))}</small> : null}
          {lastMap ? <small>{texts.lastMap(mapName(lastMap))}</small> : null}
        </p>
        {isDemo ? <p className={styles.sample}>{texts.sample}</p> : null}
      </header>
      {parts.includes('bans') ? (
        <section className={styles.block} aria-label={texts.bans}>
          <p className={styles.heading}>{texts.bans}</p>
          {bans.length === 0 ? <p>{texts.noBans}</p> : null}
          <ul className={styles.bans}>
            {bans.map((legend) => (
              <li key={legend} className={styles.ban}>
                <LegendEmblem legend={legend} size={24} state={BANNED} />
                {findLegend(legend).label}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {parts.includes('match') && winner ? (
        <p className={styles.block}>{texts.winner(winner)}</p>
      ) : null}
      {parts.includes('standings') && teams.length > 0 ? (
        <ol className={styles.block} aria-label={texts.show.standings}>
          {teams.slice(0, SHOWN_TEAMS).map(({ team, rank, points, legends, isOnMatchPoint }) => (
            <li key={team} className={styles.team}>
              <span className={styles.rank}>{rank}</span>
              <span className={styles.name}>{team}</span>
              {parts.includes('match') && isOnMatchPoint ? (
                <b className={styles.matchPoint}>{texts.matchPoint}</b>
              ) : null}
              {parts.includes('comps') && legends.length > 0 ? (
                <NamedTrio legends={legends} size={18} />
              ) : null}
              <span className={styles.points}>{points}</span>
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  )
}
