import { byText } from '../catalog/comp.ts'
import type { Region } from './region.ts'
import { playerNameKey } from './player-key.ts'
import { teamKey } from '../team/team.ts'

export const MERGE_REASONS = ['punctuation', 'suffix', 'roster', 'typo'] as const
type MergeReason = (typeof MERGE_REASONS)[number]

export interface TeamToMerge {
  readonly name: string
  readonly games: number
  /** Names. Sources know a player by different ids. */
  readonly players: readonly string[]
}

export interface MergeCandidate<Team extends TeamToMerge> {
  readonly into: Team
  readonly reason: MergeReason
  /** Players of both teams, in order of their names. */
  readonly shared: readonly string[]
}

export interface MergeSuggestion<Team extends TeamToMerge> extends MergeCandidate<Team> {
  readonly from: Team
}

/** A merge as it was done, with what is needed to undo it. */
export interface TeamMerge {
  readonly from: MergedTeam
  readonly into: MergedTeam
  /** Spellings that moved, and whether an administrator had chosen them. */
  readonly keys: readonly { readonly key: string; readonly isChosen: boolean }[]
  /** Spellings of the other team that no administrator had chosen. */
  readonly unchosen: readonly string[]
  readonly seasons: readonly { readonly season: number; readonly region: Region }[]
  /** Seasons in which the other team got its region from the merge. */
  readonly addedSeasons: readonly number[]
}

interface MergedTeam {
  readonly id: number
  readonly name: string
  readonly isNameChosen: boolean
}

/** Words that teams sometimes add to their name. */
const FILLER = /\b(team|esports?|e-sports|gaming|clan|club|gg)\b/g

/**
 * Teams that may be duplicates, with the reason. An administrator decides. The name with more games stays, and a
 * team's most likely candidate comes first. Looks each team up in an index of those before it, so the time grows with
 * the number of names and players and not with pairs of teams.
 */
export function suggestMerges<Team extends TeamToMerge>(
  teams: readonly Team[],
): MergeSuggestion<Team>[] {
  const seen = createIndex<Team>()
  return teams
    .toSorted((a, b) => b.games - a.games || byText(a.name, b.name))
    .flatMap((from) => {
      const found = findSame(seen, from)
      addTo(seen, from)
      return found.map((candidate) => ({ from, ...candidate }))
    })
}

/** For one team that isn't in the archive yet. Teams known to be different are left out. */
export function suggestMergeInto<Team extends TeamToMerge>(
  known: readonly Team[],
): (team: TeamToMerge, isApart: (into: Team) => boolean) => MergeCandidate<Team> | null {
  const index = createIndex<Team>()
  for (const team of known.toSorted((a, b) => b.games - a.games)) addTo(index, team)
  return (team, isApart) => findSame(index, team).find(({ into }) => !isApart(into)) ?? null
}

interface TeamIndex<Team> {
  readonly byLetters: Map<string, Team[]>
  readonly byBareName: Map<string, Team[]>
  readonly byPlayer: Map<string, Team[]>
}

const createIndex = <Team>(): TeamIndex<Team> => ({
  byLetters: new Map(),
  byBareName: new Map(),
  byPlayer: new Map(),
})

function addTo<Team extends TeamToMerge>(index: TeamIndex<Team>, team: Team) {
  push(index.byLetters, letters(team.name), team)
  push(index.byBareName, bare(team.name), team)
  for (const key of playersByKey(team).keys()) push(index.byPlayer, key, team)
}

function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value) {
  const known = map.get(key)
  if (known) known.push(value)
  else if (key !== '') map.set(key, [value])
}

function findSame<Team extends TeamToMerge>(
  { byLetters, byBareName, byPlayer }: TeamIndex<Team>,
  team: TeamToMerge,
): MergeCandidate<Team>[] {
  const reasons = new Map<Team, MergeReason>()
  const add = (into: Team, reason: MergeReason) => {
    if (!reasons.has(into)) reasons.set(into, reason)
  }
  for (const into of byLetters.get(letters(team.name)) ?? []) add(into, 'punctuation')
  for (const into of byBareName.get(bare(team.name)) ?? []) add(into, 'suffix')
  const shared = new Map<Team, string[]>()
  for (const [key, name] of playersByKey(team))
    for (const into of byPlayer.get(key) ?? []) push(shared, into, name)
  for (const [into, players] of shared) {
    if (players.length >= 3) add(into, 'roster')
    else if (players.length === 2 && isOneTypo(letters(into.name), letters(team.name)))
      add(into, 'typo')
  }
  return [...reasons].map(([into, reason]) => ({
    into,
    reason,
    shared: (shared.get(into) ?? []).toSorted(byText),
  }))
}

const playersByKey = ({ players }: TeamToMerge) =>
  new Map(players.map((name) => [playerNameKey(name), name]))

const letters = (name: string) => teamKey(name).replaceAll(/[^\p{Letter}\p{Number}]/gu, '')

const bare = (name: string) => letters(teamKey(name).replaceAll(FILLER, ' '))

/** One letter added, removed or changed. */
function isOneTypo(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (long.length - short.length > 1) return false
  let start = 0
  while (start < short.length && short[start] === long[start]) start += 1
  const rest = short.length === long.length ? start + 1 : start
  return short.slice(rest) === long.slice(start + 1)
}
