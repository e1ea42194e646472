import { classOf, isPlayable, nextChange, type RosterEntry } from './roster-entry.ts'
import { SHIPPED_ENTRIES } from './season-roster.ts'
import {
  describeLegend,
  foldLegend,
  type Legend,
  LEGEND_CLASSES,
  type LegendClass,
  LEGENDS,
  SHORT_LENGTH,
  splitWords,
} from './shipped-legends.ts'

export { foldLegend, type Legend, LEGEND_CLASSES, type LegendClass, LEGENDS, SHORT_LENGTH }

/** All that is known of the legends: the specification's roster with the entries of administrators. */
interface Roster {
  readonly entries: readonly RosterEntry[]
  readonly byKey: ReadonlyMap<string, RosterEntry>
  /** Folded other spellings to keys. */
  readonly others: ReadonlyMap<string, string>
  /** Cache of all spellings used within the product, so comparing them is one lookup. */
  readonly keys: ReadonlyMap<string, string>
  readonly hasDays: boolean
  /** How often the entries changed. */
  readonly changes: number
}

/** The roster at a moment. */
interface RosterState {
  readonly byKey: ReadonlyMap<string, Legend>
  /** By class. */
  readonly all: readonly Legend[]
  readonly playable: readonly Legend[]
  /** From then on it is another one. */
  readonly until: number
}

let clock = () => 0
let roster = buildRoster([], 0)
let state = stateAt(clock())

/**
 * Sets what administrators changed of the roster: added legends, and edited ones of the specification. A server calls it
 * before a request if the table changed, a page when the roster arrives, a worker and a command at their start. `now`
 * says which classes are the current ones. Returns whether anything changed. Tests reset it with an empty list.
 */
export function setRoster(entries: readonly RosterEntry[], now: () => number): boolean {
  clock = now
  if (JSON.stringify(entries) === JSON.stringify(roster.entries)) return false
  roster = buildRoster(entries, roster.changes + 1)
  state = stateAt(clock())
  return true
}

/** To give to a worker. */
export const rosterEntries = (): readonly RosterEntry[] => roster.entries

/** Changes when lists and answers that were built with the roster are outdated. */
export const rosterRevision = (): string => `${roster.changes} ${current().until}`

/** All legends, also those that have retired, by class. */
export const allLegends = (): readonly Legend[] => current().all

/** Legends that can be picked and banned now, by class. */
export const currentLegends = (): readonly Legend[] => current().playable

/** The same and these, in any spelling: what is banned or picked stays visible when its legend retires. */
export function currentLegendsWith(names: readonly string[]): readonly Legend[] {
  const { playable } = current()
  const known = new Set(playable.map(({ key }) => key))
  const others = names.map(findLegend).filter(({ key }) => !known.has(key))
  if (others.length === 0) return playable
  return [...playable, ...new Map(others.map((legend) => [legend.key, legend])).values()]
}

/** The legends that could be played at a moment (epoch milliseconds), with the class they had; now if it is null. */
export const legendsAt = (at: number | null): readonly Legend[] =>
  at === null || !roster.hasDays ? currentLegends() : stateAt(at).playable

/** The class of a legend at a moment (epoch milliseconds); now if it is null. */
export function classAt(text: string, at: number | null): LegendClass {
  const entry = roster.byKey.get(legendKey(text))
  return entry && at !== null ? classOf(entry, at) : findLegend(text).class
}

/** Whether a legend of the roster can't be picked and banned any more, or not yet. */
export function isRetired(text: string): boolean {
  const entry = roster.hasDays ? roster.byKey.get(legendKey(text)) : undefined
  return entry !== undefined && !isPlayable(entry, clock())
}

/** `MadMaggie`, `Mad Maggie`, `mad_maggie`, `#character_madmaggie_NAME` and its other spellings give the same key. */
export function legendKey(text: string): string {
  const known = roster.keys.get(text)
  if (known !== undefined) return known
  const key = foldLegend(text)
  return roster.others.get(key) ?? key
}

/** Legends that aren't in the roster get the class Unknown, because new legends come out every year. */
export const findLegend = (text: string): Legend =>
  current().byKey.get(legendKey(text)) ?? {
    ...describeLegend(splitWords(text), text.slice(0, SHORT_LENGTH), 'Unknown'),
    name: text,
  }

/** Other spellings of a legend, folded. */
export const otherSpellings = (key: string): readonly string[] =>
  roster.byKey.get(key)?.spellings.map(foldLegend) ?? []

function current(): RosterState {
  if (state.until !== Infinity && clock() >= state.until) state = stateAt(clock())
  return state
}

function buildRoster(entries: readonly RosterEntry[], changes: number): Roster {
  const own = entries.map((entry) => [foldLegend(entry.name), entry] as const)
  const byKey = new Map([...SHIPPED_ENTRIES, ...own])
  const names = [...byKey.values()].map((entry) => describeAt(entry, 0))
  return {
    entries,
    byKey,
    others: new Map(
      [...byKey].flatMap(([key, { spellings }]) =>
        spellings.map((spelling) => [foldLegend(spelling), key] as const),
      ),
    ),
    keys: new Map(
      names.flatMap(({ key, name, label, snake }) =>
        [key, name, label, snake].map((spelling) => [spelling, key] as const),
      ),
    ),
    hasDays: [...byKey.values()].some((entry) => nextChange(entry, -Infinity) !== Infinity),
    changes,
  }
}

function describeAt(entry: RosterEntry, at: number): Legend {
  return describeLegend(entry.name, entry.short, classOf(entry, at))
}

function stateAt(at: number): RosterState {
  const entries = [...roster.byKey.values()]
  const legends = entries.map((entry) => describeAt(entry, at))
  const byClass = Map.groupBy(legends, (legend) => legend.class)
  const all = LEGEND_CLASSES.flatMap((name) => byClass.get(name) ?? [])
  const playable = new Set(
    entries.filter((entry) => isPlayable(entry, at)).map(({ name }) => foldLegend(name)),
  )
  return {
    byKey: new Map(legends.map((legend) => [legend.key, legend])),
    all,
    playable: all.filter(({ key }) => playable.has(key)),
    until: Math.min(...entries.map((entry) => nextChange(entry, at))),
  }
}
