import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { matchMessages as texts } from '#contract/draft/match.texts.ts'
import { seriesPlanMessages } from '#contract/series-plan/series-plan.texts.ts'
import { findLegend, legendKey } from '#domain/catalog/legend.ts'
import { isMap, mapName } from '#domain/catalog/map.ts'
import { viewPath } from '../address/view-path.ts'
import { useForecast } from '../forecast/use-forecast.ts'
import { EMPTY } from '../lineup/lineup.ts'
import { lineupPath } from '../lineup/lobby-path.ts'
import { lobbyOf, openSeries, stepInSeries } from '../lineup/open-series.ts'
import { roomPath, roomPlanPath } from '../room/room-path.ts'
import { roomQuery } from '../room/room.queries.ts'
import { BANNED } from '../ui/legend/emblem-state.ts'
import { LegendEmblem } from '../ui/legend/LegendEmblem.tsx'
import type { Match, GameOfMatch } from './match.ts'
import { useMatch } from './use-match.ts'
import styles from './MatchHead.module.css'

export type MatchPage = keyof typeof texts.tabs

interface MatchHeadProps {
  room: number
  page: MatchPage
  /** The game that the page shows, if it isn't the next one. */
  shownGame?: number | undefined
  children?: ReactNode
}

/** The match of a room above its pages: which one it is, its games with what they banned, and the way to the others. */
export function MatchHead({ room, page, shownGame, children }: MatchHeadProps) {
  const match = useMatch(room)
  const { data } = useQuery(roomQuery(room))
  if (!match) return null
  const played = match.games.filter(({ state }) => state === 'played').length

  return (
    <section className={styles.head} aria-label={texts.head}>
      <div className={styles.row}>
        <p className={styles.name}>
          <b>{match.name}</b>
          <span>
            {match.isOver ? texts.finished(played) : texts.before(match.game, match.games.length)}
          </span>
        </p>
        <nav className={styles.tabs} aria-label={texts.pages}>
          {pagesOf(match).map(({ id, path }) => (
            <Link key={id} to={path} aria-current={id === page ? 'page' : undefined}>
              <b>{texts.tabs[id][0]}</b>
              <span>{texts.tabs[id][1]}</span>
            </Link>
          ))}
        </nav>
        <p className={styles.room}>{texts.inRoom(data?.room.name ?? '')}</p>
      </div>
      <ol className={styles.games} aria-label={texts.games} ref={scrollToNext}>
        {match.games.map((game) => (
          <li
            key={game.number}
            data-state={game.state}
            aria-current={(shownGame ?? match.game) === game.number ? 'step' : undefined}
          >
            <Cell match={match} game={game} />
          </li>
        ))}
      </ol>
      {children}
    </section>
  )
}

/** On phones the first games take the whole width. */
function scrollToNext(list: HTMLElement | null) {
  const next = list?.querySelector<HTMLElement>('[data-state="next"]')
  if (list && next) list.scrollLeft = next.offsetLeft - list.offsetLeft
}

function Cell({ match, game }: { match: Match; game: GameOfMatch }) {
  const { number, map, isGuess, state } = game
  const path = state === 'open' ? null : gamePath(match, number)
  const known = map !== null && isMap(map) ? mapName(map) : null
  const words = (
    <>
      <span className={styles.title}>
        <b>{texts.game(number)}</b>
        {known === null ? null : (
          <span data-guess={isGuess || undefined} title={isGuess ? texts.guess : undefined}>
            {isGuess ? texts.guessed(known) : known}
          </span>
        )}
      </span>
      <span className={styles.ban}>
        {state === 'next' ? (
          <NextBan match={match} map={map} />
        ) : (
          <Banned match={match} game={game} />
        )}
      </span>
    </>
  )
  return path === null ? (
    <span className={styles.cell}>{words}</span>
  ) : (
    <Link className={styles.cell} to={path} title={texts.look(number)}>
      {words}
    </Link>
  )
}

function Banned({ match, game: { state, banned } }: { match: Match; game: GameOfMatch }) {
  if (state === 'open') return texts.open
  if (banned === null) return match.isOver ? null : texts.unknown
  const { label } = findLegend(banned.legend)
  return (
    <>
      <LegendEmblem legend={banned.legend} size={16} state={BANNED} />
      <s>{label}</s>
      {banned.teams === null ? null : (
        <span>{texts.pickedBy(banned.teams, match.teams.length)}</span>
      )}
    </>
  )
}

function NextBan({ match, map }: { match: Match; map: string | null }) {
  const { teams, bans, game, series } = match
  const next = useForecast({
    teams,
    bans,
    game,
    map: map !== null && isMap(map) ? map : null,
    series: series?.id ?? null,
    known: [],
  }).data?.nextBan[0]
  // An old forecast can name a legend that was banned just now.
  if (!next || bans.includes(legendKey(next.legend))) return texts.next
  const chance = seriesPlanMessages.beside.chance(next.chance)
  return texts.nextBan(findLegend(next.legend).label, chance)
}

/** The lobby of a game; null without a series. */
function gamePath({ series, game, teams, bans, room }: Match, number: number): string | null {
  const inRoom = (path: string) => withRoom(path, room)
  if (series) {
    const opened = { ...openSeries(EMPTY, lobbyOf(series)), ban: bans }
    return inRoom(lineupPath(number === game ? opened : stepInSeries(opened, series, number)))
  }
  return number === game ? inRoom(lineupPath({ ...EMPTY, teams, ban: bans })) : null
}

const withRoom = (path: string, room: number) => (room === 1 ? path : `${path}&room=${room}`)

const pagesOf = (match: Match) => [
  { id: 'lobby' as const, path: gamePath(match, match.game) ?? viewPath('regular') },
  { id: 'draft' as const, path: roomPath(match.room) },
  { id: 'plan' as const, path: roomPlanPath(match.room) },
  { id: 'live' as const, path: viewPath('live') },
]
