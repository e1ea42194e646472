import { sql, type Transaction } from 'kysely'
import { compKey, isTrio } from '#domain/catalog/comp.ts'
import type { MapId } from '#domain/catalog/map.ts'
import { findPoi } from '#domain/catalog/poi.ts'
import type { MatchGame, MatchSet, TeamResult } from '#domain/archive/match.ts'
import { gamePoints } from '#domain/archive/score.ts'
import { normalizeTeamName, teamKey } from '#domain/team/team.ts'
import { anyOf } from '../db/expressions.ts'
import type { Database } from '../db/schema.ts'
import { insertRows, reserveIds } from './bulk-insert.ts'

type Tx = Transaction<Database>

/** Teams and games of the file that the archive already has. */
interface KnownRows {
  ids: ReadonlyMap<string, number>
  /** Games that no other file has are current right away. */
  knownMids: ReadonlySet<string>
}

/** Inserts the series, games and results of a file, and returns the ids of the series. */
export async function insertSets(
  tx: Tx,
  importId: number,
  sets: readonly MatchSet[],
  known: KnownRows,
): Promise<number[]> {
  const events = await eventIds(tx, sets)
  const series = await reserveIds(tx, 'series', sets)
  await insertRows(
    tx,
    'series',
    series.map(({ item: set, id }) => ({
      id,
      event_id: valueOf(events, set.event),
      import_id: importId,
      organizer: set.organizer ?? null,
      source_id: set.sourceId,
      bans_enabled: set.bansEnabled,
      match_point: set.matchPoint?.points ?? null,
      match_point_min_games: set.matchPoint?.minGames ?? 1,
      awaited: set.awaited ?? [],
    })),
  )
  const games = await reserveIds(
    tx,
    'game',
    series.flatMap(({ item: set, id }) => set.games.map((game) => ({ game, seriesId: id }))),
  )
  await insertRows(
    tx,
    'game',
    games.map(({ item: { game, seriesId }, id }) => ({
      ...gameRow(game, id, seriesId, importId),
      is_current: !known.knownMids.has(game.mid),
    })),
  )
  await insertRows(
    tx,
    'game_ban',
    games.flatMap(({ item: { game }, id }) =>
      game.bans.map((legend, index) => ({ game_id: id, legend, place: index + 1 })),
    ),
  )
  await insertRows(tx, 'series_start_points', series.flatMap(startPointRows))
  await insertRows(tx, 'series_roster', series.flatMap(rosterRows))
  await insertRows(tx, 'series_poi_pick', series.flatMap(pickRows))
  await insertResults(
    tx,
    games.flatMap(({ item: { game }, id }) =>
      game.teams.map((team) => ({ game, gameId: id, team })),
    ),
    known,
  )
  return series.map(({ id }) => id)
}

interface InsertedSet {
  item: MatchSet
  id: number
}

const playingIn = ({ games }: MatchSet) =>
  new Set(games.flatMap(({ teams }) => teams.map(({ rawName }) => teamKey(rawName))))

/** Of the teams that play in it. */
function startPointRows({ item, id }: InsertedSet) {
  const { startPoints } = item
  const playing = playingIn(item)
  const points = new Map([...(startPoints ?? [])].map(([name, own]) => [teamKey(name), own]))
  return [...points]
    .filter(([key]) => playing.has(key))
    .map(([key, own]) => ({ series_id: id, alias_key: key, points: own }))
}

/** Of the teams that play in it. */
function rosterRows({ item, id }: InsertedSet) {
  const playing = playingIn(item)
  return [...(item.rosters ?? [])].flatMap(([name, players]) =>
    playing.has(teamKey(name))
      ? players.map(({ playerId, name: own, isCoach }) => ({
          series_id: id,
          alias_key: teamKey(name),
          player: playerId,
          name: own,
          is_coach: isCoach,
        }))
      : [],
  )
}

