import { type PastedTeam, readPastedTeams } from '#domain/regular/pasted-teams.ts'
import { normalizeTeams } from '../../shared/lineup/lineup.ts'

/** What a pasted list means so far. */
interface PastedLobby {
  readonly entries: readonly PastedTeam[]
  /** Names that no team has. */
  readonly unknown: readonly PastedTeam[]
  /** The lobby that the list gives. */
  readonly teams: readonly string[]
}

/**
 * Reads a pasted list. `spellings` has the current name of each team by the key of every spelling; without them nothing is
 * read. `answers` says what to do with unknown names: the team to use instead, or null to skip.
 */
export function readPastedLobby(
  text: string,
  spellings: ReadonlyMap<string, string> | undefined,
  answers: ReadonlyMap<string, string | null>,
): PastedLobby {
  const entries = spellings ? readPastedTeams(text, spellings) : []
  return {
    entries,
    unknown: entries.filter(({ team }) => team === null),
    teams: normalizeTeams(
      entries.map((entry) => entry.team ?? answers.get(entry.text) ?? '').filter(Boolean),
    ),
  }
}
