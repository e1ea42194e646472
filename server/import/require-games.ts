import { importMessages } from '#contract/messages/import.ts'
import type { MatchFile } from '#domain/match/match.ts'
import { badRequest } from '../http/errors.ts'

/** A file without games and landings would show up in the import history without adding anything. */
export function requireGames({ sets, landings = [] }: MatchFile) {
  if (landings.length === 0 && sets.every(({ games }) => games.length === 0))
    throw badRequest(importMessages.nothing, 'nothing_to_import')
}
