import type { DimensionId } from './catalog.ts'
import type { LegendRun } from './line-bans.ts'
import type { LineContext } from './line-dates.ts'
import { type NamedThing, nameToken } from './line-names.ts'
import { type QueryToken, SINGLE_KINDS, type TokenKind, writeToken } from './token.ts'

/** Words that weren't understood. */
export interface UnknownWords {
  readonly text: string
  readonly start: number
  readonly end: number
  /** What they could mean, if it is more than one thing. */
  readonly could: readonly NamedThing[]
}

/** A name that was read although it is spelled differently. */
export interface CorrectedName {
  readonly text: string
  readonly token: QueryToken
}

/** What has been read of a line so far. */
export function createLineDraft(typed: string, { words }: LineContext) {
  const tokens: QueryToken[] = []
  const unknown: UnknownWords[] = []
  const corrected: CorrectedName[] = []
  const has = (kind: TokenKind) => tokens.some((token) => token.kind === kind)
  /** Three legends in a row: a composition, or legends one by one. */
  const trio: { list: LegendRun | null } = { list: null }
  /** A word for what has rows, such as "legends", that isn't a grouping by itself. */
  const noun: { id: DimensionId | null } = { id: null }
  const said = {
    howOften: false,
    play: false,
    best: false,
    most: false,
    who: false,
    versus: false,
    /** A game number came with "after". */
    after: false,
    teams: false,
    teamsThat: false,
  }

  function refuse(at: number, length: number, could: readonly NamedThing[] = []) {
    const [first, last] = [words[at], words[at + length - 1]]
    if (!first || !last) return
    const { start } = first
    unknown.push({ text: typed.slice(start, last.end), start, end: last.end, could })
  }

  /** False if there is another one already and there can't be two. */
  function add(token: QueryToken): boolean {
    if (tokens.some((other) => writeToken(other) === writeToken(token))) return true
    if (SINGLE_KINDS.includes(token.kind) && has(token.kind)) return false
    tokens.push(token)
    return true
  }

  return {
    tokens,
    unknown,
    corrected,
    trio,
    noun,
    said,
    has,
    valuesOf: (kind: TokenKind) =>
      tokens.filter((token) => token.kind === kind).map(({ value }) => value),
    refuse,
    add,
    addOrRefuse(token: QueryToken, at: number, length: number) {
      if (!add(token)) refuse(at, length)
    },
    noteCorrected(at: number, length: number, things: readonly NamedThing[]) {
      const text = words
        .slice(at, at + length)
        .map((word) => word.text)
        .join(' ')
      for (const thing of things) corrected.push({ text, token: nameToken(thing) })
    },
  }
}
export type LineDraft = ReturnType<typeof createLineDraft>
