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

export interface TeamToMerge {
  readonly name: string
  readonly games: number
  /** By an id or name that stays the same between games. */
  readonly players: readonly string[]
}

/**
 * Teams that may be one, with the reason; an administrator decides. The name with more games stays. Every team is
 * looked up among those before it, so that thousands of teams take no longer than their names and players.
 */
export function suggestMerges(teams: readonly TeamToMerge[]): MergeSuggestion[] {
  const seen = createIndex()
  return teams
    .toSorted((a, b) => b.games - a.games || byText(a.name, b.name))
    .flatMap((team) => {
      const found = findSame(seen, team)
      addTo(seen, team)
      return found ? [{ from: team.name, ...found }] : []
    })
}

/** For one team that is not in the archive yet. */
export function suggestMergeInto(
  known: readonly TeamToMerge[],
): (team: TeamToMerge) => Omit<MergeSuggestion, 'from'> | null {
  const index = createIndex()
  for (const team of known.toSorted((a, b) => b.games - a.games)) addTo(index, team)
  return (team) => findSame(index, team)
}

interface TeamIndex {
  readonly byLetters: Map<string, string>
  readonly byBareName: Map<string, string>
  readonly byPlayer: Map<string, string[]>
}

const createIndex = (): TeamIndex => ({
  byLetters: new Map(),
  byBareName: new Map(),
  byPlayer: new Map(),
})

function addTo({ byLetters, byBareName, byPlayer }: TeamIndex, { name, players }: TeamToMerge) {
  if (!byLetters.has(letters(name))) byLetters.set(letters(name), name)
  if (!byBareName.has(bare(name))) byBareName.set(bare(name), name)
  for (const player of players) byPlayer.set(player, [...(byPlayer.get(player) ?? []), name])
}

function findSame(index: TeamIndex, team: TeamToMerge): Omit<MergeSuggestion, 'from'> | null {
  const sameLetters = index.byLetters.get(letters(team.name))
  if (sameLetters && letters(team.name) !== '') return { into: sameLetters, reason: 'punctuation' }
  const sameBare = index.byBareName.get(bare(team.name))
  if (sameBare && bare(team.name) !== '') return { into: sameBare, reason: 'suffix' }
  const shared = new Map<string, number>()
  for (const name of team.players.flatMap((player) => index.byPlayer.get(player) ?? [])) {
    shared.set(name, (shared.get(name) ?? 0) + 1)
  }
  for (const [name, count] of shared) {
    if (count >= 3) return { into: name, reason: 'roster' }
    if (count === 2 && isOneTypo(letters(name), letters(team.name))) {
      return { into: name, reason: 'typo' }
    }
  }
  return null
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
