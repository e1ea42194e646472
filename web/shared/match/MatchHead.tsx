import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { draftRoomMessages } from '#contract/draft/draft-room.texts.ts'
import { matchMessages as texts } from '#contract/draft/match.texts.ts'
import { seriesPlanMessages } from '#contract/series-plan/series-plan.texts.ts'
import { findLegend, legendKey } from '#domain/catalog/legend.ts'
import { isMap, mapName } from '#domain/catalog/map.ts'
import { paths } from '../address/paths.ts'
import { viewPath } from '../address/view-path.ts'
import { useForecast } from '../forecast/use-forecast.ts'
import { EMPTY } from '../lineup/lineup.ts'
import { lineupPath } from '../lineup/lobby-path.ts'
import { lobbyOf, openSeries, stepInSeries } from '../lineup/open-series.ts'
import { mapChoices } from '../map/map-choices.ts'
import { setBans } from '../draft/draft-actions.ts'
import { roomPath, roomPlanPath } from '../room/room-path.ts'
import { roomQuery } from '../room/room.queries.ts'
import { Button } from '../ui/action/Button.tsx'
import { BANNED } from '../ui/legend/emblem-state.ts'
import { LegendEmblem } from '../ui/legend/LegendEmblem.tsx'
import { Badge } from '../ui/layout/Badge.tsx'
import { Menu } from '../ui/overlay/Menu.tsx'
import type { Match, GameOfMatch } from './match.ts'
import { useMatch } from './use-match.ts'
import { useMatchMap } from './use-match-map.ts'
import styles from './MatchHead.module.css'

export type MatchPage = keyof typeof texts.tabs

interface MatchHeadProps {
  room: number
  page: MatchPage
  /** The game that the page shows, if it isn't the next one. */
  shownGame?: number | undefined
  /** A control with the `MatchName` on it, instead of the name alone. */
  name?: ReactNode
  children?: ReactNode
}

/** The match of a room above its pages: which one it is, its games with what they banned, and the way to the others. */
export function MatchHead({ room: roomId, page, shownGame, name, children }: MatchHeadProps) {
  const match = useMatch(roomId)
  const room = useQuery(roomQuery(roomId)).data?.room
  if (!match || !room) return null
  const canEdit = room.role !== 'view'
  return (
    <section className={styles.head} aria-label={texts.head}>
      <div className={styles.row}>
        {name ?? (
          <p className={styles.name}>
            <MatchName match={match} />
          </p>
        )}
        <nav className={styles.tabs} aria-label={texts.pages}>
          {pagesOf(match).map(({ id, path }) => (
            <Link key={id} to={path} aria-current={id === page ? 'page' : undefined}>
              <b>{texts.tabs[id][0]}</b>
              <span>{texts.tabs[id][1]}</span>
            </Link>
          ))}
        </nav>
        <p className={styles.room}>
          {canEdit ? null : <Badge>{draftRoomMessages.viewOnly}</Badge>}
          <Link to={`${paths.rooms}?room=${roomId}`}>{texts.inRoom(room.name)}</Link>
        </p>
      </div>
      <ol className={styles.games} aria-label={texts.games} ref={scrollToNext}>
        {match.games.map((game) => (
          <li
            key={game.number}
            data-state={game.state}
            aria-current={(shownGame ?? match.game) === game.number ? 'step' : undefined}
          >
            <Cell match={match} game={game} canEdit={canEdit && !match.isOver} />
          </li>
        ))}
      </ol>
      {match.otherBans === null ? null : (
        <OtherBans bans={match.bans} byFiles={match.otherBans} canEdit={canEdit} />
      )}
      {children}
    </section>
  )
}

export function MatchName({ match: { name, games, game, isOver } }: { match: Match }) {
  const played = games.filter(({ state }) => state === 'played').length
  return (
    <span className={styles.words}>
      <b>{name}</b>
      <span>{isOver ? texts.finished(played) : texts.before(game, games.length)}</span>
    </span>
  )
}

/** On phones the first games take the whole width. */
function scrollToNext(list: HTMLElement | null) {
  const next = list?.querySelector<HTMLElement>('[data-state="next"]')
  if (list && next) list.scrollLeft = next.offsetLeft - list.offsetLeft
}

interface CellProps {
  match: Match
  game: GameOfMatch
  canEdit: boolean
}

function Cell({ match, game, canEdit }: CellProps) {
  const { number, map, mapFrom, state } = game
  const path = state === 'open' ? null : gamePath(match, number)
  return (
    <div className={styles.cell}>
      <span className={styles.title}>
        {path === null ? (
          <b>{texts.game(number)}</b>
        ) : (
          <Link to={path} title={texts.look(number)}>
            <b>{texts.game(number)}</b>
          </Link>
        )}
        {canEdit && mapFrom !== 'file' && state !== 'played' ? (
          <MapChoice room={match.room} game={game} />
        ) : map !== null && isMap(map) ? (
          <span title={mapTitle(game)}>{mapWords(game)}</span>
        ) : null}
      </span>
      <span className={styles.ban}>
        {state === 'next' ? (
          <NextBan match={match} map={map} />
        ) : (
          <Banned match={match} game={game} />
        )}
      </span>
    </div>
  )
}

function mapWords({ map, mapFrom }: GameOfMatch): string {
  if (map === null || !isMap(map)) return texts.noMap
  return mapFrom === 'guess' ? texts.guessed(mapName(map)) : mapName(map)
}

function mapTitle({ mapFrom }: GameOfMatch): string | undefined {
  return mapFrom === 'guess' ? texts.guess : mapFrom === 'hand' ? texts.byHand : undefined
}

/** The map of a game that isn't played yet, for everyone in the room. */
function MapChoice({ room, game }: { room: number; game: GameOfMatch }) {
  const { number, map, mapFrom } = game
  const setMap = useMatchMap(room)
  return (
    <Menu
      label={texts.chooseMap(number)}
      trigger={
        <button
          type="button"
          className={styles.map}
          data-guess={mapFrom === 'guess' || undefined}
          title={mapTitle(game)}
          aria-label={texts.mapOf(number, mapWords(game))}
        >
          {mapWords(game)}
        </button>
      }
      items={[
        ...mapChoices(map).map(({ value, label }) => ({
          label,
          onSelect: () => setMap(number, value),
        })),
        ...(mapFrom === 'hand'
          ? [{ label: texts.usualMap, onSelect: () => setMap(number, null) }]
          : []),
      ]}
    />
  )
}

interface OtherBansProps {
  bans: readonly string[]
  byFiles: readonly string[]
  canEdit: boolean
}

/** The room bans something else than the games in the archive. A ban by hand wins until someone decides otherwise. */
function OtherBans({ bans, byFiles, canEdit }: OtherBansProps) {
  const missing = byFiles.filter((legend) => !bans.includes(legend))
  const added = bans.filter((legend) => !byFiles.includes(legend))
  return (
    <p className={styles.notice} role="status">
      <span>{texts.otherBans(namesOf(missing), namesOf(added))}</span>
      {canEdit ? (
        <Button size="sm" onClick={() => setBans(byFiles)}>
          {texts.takeFiles}
        </Button>
      ) : null}
    </p>
  )
}

const namesOf = (legends: readonly string[]) =>
  legends.map((legend) => findLegend(legend).label).join(', ')

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
