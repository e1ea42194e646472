import type { LineContext, LineMatch } from './line-dates.ts'
import { longestPhrase } from './line-words.ts'

/** Games of a series: `game 2`, `games 1 to 3`, `after game 2`, `first game`, `game 4 or later`. */
export function readGameNumber({ words, table }: LineContext, at: number): LineMatch | null {
  const is = (from: number, phrases: readonly string[]) => longestPhrase(words, from, phrases)
  const number = (from: number) => {
    const text = words[from]?.text ?? ''
    const named = table.numbers.indexOf(text) + 1
    return named > 0 ? String(named) : /^[1-9]\d?$/.exec(text)?.[0]
  }
  const ordinal = table.ordinals.findIndex((names) => is(at, names) > 0) + 1
  if (ordinal > 0) {
    const game = is(at + 1, table.game)
    // The first ban is that of game 1, and "ban" says what is asked for.
    if (game > 0) return matched(1 + game, String(ordinal))
    return is(at + 1, table.measures.bans) > 0 ? matched(1, String(ordinal)) : null
  }
  const after = is(at, table.after)
  const before = is(at, table.before)
  const first = at + after + before
  const game = is(first, table.game)
  const range = /^([1-9]\d?)-([1-9]\d?)$/.exec(words[first + game]?.text ?? '')
  if (game > 0 && range && Number(range[1]) <= Number(range[2])) {
    return matched(first + game + 1 - at, range[0])
  }
  const from = number(first + game)
  if (game === 0 || from === undefined) return null
  const length = first + game + 1 - at
  if (after > 0) return matched(length, `>${from}`)
  if (before > 0) {
    const last = Number(from) - 1
    return last > 0 ? matched(length, last === 1 ? '1' : `1-${last}`) : { length, tokens: null }
  }
  const later = is(at + length, table.orLater)
  if (later > 0) return matched(length + later, `>${Number(from) - 1}`)
  const to = is(at + length, table.to)
  const last = number(at + length + to)
  if (to > 0 && last !== undefined && Number(last) > Number(from)) {
    return matched(length + to + 1, `${from}-${last}`)
  }
  return matched(length, from)
}

const matched = (length: number, value: string): LineMatch => ({
  length,
  tokens: [{ kind: 'game', value }],
})
