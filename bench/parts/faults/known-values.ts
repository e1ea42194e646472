/** Of each name. Older ones are of things that may be gone. */
const MOST = 20
const MAX_TEXT = 200
const MAX_ANSWER = 100_000

export type KnownValues = (name: string) => readonly unknown[]

/** Remembers what answers contain, so that later requests name things that exist. */
export function createKnownValues() {
  const values = new Map<string, unknown[]>()
  const note = (given: string, value: unknown) => {
    const name = singular(given)
    const known = (values.get(name) ?? []).filter((other) => other !== value)
    values.set(name, [...known, value].slice(-MOST))
  }
  const walk = (value: unknown, name: string, owner: string) => {
    if (Array.isArray(value)) for (const item of value.slice(0, MOST)) walk(item, name, owner)
    else if (typeof value === 'object' && value !== null)
      for (const [field, own] of Object.entries(value)) {
        if (field === 'id' || field === 'key') note(name, own)
        walk(own, field === 'id' ? owner : field, owner)
      }
    else if (typeof value === 'number' || (typeof value === 'string' && value.length <= MAX_TEXT))
      note(name, value)
  }
  return {
    note,
    learn(path: string, answer: string) {
      if (answer.length > MAX_ANSWER || !answer.startsWith('{')) return
      const owner = ownerOf(path)
      walk(JSON.parse(answer), owner, owner)
    },
    of: (name: string): readonly unknown[] => values.get(singular(name)) ?? [],
  }
}

/** What the ids in a path, and in its answers, are of: the last part that is always the same, before a parameter. */
export function ownerOf(path: string): string {
  const parts = path.split('/')
  const at = parts.findIndex((part) => part.startsWith('{'))
  return parts[(at === -1 ? parts.length : at) - 1] ?? ''
}

/** `feed` for `feeds` and `feedId`: lists, their items and fields that name one of them. */
const singular = (name: string) => name.replace(/(Id|_id)s?$/, '').replace(/s$/, '')
