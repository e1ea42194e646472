import { seriesOutMessages as texts } from '#contract/messages/series-out.ts'
import type { SeriesDetail } from '#contract/series.ts'
import { findLegend } from '#domain/legend/legend.ts'
import { mapName } from '#domain/map/map.ts'
import { matchPointOf } from '#domain/series/match-point.ts'
import { standingsAfter } from '#domain/series/standings.ts'
import { useRoster } from '../../shared/legend/roster.ts'
import { BANNED } from '../../shared/ui/legend/emblem-state.ts'
import { LegendEmblem } from '../../shared/ui/legend/LegendEmblem.tsx'
import { NamedTrio } from '../../shared/ui/legend/NamedTrio.tsx'
import type { ObsPart } from './obs-parts.ts'
import styles from './ObsSource.module.css'

/** More don't fit beside the picture of a game. */
const SHOWN_TEAMS = 10

interface ObsSourceProps {
  series: SeriesDetail
  parts: readonly ObsPart[]
}

/** A series as viewers of a stream see it, on a transparent page. */
export function ObsSource({ series, parts }: ObsSourceProps) {
  useRoster()
  const { event, games, teams, nextBans, isDemo, matchPoint } = series
  const last = games.at(-1)
  const status = matchPointOf(
    teams,
    games.map(({ number }) => number),
    matchPoint,
  )
  const reached = new Set(status?.reached.map(({ team }) => team))

  return (
    <div className={styles.source}>
      <header className={styles.block}>
        <p className={styles.event}>{event}</p>
        <p className={styles.game}>
          {texts.nextGame((last?.number ?? 0) + 1)}
          {last?.map ? <small>{texts.lastMap(mapName(last.map))}</small> : null}
        </p>
        {isDemo ? <p className={styles.sample}>{texts.sample}</p> : null}
      </header>
      {parts.includes('bans') ? (
        <section className={styles.block} aria-label={texts.bans}>
          <p className={styles.heading}>{texts.bans}</p>
          {nextBans.length === 0 ? <p>{texts.noBans}</p> : null}
          <ul className={styles.bans}>
            {nextBans.map((legend) => (
              <li key={legend} className={styles.ban}>
                <LegendEmblem legend={legend} size={24} state={BANNED} />
                {findLegend(legend).label}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {parts.includes('match') && status?.winner ? (
        <p className={styles.block}>{texts.winner(status.winner)}</p>
      ) : null}
      {parts.includes('standings') ? (
        <ol className={styles.block} aria-label={texts.show.standings}>
          {standingsAfter(teams, last?.number ?? 0)
            .slice(0, SHOWN_TEAMS)
            .map(({ team, rank, points, results }) => (
              <li key={team} className={styles.team}>
                <span className={styles.rank}>{rank}</span>
                <span className={styles.name}>{team}</span>
                {parts.includes('match') && reached.has(team) ? (
                  <b className={styles.matchPoint}>{texts.matchPoint}</b>
                ) : null}
                {parts.includes('comps') ? (
                  <LastComp results={results} game={last?.number} />
                ) : null}
                <span className={styles.points}>{points}</span>
              </li>
            ))}
        </ol>
      ) : null}
    </div>
  )
}

interface LastCompProps {
  results: SeriesDetail['teams'][number]['results']
  game: number | undefined
}

/** A team can have missed the last game. */
function LastComp({ results, game }: LastCompProps) {
  const legends = results.find((result) => result.game === game)?.legends ?? []
  return legends.length === 0 ? null : <NamedTrio legends={legends} size={18} />
}
