import { byText } from './comp.ts'

/** The name as people should read it: one blank between words, no `@N` that overstat hangs on. */
export function tidyTeamName(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\p{Control}\p{Format}]/gu, ' ')
    .replace(/\s*@\d+\s*$/, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** What two spellings of one team share. */
export function teamKey(text: string): string {
  return tidyTeamName(text).toLowerCase()
}

export interface MergeSuggestion {
  readonly from: string
  readonly into: string
  readonly reason: 'punctuation' | 'suffix' | 'typo' | 'roster'
}

/** Words that teams put around their name and drop again. */
const FILLER = /\b(team|esports?|e-sports|gaming|clan|club|gg)\b/g

/**
 * Teams that may be one, with the reason; an administrator decides. `players` are the team's players by a stable id,
 * `games` decides which name stays.
 */
export function suggestMerges(
  teams: readonly { name: string; games: number; players: readonly string[] }[],
): MergeSuggestion[] {
  const ordered = teams.toSorted((a, b) => b.games - a.games || byText(a.name, b.name))
  return ordered.flatMap((team, place) => {
    const found = ordered.slice(0, place).flatMap((other) => {
      const reason = mergeReason(team, other)
      return reason ? [{ from: team.name, into: other.name, reason }] : []
    })
    return found.slice(0, 1)
  })
}

interface Named {
  readonly name: string
  readonly players: readonly string[]
}

function mergeReason(a: Named, b: Named): MergeSuggestion['reason'] | null {
  const [one, two] = [letters(a.name), letters(b.name)]
  if (one === two && one !== '') return 'punctuation'
  if (bare(a.name) === bare(b.name) && bare(a.name) !== '') return 'suffix'
  const shared = a.players.filter((player) => b.players.includes(player)).length
  if (shared >= 3) return 'roster'
  return shared >= 2 && isOneTypo(one, two) ? 'typo' : null
}

const letters = (name: string) => teamKey(name).replaceAll(/[^\p{Letter}\p{Number}]/gu, '')

const bare = (name: string) => letters(teamKey(name).replaceAll(FILLER, ' '))

/** One letter added, dropped or changed. */
function isOneTypo(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (long.length - short.length > 1) return false
  let start = 0
  while (start < short.length && short[start] === long[start]) start += 1
  const rest = short.length === long.length ? start + 1 : start
  return short.slice(rest) === long.slice(start + 1)
}
