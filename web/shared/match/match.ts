import type { DraftRoom } from '#contract/draft/draft-room.ts'
import type { SeriesDetail } from '#contract/series/series.ts'
import { findLegend, legendKey } from '#domain/catalog/legend.ts'
import type { DraftState } from '#domain/draft/draft.ts'
import { isOverAfter, plannedGames, USUAL_GAMES } from '#domain/series/planned-games.ts'
import { isSameTeam } from '#domain/team/team.ts'

/** What is played in a room: the one answer to which game is next, and what is banned in it. */
export interface Match {
  readonly room: number
  /** Of the series, else of the room. */
  readonly name: string
  readonly series: SeriesDetail | null
  readonly teams: readonly string[]
  /** The number of the next game; after the last one of a finished series. */
  readonly game: number
  readonly isOver: boolean
  /** Keys of the legends that are banned in the next game, in order. */
  readonly bans: readonly string[]
  /** What is banned in it by the files, if the room has something else; keys as in `bans`. */
  readonly otherBans: readonly string[] | null
  readonly games: readonly GameOfMatch[]
}

export interface GameOfMatch {
  readonly number: number
  readonly state: 'played' | 'next' | 'open'
  readonly map: string | null
  /** Where the map is from: a file, someone in the room, or what usually follows. Null without a map. */
  readonly mapFrom: 'file' | 'hand' | 'guess' | null
  /** What was banned in it. */
  readonly bans: readonly string[]
  /** What it banned, and how many teams had picked that; null if it isn't known. */
  readonly banned: { readonly legend: string; readonly teams: number | null } | null
  /** What we played; empty if it isn't known. */
  readonly comp: readonly string[]
  /** How we finished, if a file has the game. */
  readonly result: { readonly placement: number; readonly points: number } | null
}

type MatchDraft = Pick<DraftState, 'banned_legends' | 'draft_history'>

interface MatchParts {
  readonly room: DraftRoom
  readonly series: SeriesDetail | null
  readonly draft: MatchDraft
  /** Our team. */
  readonly own: string | null
}

/** Null while nothing is open in the room. */
export function matchOf({ room, series, draft, own }: MatchParts): Match | null {
  if (!series && room.teams.length === 0) return null
  const last = series?.games.at(-1)?.number ?? 0
  const game = Math.max(room.firstGame + draft.draft_history.length, last + 1)
  const isOver = series !== null && isOverAfter(series, last)
  const count = Math.max((series ? plannedGames(series) : USUAL_GAMES) ?? 0, isOver ? last : game)
  const gameAt = (number: number): GameOfMatch => ({
    number,
    state: number < game ? 'played' : number === game ? 'next' : 'open',
    ...(ofSeries(series, number, own) ?? {
      ...ofDraft(draft, number - room.firstGame),
      ...mapOf(room, number, number === last + 1 ? (series?.nextMap?.map ?? null) : null),
    }),
  })
  const bans = draft.banned_legends.map(legendKey)
  return {
    room: room.id,
    name: series?.event ?? room.name,
    series,
    teams: series ? series.teams.map(({ team }) => team) : room.teams,
    game,
    isOver,
    bans,
    otherBans: series && !isOver ? bansByFiles(series, bans, game - 1 - last) : null,
    games: Array.from({ length: count }, (_, index) => gameAt(index + 1)),
  }
}

type GameFacts = Omit<GameOfMatch, 'number' | 'state'>
type MapFacts = Pick<GameOfMatch, 'map' | 'mapFrom'>

/** As the archive has it; null if it doesn't. */
function ofSeries(
  series: SeriesDetail | null,
  number: number,
  own: string | null,
): GameFacts | null {
  const game = series?.games.find((one) => one.number === number)
  if (!series || !game) return null
  const team = own === null ? undefined : series.teams.find((one) => isSameTeam(one.team, own))
  const result = team?.results.find((one) => one.game === number)
  return {
    map: game.map,
    mapFrom: 'file',
    bans: game.bans,
    banned: game.banned && { legend: game.banned.legend, teams: game.banned.teams },
    comp: result?.legends ?? [],
    result:
      result && result.placement !== null && result.points !== null
        ? { placement: result.placement, points: result.points }
        : null,
  }
}

/** The map of a game that no file has. */
function mapOf({ maps }: DraftRoom, number: number, usual: string | null): MapFacts {
  const set = maps.find(({ game }) => game === number)
  if (set) return { map: set.map, mapFrom: 'hand' }
  return usual === null ? { map: null, mapFrom: null } : { map: usual, mapFrom: 'guess' }
}

/** Null if the room has the same bans. Games that only the room has can have banned others, and so can one that is being saved. */
function bansByFiles(
  { nextBans }: SeriesDetail,
  bans: readonly string[],
  later: number,
): readonly string[] | null {
  const known = nextBans.map(legendKey)
  const others = bans.filter((legend) => !known.includes(legend))
  const isSame = known.every((legend) => bans.includes(legend)) && others.length <= later + 1
  return isSame ? null : known
}

/** As the draft saved it. What a game banned is new in the bans after it. */
function ofDraft(
  { draft_history, banned_legends }: MatchDraft,
  index: number,
): Omit<GameFacts, keyof MapFacts> {
  const entry = draft_history[index]
  if (!entry) return { bans: [], banned: null, comp: [], result: null }
  const before = entry.bannedLegends
  const after = draft_history[index + 1]?.bannedLegends ?? banned_legends
  const added = after.find((legend) => !before.includes(legend))
  return {
    bans: before,
    banned: added === undefined ? null : { legend: findLegend(added).label, teams: null },
    comp: entry.comp,
    result: null,
  }
}

/** The game that is played next; undefined if the match is over. */
export const nextGameOf = ({ games }: Match) => games.find(({ state }) => state === 'next')

/** The games that are played, as a plan needs them. */
export const gamesSoFar = ({ games }: Match) =>
  games
    .filter(({ state }) => state === 'played')
    .map(({ comp, bans, result }) => ({ comp, bannedLegends: bans, result }))
