import { sql, type Kysely, type Transaction } from 'kysely'
import { compKey, isTrio } from '#domain/comp/comp.ts'
import { groupFindings } from '#domain/match/finding.ts'
import type { Finding, MatchGame, MatchLanding, MatchSet, TeamResult } from '#domain/match/match.ts'
import { findPoi } from '#domain/map/poi.ts'
import { gamePoints } from '#domain/match/score.ts'
import { teamKey, normalizeTeamName } from '#domain/team/team.ts'
import { anyOf } from '../db/expressions.ts'
import type { Database } from '../db/schema.ts'
import { changeSeries, findKnownGames, lockArchive } from './series-change.ts'
import { deleteUnusedTracks, saveTracks } from './game-track.ts'
import { joinTwins } from './twin/game-twins.ts'
import { deleteUnusedTwins } from './twin/twin-decisions.ts'
import { deleteLandings, insertLandings } from './landing.ts'
import { teamsOfSeries } from './own-means.ts'
import { requireDistinctTeams } from './team/require-distinct-teams.ts'
import { insertRows, reserveIds } from './bulk-insert.ts'
import { saveRegions } from './team/team-regions.ts'
import { deleteUnusedTeams, refreshTeamNames, findOrCreateTeams } from './team/team-lookup.ts'

type Tx = Transaction<Database>

export interface ImportedFile {
  fileName: string
  fileHash: string
  format: string
  isDemo: boolean
  by: number | null
  sets: readonly MatchSet[]
  findings: readonly Finding[]
  landings?: readonly MatchLanding[]
  /** The live feed that it came from. */
  feedId?: number
}

export interface ImportOutcome {
  importId: number
  /** False if this exact file was already imported. */
  isNew: boolean
  games: number
  teamGames: number
  landings: number
}

/** Imports a file in one transaction. Importing the same file again changes nothing. */
export async function importFile(db: Kysely<Database>, file: ImportedFile): Promise<ImportOutcome> {
  return db.transaction().execute(async (tx) => {
    await lockArchive(tx)
    const known = await tx
      .selectFrom('import')
      .select(['id', 'games', 'team_games', 'landings'])
      .where('file_hash', '=', file.fileHash)
      .where('undone_at', 'is', null)
      .executeTakeFirst()
    if (known) {
      const { id: importId, games, team_games: teamGames, landings } = known
      return { importId, isNew: false, games, teamGames, landings }
    }
    return store(tx, await joinTwins(tx, file))
  })
}

async function store(tx: Tx, file: ImportedFile): Promise<ImportOutcome> {
  const { landings = [] } = file
  const games = file.sets.flatMap((set) => set.games)
  const mids = games.map((game) => game.mid)
  const teamGames = games.reduce((sum, game) => sum + game.teams.length, 0)
  const { id: importId } = await tx
    .insertInto('import')
    .values({
      file_name: file.fileName,
      file_hash: file.fileHash,
      format: file.format,
      is_demo: file.isDemo,
      imported_at: new Date(),
      games: games.length,
      team_games: teamGames,
      landings: landings.length,
      findings: JSON.stringify(groupFindings(file.findings)),
      live_feed_id: file.feedId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const teams = await findOrCreateTeams(
    tx,
    games.flatMap((game) => game.teams.map((team) => team.rawName)),
  )
  requireDistinctTeams(games, teams)
  const known = await findKnownGames(tx, mids)
  // If another file takes over a game, the names of that game's teams can change too.
  const ids = [...new Set([...teams.values(), ...(await teamsOfSeries(tx, known.seriesIds))])]
  await saveRegions(tx, ids, () =>
    changeSeries(tx, known.seriesIds, async () => ({
      mids: known.mids,
      seriesIds: await insertSets(tx, importId, file.sets, {
        ids: teams,
        knownMids: new Set(known.mids),
      }),
    })),
  )
  await refreshTeamNames(tx, ids)
  if (landings.length > 0) await insertLandings(tx, importId, landings)
  await saveTracks(tx, games)
  await nameImporter(tx, importId, file.by)
  return { importId, isNew: true, games: games.length, teamGames, landings: landings.length }
}

/** Last: until the import ends, its account can't be renamed or deleted. A deleted one leaves it empty. */
async function nameImporter(tx: Tx, importId: number, by: number | null) {
  if (by === null) return
  await tx
    .updateTable('import')
    .set((eb) => ({ imported_by: eb.selectFrom('account').select('id').where('id', '=', by) }))
    .where('id', '=', importId)
    .execute()
}

/** Undoes an import: afterward the archive looks as if the file had never been imported. */
export async function undoImport(db: Kysely<Database>, importId: number, by: number | null) {
  return db.transaction().execute(async (tx) => {
    await lockArchive(tx)
    const undone = await tx
      .updateTable('import')
      .set({ undone_at: new Date(), undone_by: by })
      .where('id', '=', importId)
      .where('undone_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!undone) return false
    const rows = await tx
      .selectFrom('game')
      .select('mid')
      .where('import_id', '=', importId)
      .execute()
    const mids = rows.map((row) => row.mid)
    const { seriesIds: before } = await findKnownGames(tx, mids)
    const teams = await teamsOfSeries(tx, before)
    await saveRegions(tx, teams, () =>
      changeSeries(tx, before, async () => {
        await tx.deleteFrom('series').where('import_id', '=', importId).execute()
        return { mids, seriesIds: [] }
      }),
    )
    await tx
      .deleteFrom('event')
      .where((eb) =>
        eb.not(
          eb.exists(
            eb.selectFrom('series').select('series.id').whereRef('event_id', '=', 'event.id'),
          ),
        ),
      )
      .execute()
    await deleteLandings(tx, importId)
    await deleteUnusedTracks(tx, mids)
    await deleteUnusedTwins(tx, mids)
    await deleteUnusedTeams(tx, teams)
    await refreshTeamNames(tx, teams)
    return true
  })
}

/** Teams and games of the file that the archive already has. */
interface Known {
  ids: ReadonlyMap<string, number>
  /** Games that no other file has are current right away. */
  knownMids: ReadonlySet<string>
}

async function insertSets(
  tx: Tx,
  importId: number,
  sets: readonly MatchSet[],
  known: Known,
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
  await insertResults(
    tx,
    games.flatMap(({ item: { game }, id }) =>
      game.teams.map((team) => ({ game, gameId: id, team })),
    ),
    known,
  )
  return series.map(({ id }) => id)
}

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
})

interface GameTeam {
  game: MatchGame
  gameId: number
  team: TeamResult
}

async function insertResults(tx: Tx, results: readonly GameTeam[], known: Known) {
  const rows = await reserveIds(tx, 'team_result', results)
  await insertRows(
    tx,
    'team_result',
    rows.map(({ item, id }) => resultRow(item, id, known)),
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

function resultRow({ game, gameId, team }: GameTeam, id: number, known: Known) {
  const key = teamKey(team.rawName)
  const legends = team.legends.toSorted()
  const poi = team.poi && game.map ? findPoi(game.map, team.poi) : null
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
    poi_id: poi?.id ?? null,
    region: team.region,
    played_at: new Date(game.startedAt * 1000),
    is_current: !known.knownMids.has(game.mid),
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
