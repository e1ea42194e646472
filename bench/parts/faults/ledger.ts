/** What a write left behind: a value, or null where it was removed. */
type Value = string | null

interface Entry {
  /** The value of the last acknowledged write. */
  acknowledged: Value
  /** Values of writes without an answer. Each could take effect at any later time, or never. */
  readonly open: Set<Value>
}

/** What the final read found. A key that is there twice is listed twice. */
export interface Found {
  key: string
  value: string
}

/** The set test of Jepsen: remembers every write and how it ended, and compares that with the final read. */
export function createLedger() {
  const entries = new Map<string, Entry>()
  const returned = new Set<string>()
  let count = 0
  const entryOf = (key: string): Entry => {
    const known = entries.get(key)
    if (known) return known
    const entry: Entry = { acknowledged: null, open: new Set() }
    entries.set(key, entry)
    return entry
  }
  return {
    acknowledgedCount: () => count,

    /** Records how a write ended, by the status of its answer, and returns whether it was acknowledged. */
    record(key: string, value: Value, status: number | null): boolean {
      const entry = entryOf(key)
      const isDone = status === 200
      if (isDone) {
        entry.acknowledged = value
        count += 1
      }
      // A refusal of the input changed nothing. After a 5xx it is as unknown as without an answer.
      else if (status === null || status >= 500) entry.open.add(value)
      return isDone
    },

    /** A read found it, so a write without an answer has taken effect. Anything else is a fault. */
    observe(key: string, value: Value) {
      const entry = entryOf(key)
      if (entry.open.has(value)) entry.acknowledged = value
      if (entry.acknowledged !== value) returned.add(key)
    },

    compare(found: readonly Found[]) {
      const read = Map.groupBy(found, ({ key }) => key)
      const doubled = [...read].filter(([, all]) => all.length > 1).map(([key]) => key)
      const unknown = [...read.keys()].filter((key) => !entries.has(key)).concat(...returned)
      const lost = [...entries].filter(([key, { acknowledged, open }]) => {
        const value = read.get(key)?.[0]?.value ?? null
        return value !== acknowledged && !open.has(value)
      })
      return { doubled, unknown, lost: lost.map(([key]) => key) }
    },
  }
}
