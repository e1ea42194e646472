import { toEntry, type RosterEntry } from './roster-entry.ts'
import { foldLegend, LEGENDS } from './shipped-legends.ts'

type Names = Pick<RosterEntry, 'name' | 'short' | 'spellings'>

/** A name that would mean two legends. */
export interface RosterClash {
  readonly text: string
  /** The legend that has it already. */
  readonly legend: string
}

/**
 * The first name, short name or other spelling of an entry that another legend of the roster already has, compared
 * without case, spaces and punctuation as in files and searches. `entries` are those of administrators.
 */
export function findClash(entry: Names, entries: readonly RosterEntry[]): RosterClash | null {
  const key = foldLegend(entry.name)
  const shipped = LEGENDS.filter((legend) => !entries.some(isNamed(legend.key))).map(toEntry)
  const others = [...entries, ...shipped].filter((other) => foldLegend(other.name) !== key)
  const taken = new Map(
    others.flatMap((other) =>
      namesOf(other).map((text) => [foldLegend(text), other.name] as const),
    ),
  )
  for (const text of namesOf(entry)) {
    const legend = taken.get(foldLegend(text))
    if (legend !== undefined) return { text, legend }
  }
  return null
}

const namesOf = ({ name, short, spellings }: Names) => [name, short, ...spellings]

const isNamed = (key: string) => (entry: Names) => foldLegend(entry.name) === key
