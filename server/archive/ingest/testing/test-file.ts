import type { Finding, FindingKind, MatchFile } from '#domain/archive/match.ts'
import { readMatchFile } from '../read-file.ts'

const encoder = new TextEncoder()

/** Reads a text, or a value as JSON, as if it were a file. */
export const read = (content: unknown, name = 'Evening scrim.json'): MatchFile =>
  readMatchFile(
    name,
    encoder.encode(typeof content === 'string' ? content : JSON.stringify(content)),
  )

export const ofKind = (file: MatchFile, ...kinds: FindingKind[]): Finding[] =>
  file.findings.filter(({ kind }) => kinds.includes(kind))

export const gamesOf = (file: MatchFile) => file.sets.flatMap(({ games }) => games)

export interface Counts {
  readonly games: number
  readonly teams: number
  readonly players: number
  /** One entry per game. */
  readonly bans: readonly number[]
  readonly findings: Partial<Record<FindingKind, number>>
}

export function countsOf(file: MatchFile): Counts {
  const games = gamesOf(file)
  const teams = games.flatMap((game) => game.teams)
  return {
    games: games.length,
    teams: teams.length,
    players: teams.flatMap(({ players }) => players).length,
    bans: games.map(({ bans }) => bans.length),
    findings: Object.fromEntries(
      [...Map.groupBy(file.findings, ({ kind }) => kind)].map(([kind, found]) => [
        kind,
        found.length,
      ]),
    ),
  }
}
