import type { Kysely, Transaction } from 'kysely'
import { groupFindings } from '#domain/archive/finding.ts'
import type { Finding, MatchLanding, MatchSet } from '#domain/archive/match.ts'
import type { Database } from '../db/schema.ts'
import { changeSeries, findKnownGames, lockArchive } from './series-change.ts'
import { deleteUnusedMoments } from './unused-moments.ts'
import { deleteUnusedTracks, saveTracks } from './game-track.ts'
import { joinTwins } from './twin/game-twins.ts'
import { deleteUnusedTwins } from './twin/twin-decisions.ts'
import { deleteLandings, insertLandings } from './landing/landing.ts'
import { teamsOfSeries } from './own-means.ts'
import { requireDistinctTeams } from './team/require-distinct-teams.ts'
import { insertSets } from './insert-sets.ts'
import { nameBySource } from './team/name-by-source.ts'
import { saveRegions } from './team/team-regions.ts'
import { findFetchedGames, findWithdrawn, sourcesOfFetch } from './withdrawn-games.ts'
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
  /** In epoch seconds. */
  fetchedAt?: number | null
  /** Stores with the import that it was made. If this fails, nothing is imported. */
  note?: ImportNote | undefined
}

export type ImportNote = (tx: Tx, importId: number) => Promise<void>

export interface ImportOutcome {
  importId: number
  /** False if this exact file was already imported. */
  isNew: boolean
  games: number
  /** How many of them the archive already had. */
  knownGames: number
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
      await file.note?.(tx, importId)
      return { importId, isNew: false, games, knownGames: games, teamGames, landings }
    }
    const { owners, ...named } = await nameBySource(tx, file.sets)
    const findings = [...file.findings, ...named.findings]
    return store(tx, await joinTwins(tx, { ...file, sets: named.sets, findings }), owners)
  })
}

async function store(
  tx: Tx,
  file: ImportedFile,
  owners: ReadonlyMap<string, number>,
): Promise<ImportOutcome> {
  const { landings = [] } = file
  const games = file.sets.flatMap((set) => set.games)
  const mids = games.map((game) => game.mid)
  const teamGames = games.reduce((sum, game) => sum + game.teams.length, 0)
  const importedAt = new Date()
  const { id: importId } = await tx
    .insertInto('import')
    .values({
      file_name: file.fileName,
      file_hash: file.fileHash,
      format: file.format,
      is_demo: file.isDemo,
      imported_at: importedAt,
      games: games.length,
      team_games: teamGames,
      landings: landings.length,
      live_feed_id: file.feedId ?? null,
      fetched_at: file.fetchedAt ? earlier(new Date(file.fetchedAt * 1000), importedAt) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const teams = await findOrCreateTeams(
    tx,
    games.flatMap((game) => game.teams.map((team) => team.rawName)),
    owners,
  )
  requireDistinctTeams(games, teams)
  const { fetched, known, compared } = await findCompared(tx, file, mids)
  // If another file takes over a game, the names of that game's teams can change too.
  const ids = [...new Set([...teams.values(), ...(await teamsOfSeries(tx, known.seriesIds))])]
  await saveRegions(tx, ids, () =>
    changeSeries(tx, known.seriesIds, async () => ({
      mids: compared,
      seriesIds: await insertSets(tx, importId, file.sets, {
        ids: teams,
        knownMids: new Set(compared),
      }),
    })),
  )
  await refreshTeamNames(tx, ids)
  await noteFindings(tx, importId, [...file.findings, ...(await findWithdrawn(tx, fetched))])
  if (landings.length > 0) await insertLandings(tx, importId, landings)
  await saveTracks(tx, games)
  await nameImporter(tx, importId, file.by)
  await file.note?.(tx, importId)
  return {
    importId,
    isNew: true,
    games: games.length,
    knownGames: known.mids.filter((mid) => mids.includes(mid)).length,
    teamGames,
    landings: landings.length,
  }
}

/** Games that other files have too, so which of them count is chosen. */
async function findCompared(tx: Tx, { format, sets }: ImportedFile, mids: readonly string[]) {
  const isFetched = format === 'algs'
  const fetched = await findFetchedGames(tx, isFetched ? sets.map((set) => set.sourceId) : [])
  const known = await findKnownGames(tx, [...mids, ...fetched.map(({ mid }) => mid)])
  // A game that only an older fetch has was withdrawn since.
  return { fetched, known, compared: [...new Set([...known.mids, ...(isFetched ? mids : [])])] }
}

async function noteFindings(tx: Tx, importId: number, findings: readonly Finding[]) {
  await tx
    .updateTable('import')
    .set({ findings: JSON.stringify(groupFindings(findings)) })
    .where('id', '=', importId)
    .execute()
}

/** A file from the future would never be replaced. */
const earlier = (a: Date, b: Date) => (a < b ? a : b)

/** Late: until the import ends, its account can't be renamed or deleted. A deleted one leaves it empty. */
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
    const fetched = await findFetchedGames(tx, await sourcesOfFetch(tx, importId))
    const mids = [...new Set([...rows, ...fetched].map((row) => row.mid))]
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
    await deleteUnusedMoments(tx, mids)
    await deleteUnusedTwins(tx, mids)
    await deleteUnusedTeams(tx, teams)
    await refreshTeamNames(tx, teams)
    return true
  })
}
