import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { ImportPreview } from '#contract/import.ts'
import type { MatchFile, MatchSet } from '#domain/match.ts'
import { suggestMergeInto } from '#domain/team-merge.ts'
import { teamKey, tidyTeamName } from '#domain/team.ts'
import { findTeams } from '../archive/find-teams.ts'
import { requireApart } from '../archive/require-apart.ts'
import { teamsToMerge } from '../archive/teams-to-merge.ts'
import type { Database } from '../db/schema.ts'
import { importRepository } from './import.repository.ts'

export const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** What a file would bring, or the refusal that importing it would end in; nothing is written. */
export async function previewFile(
  db: Kysely<Database>,
  fileName: string,
  bytes: Uint8Array,
  { format, sets, findings }: MatchFile,
): Promise<ImportPreview> {
  const imports = importRepository(db)
  const games = sets.flatMap((set) => set.games)
  const known = await findTeams(db, [...teamsByKey(sets).keys()])
  const isKnown = await imports.isKnown(hashOf(bytes))
  if (!isKnown) requireApart(games, new Map(Array.from(known, ([key, { id }]) => [key, id])))
  return {
    fileName,
    format,
    isKnown,
    sets: sets.map(describeSet),
    games: games.length,
    knownGames: await imports.countKnownGames(games.map((game) => game.mid)),
    teamGames: games.reduce((sum, game) => sum + game.teams.length, 0),
    newTeams: await describeNewTeams(db, sets, known),
    findings: [...findings],
  }
}

function describeSet(set: MatchSet) {
  const names = new Set(
    set.games.flatMap((game) => game.teams.map((team) => teamKey(team.rawName))),
  )
  const [first] = set.games
  return {
    event: set.event,
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

async function describeNewTeams(
  db: Kysely<Database>,
  sets: readonly MatchSet[],
  known: ReadonlyMap<string, unknown>,
) {
  const fresh = [...teamsByKey(sets)].filter(([key]) => !known.has(key))
  if (fresh.length === 0) return []
  const suggest = suggestMergeInto(await teamsToMerge(db))
  return fresh.map(([key, own]) => {
    const players = [...new Set(own.flatMap((result) => result.players.map(({ name }) => name)))]
    const name = tidyTeamName(own[0]?.rawName ?? key)
    const found = suggest({ name, games: own.length, players })
    return { name, suggestion: found && { into: found.into.name, reason: found.reason } }
  })
}
