import { importMessages } from '#contract/archive/import.texts.ts'
import type { MatchFile } from '#domain/archive/match.ts'
import { badRequest } from '../../http/errors.ts'

/** A file without games and landings would show up in the import history without adding anything. */
export function requireGames({ sets, landings = [] }: MatchFile) {
  if (landings.length === 0 && sets.every(({ games }) => games.length === 0))
    throw badRequest(importMessages.nothing, 'nothing_to_import')
}
