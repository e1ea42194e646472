import { teamKey } from '../team/team.ts'

/** One entry of a pasted list. */
export interface PastedTeam {
  readonly text: string
  /** The team it names, under its current name; null if no team is called that. */
  readonly team: string | null
  /** The known team whose name is most alike, if any is. */
  readonly suggestion: string | null
}

/** A longer list isn't a lobby. */
const MAX_ENTRIES = 60

/** `3.`, `#3`, `3)`, `3:`, `-`, `*` and `•` before a name. */
const NUMBERING = /^(?:[#(]?\d{1,3}[.):\]]?|[-*•–—])\s+/
/** Points or kills after a name. */
const TRAILING_NUMBERS = /(?:\s+\d+)+$/

/**
 * Reads a pasted list of team names: one per line, or separated by commas or semicolons. Numbering and the other columns of
 * a table are ignored. `teams` has the current name of each team, by the key of every spelling.
 */
export function readPastedTeams(
  text: string,
  teams: ReadonlyMap<string, string>,
  maxEntries = MAX_ENTRIES,
): PastedTeam[] {
  const entries = text
    .split(/\r?\n/)
    .flatMap((line) => entriesOf(line, teams))
    .slice(0, maxEntries)
  const names = knownNames(teams)
  return entries.map((entry) => {
    const team = findTeam(entry, teams)
    return {
      text: clean(entry),
      team,
      suggestion: team === null ? mostAlike(entry, names()) : null,
    }
  })
}

interface KnownName {
  readonly name: string
  readonly pairs: ReadonlySet<string>
}

/** Built once, and only for a list with unknown names. */
function knownNames(teams: ReadonlyMap<string, string>): () => readonly KnownName[] {
  let names: readonly KnownName[] | undefined
  return () =>
    (names ??= [...new Set(teams.values())].map((name) => ({ name, pairs: letterPairs(name) })))
}

function entriesOf(line: string, teams: ReadonlyMap<string, string>): string[] {
  if (findTeam(line, teams) !== null) return [line]
  if (!line.includes('\t')) return line.split(/[,;]/).filter(hasLetter)
  const cells = line.split('\t').filter(hasLetter)
  return cells
    .filter((cell) => findTeam(cell, teams) !== null)
    .concat(cells)
    .slice(0, 1)
}

const hasLetter = (text: string) => /\p{Letter}/u.test(text)

const clean = (text: string) => text.trim().replace(NUMBERING, '').trim()

/** As it is written, without its number, and without the numbers after it: names can have numbers too. */
function findTeam(entry: string, teams: ReadonlyMap<string, string>): string | null {
  const spellings = [entry, clean(entry), clean(entry).replace(TRAILING_NUMBERS, '')]
  return (
    spellings
      .map((spelling) => teams.get(teamKey(spelling)))
      .find((found) => found !== undefined) ?? null
  )
}

/** Names that have less in common than this are different names. */
const MIN_ALIKE = 0.4

function mostAlike(entry: string, names: readonly KnownName[]): string | null {
  const pairs = letterPairs(entry)
  const best = names.reduce<{ name: string | null; alike: number }>(
    (found, { name, pairs: known }) => {
      const alike = likeness(pairs, known)
      return alike > found.alike ? { name, alike } : found
    },
    { name: null, alike: MIN_ALIKE },
  )
  return best.name
}

/** Twice the pairs of letters in common, divided by the pairs of both: the Dice coefficient. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((pair) => b.has(pair)).length
  return a.size + b.size === 0 ? 0 : (2 * common) / (a.size + b.size)
}

function letterPairs(text: string): Set<string> {
  const letters = ` ${teamKey(text).replaceAll(/[^\p{Letter}\p{Number}]/gu, '')} `
  return new Set(Array.from(letters.slice(1), (letter, index) => `${letters[index]}${letter}`))
}