const pickRows = ({ item: { poiPicks = [] }, id }: InsertedSet) =>
  poiPicks.map(({ rawName, planned, actual, timedOut, map, poiId, by, at }) => ({
    series_id: id,
    planned,
    actual,
    timed_out: timedOut,
    team: normalizeTeamName(rawName),
    team_key: teamKey(rawName),
    map,
    poi_id: poiId,
    picked_by: by,
    picked_at: at === null ? null : new Date(at * 1000),
  }))

/** Reads a key that must be in the map. */
function valueOf<Value>(map: ReadonlyMap<string, Value>, key: string): Value {
  const value = map.get(key)
  if (value === undefined) throw new Error(`"${key}" has no id.`)
  return value
}

const gameRow = (game: MatchGame, id: number, seriesId: number, importId: number) => ({
  id,
  mid: game.mid,
  own_mid: game.ownMid ?? null,
  import_id: importId,
  series_id: seriesId,
  number: game.number,
  started_at: new Date(game.startedAt * 1000),
  map: game.map,
  map_version: game.mapVersion,
  banned_after: game.bannedAfter ?? null,
})

interface GameTeam {
  game: MatchGame
  gameId: number
  team: TeamResult
}

async function insertResults(tx: Tx, results: readonly GameTeam[], known: KnownRows) {
  const rows = await reserveIds(tx, 'team_result', results)
  const findPoiId = createPoiFinder()
  await insertRows(
    tx,
    'team_result',
    rows.map(({ item, id }) => ({
      ...resultRow(item, id, known),
      poi_id: findPoiId(item.game.map, item.team.poi),
    })),
  )
  await insertRows(
    tx,
    'player_result',
    rows.flatMap(({ item: { team }, id }) =>
      team.players.map((player, slot) => ({
        team_result_id: id,
        slot,
        player_id: player.playerId,
        name: player.name,
        legend: player.legend,
        kills: player.kills,
        assists: player.assists,
        knockdowns: player.knockdowns,
        damage: player.damage,
        headshots: player.headshots,
        shots: player.shots,
        hits: player.hits,
        survival_s: player.survivalS,
        hardware: player.hardware,
      })),
    ),
  )
}

function resultRow({ game, gameId, team }: GameTeam, id: number, known: KnownRows) {
  const key = teamKey(team.rawName)
  const legends = team.legends.toSorted()
  return {
    id,
    game_id: gameId,
    team_id: valueOf(known.ids, key),
    alias_key: key,
    spelling: normalizeTeamName(team.rawName),
    placement: team.placement,
    kills: team.kills,
    points: pointsOf(team),
    survival_s: team.survivalS,
    damage: team.damage,
    legends,
    comp_key: isTrio(legends) ? compKey(legends) : null,
    poi: team.poi,
    region: team.region,
    played_at: new Date(game.startedAt * 1000),
    is_current: !known.knownMids.has(game.mid),
    source_id: team.sourceId ?? null,
    source_version: team.sourceVersion ?? null,
  }
}

/** A file names the same few POIs again and again. */
function createPoiFinder() {
  const found = new Map<string, number | null>()
  return (map: MapId | null, name: string | null) => {
    if (map === null || !name) return null
    const key = `${map} ${name}`
    if (!found.has(key)) found.set(key, findPoi(map, name)?.id ?? null)
    return found.get(key) ?? null
  }
}

/** A score in the file wins. Without one the league's score table applies. */
function pointsOf({ points, placement, kills }: TeamResult): number | null {
  if (points !== null) return points
  return placement === null || kills === null ? null : gamePoints(placement, kills)
}

async function eventIds(tx: Tx, sets: readonly MatchSet[]): Promise<Map<string, number>> {
  const names = [...new Set(sets.map((set) => set.event))]
  await sql`
    insert into event (name) select unnest(${names}::text[]) on conflict do nothing`.execute(tx)
  const rows = await tx
    .selectFrom('event')
    .select(['name', 'id'])
    .where('name', '=', anyOf(names))
    .execute()
  return new Map(rows.map((row) => [row.name, row.id]))
}
