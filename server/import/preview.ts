import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { ImportPreview } from '#contract/import.ts'
import type { MatchFile, MatchSet } from '#domain/match.ts'
import { suggestMergeInto } from '#domain/team-merge.ts'
import { teamKey, tidyTeamName } from '#domain/team.ts'
import { findTeams } from '../archive/find-teams.ts'
import { teamsToMerge } from '../archive/teams-to-merge.ts'
import type { Database } from '../db/schema.ts'
import { importRepository } from './import.repository.ts'

export const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** What a file would bring; nothing is written. */
export async function previewFile(
  db: Kysely<Database>,
  fileName: string,
  bytes: Uint8Array,
  { format, sets, findings }: MatchFile,
): Promise<ImportPreview> {
  const imports = importRepository(db)
  const games = sets.flatMap((set) => set.games)
  return {
    fileName,
    format,
    isKnown: await imports.isKnown(hashOf(bytes)),
    sets: sets.map(describeSet),
    games: games.length,
    knownGames: await imports.countKnownGames(games.map((game) => game.mid)),
    teamGames: games.reduce((sum, game) => sum + game.teams.length, 0),
    newTeams: await findNewTeams(db, sets),
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

async function findNewTeams(db: Kysely<Database>, sets: readonly MatchSet[]) {
  const results = sets.flatMap((set) => set.games.flatMap((game) => game.teams))
  const byKey = Map.groupBy(results, (result) => teamKey(result.rawName))
  const known = await findTeams(db, [...byKey.keys()])
  const fresh = [...byKey].filter(([key]) => !known.has(key))
  if (fresh.length === 0) return []
  const suggest = suggestMergeInto(await teamsToMerge(db))
  return fresh.map(([key, own]) => {
    const players = [...new Set(own.flatMap((result) => result.players.map(({ name }) => name)))]
    const name = tidyTeamName(own[0]?.rawName ?? key)
    const found = suggest({ name, games: own.length, players })
    return { name, suggestion: found && { into: found.into.name, reason: found.reason } }
  })
}
