import type { Finding, FindingKind } from '#domain/archive/match.ts'

interface Place {
  readonly game?: number | null
  readonly team?: string | null
}

export function finding(
  kind: FindingKind,
  found: string,
  action: string,
  { game = null, team = null }: Place = {},
): Finding {
  return { kind, game, team, found, action }
}

const all = new Intl.ListFormat('en-GB')
const any = new Intl.ListFormat('en-GB', { type: 'disjunction' })

export const joinNames = (items: readonly (string | number)[]) => all.format(items.map(String))

export const oneOf = (items: readonly string[]) => any.format(items)

export const plural = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`

/** Makes tabs and trailing spaces visible. */
export const quoted = (text: string) => JSON.stringify(text)
