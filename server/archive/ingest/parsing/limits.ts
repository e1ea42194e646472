import { matchFileMessages as texts } from '#contract/archive/match-file.texts.ts'
import * as z from 'zod/mini'
import { UnreadableFileError } from './unreadable-file.ts'

/**
 * Far above real files: a lobby has 20 teams of three, and 64 MB of match CSV are about 6,000 games. Far below what
 * fills the memory.
 */
export const MAX_TEAMS_PER_GAME = 60
const MAX_PLAYERS_PER_TEAM = 20
const MAX_PLAYERS_PER_GAME = MAX_TEAMS_PER_GAME * MAX_PLAYERS_PER_TEAM
const MAX_GAMES = 10_000
const MAX_TEAM_NAMES = 10_000
const MAX_ROWS = 600_000
/** More than anyone reads. */
export const MAX_FINDINGS = 20_000

const limit = (most: number, refusal: (most: number) => string) => (count: number) => {
  if (count > most) throw new UnreadableFileError(refusal(most))
}
export const requireGameCount = limit(MAX_GAMES, texts.refusals.tooManyGames)
export const requireTeamCount = limit(MAX_TEAMS_PER_GAME, texts.refusals.tooManyTeams)
export const requireTeamSize = limit(MAX_PLAYERS_PER_TEAM, texts.refusals.tooManyTeamPlayers)
export const requirePlayerCount = limit(MAX_PLAYERS_PER_GAME, texts.refusals.tooManyPlayers)
export const requireTeamNameCount = limit(MAX_TEAM_NAMES, texts.refusals.tooManyTeamNames)
export const requireRowCount = limit(MAX_ROWS, texts.refusals.tooManyRowsInFile)

/** A list, or nothing. Its length is checked before any item is read. */
export const limitedList = <T extends z.ZodMiniType>(
  item: T,
  requireCount: (count: number) => void,
) =>
  z.pipe(
    z.transform((value: unknown) => {
      if (Array.isArray(value)) requireCount(value.length)
      return value
    }),
    z.nullish(z.array(item)),
  )
