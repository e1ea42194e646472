import type { Finding, FindingKind, MatchFile } from '#domain/match.ts'
import { readMatchFile } from './read-file.ts'

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

export const kindsOf = (file: MatchFile): Partial<Record<FindingKind, number>> =>
  Object.fromEntries(
    [...Map.groupBy(file.findings, ({ kind }) => kind)].map(([kind, found]) => [
      kind,
      found.length,
    ]),
  )
