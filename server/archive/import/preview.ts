import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { ImportPreview } from '#contract/archive/import.ts'
import { groupFindings } from '#domain/archive/finding.ts'
import type { MatchFile, MatchSet } from '#domain/archive/match.ts'
import { suggestMergeInto } from '#domain/archive/team-merge.ts'
import { teamKey, normalizeTeamName } from '#domain/team/team.ts'
import { findTeamsBySpelling } from '../team/find-teams.ts'
import { nameBySource } from '../team/name-by-source.ts'
import { requireDistinctTeams } from '../team/require-distinct-teams.ts'
import { teamsToMerge } from '../team/teams-to-merge.ts'
import { anyOf } from '../../db/expressions.ts'
import type { Database } from '../../db/schema.ts'
import { importRepository } from './import.repository.ts'

export const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Shows what importing a file would do, or why it would be refused. Writes nothing. */
export async function previewFile(
  db: Kysely<Database>,
  fileName: string,
  bytes: Uint8Array,
  { format, sets: given, findings, landings = [] }: MatchFile,
): Promise<ImportPreview> {
  const imports = importRepository(db)
  const { sets, owners, findings: ofNames } = await nameBySource(db, given)
  const games = sets.flatMap((set) => set.games)
  const byKey = teamsByKey(sets)
  const spellings = await findTeamsBySpelling(db, [...byKey.keys()])
  const known = new Map(Array.from(spellings, ([key, { id }]) => [key, id]))
  for (const [key, id] of owners) known.set(key, id)
  const isKnown = await imports.isKnown(hashOf(bytes))
  if (!isKnown) requireDistinctTeams(games, known)
  return {
    fileName,
    format,
    isKnown,
    sets: sets.map(describeSet),
    games: games.length,
    knownGames: await imports.countKnownGames(games.map((game) => game.mid)),
    teamGames: games.reduce((sum, game) => sum + game.teams.length, 0),
    landings: landings.length,
    teams: byKey.size || new Set(landings.map(({ rawName }) => teamKey(rawName))).size,
    newTeams: await describeNewTeams(db, { sets, byKey, known }),
    findings: groupFindings([...findings, ...ofNames]).map(({ games: found, ...rest }) => ({
      ...rest,
      games: [...found],
    })),
  }
}

function describeSet(set: MatchSet) {
  const names = new Set(
    set.games.flatMap((game) => game.teams.map((team) => teamKey(team.rawName))),
  )
  const [first] = set.games
  return {
    event: set.event,
    set: set.sourceId,
    games: set.games.length,
    teams: names.size,
    startedAt: first ? first.startedAt * 1000 : null,
    bansEnabled: set.bansEnabled,
  }
}

const teamsByKey = (sets: readonly MatchSet[]) =>
  Map.groupBy(
    sets.flatMap((set) => set.games.flatMap((game) => game.teams)),
    (result) => teamKey(result.rawName),
  )

interface FileTeams {
  sets: readonly MatchSet[]
  byKey: ReturnType<typeof teamsByKey>
  known: ReadonlyMap<string, number>
}

async function describeNewTeams(db: Kysely<Database>, { sets, byKey, known }: FileTeams) {
  const fresh = [...byKey].filter(([key]) => !known.has(key))
  if (fresh.length === 0) return []
  const suggest = suggestMergeInto(await teamsToMerge(db))
  const keys = new Set(fresh.map(([key]) => key))
  const apart = new Set([...metInFile(sets, keys, known), ...(await keptApart(db, keys))])
  return fresh.map(([key, own]) => {
    const players = [...new Set(own.flatMap((result) => result.players.map(({ name }) => name)))]
    const name = normalizeTeamName(own[0]?.rawName ?? key)
    const isApart = ({ id }: { id: number }) => apart.has(`${key} ${id}`)
    const found = suggest({ name, games: own.length, players }, isApart)
    if (!found) return { name, suggestion: null }
    const { into, reason, shared } = found
    return { name, suggestion: { into: into.name, reason, shared: [...shared] } }
  })
}

/** Pairs of a new spelling and a known team that play in the same game of the file. */
function metInFile(
  sets: readonly MatchSet[],
  keys: ReadonlySet<string>,
  known: ReadonlyMap<string, number>,
): Set<string> {
  const pairs = new Set<string>()
  for (const { teams } of sets.flatMap((set) => set.games)) {
    const lobby = teams.map(({ rawName }) => teamKey(rawName))
    const ids = lobby.flatMap((key) => known.get(key) ?? [])
    for (const key of lobby) if (keys.has(key)) for (const id of ids) pairs.add(`${key} ${id}`)
  }
  return pairs
}

/** Pairs of a spelling and a team that an administrator marked as different. */
async function keptApart(db: Kysely<Database>, keys: ReadonlySet<string>): Promise<string[]> {
  const bothWays = db
    .selectFrom('team_apart')
    .select(['key', 'other_key'])
    .unionAll(db.selectFrom('team_apart').select(['other_key as key', 'key as other_key']))
  const rows = await db
    .selectFrom(bothWays.as('k'))
    .innerJoin('team_alias as a', 'a.key', 'k.other_key')
    .select(['k.key', 'a.team_id'])
    .where('k.key', '=', anyOf([...keys]))
    .execute()
  return rows.map(({ key, team_id: id }) => `${key} ${id}`)
}
