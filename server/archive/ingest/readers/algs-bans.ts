import { matchFileMessages as texts } from '#contract/archive/match-file.texts.ts'
import { addBan } from '#domain/draft/ban.ts'
import type { Finding } from '#domain/archive/match.ts'
import { finding } from '../rules/finding.ts'
import type { AlgsMatch } from './algs-answers.ts'

/**
 * The legends banned in each game; null if no match has a list. The API doesn't say whether a list has all bans in force or
 * only the new one: lists that share no legend with the one before are taken as new ones.
 */
export function bansByMatch(
  matches: readonly AlgsMatch[],
  played: readonly AlgsMatch[],
  findings: Finding[],
): ReadonlyMap<AlgsMatch, readonly string[]> | null {
  const listed = matches.map((match) => ({ match, names: namesOf(match) }))
  if (listed.every(({ names }) => names === null)) {
    if (played.length > 0)
      findings.push(
        finding('bans_not_counted', texts.found.noBansInAnswers, texts.actions.withoutBans),
      )
    return null
  }
  const isNewOnly = areNewOnly(listed.flatMap(({ names }) => (names?.length ? [names] : [])))
  let bans: readonly string[] = []
  const all = new Map<AlgsMatch, readonly string[]>()
  for (const { match, names } of listed) {
    if (names === null && played.includes(match))
      findings.push(
        finding('bans_not_counted', texts.found.noBansInGame, texts.actions.bansBefore, {
          game: match.matchNumber,
        }),
      )
    if (names !== null && !isNewOnly) bans = names
    const at = match.playStartedAt === null ? null : match.playStartedAt * 1000
    for (const name of isNewOnly ? (names ?? []) : []) bans = addBan(bans, name, at)
    all.set(match, bans)
  }
  return all
}

const namesOf = ({ bannedCharacters }: AlgsMatch) =>
  bannedCharacters && bannedCharacters.flatMap(({ character }) => character?.name || [])

const areNewOnly = (lists: readonly (readonly string[])[]) =>
  lists.some((names, place) => {
    const before = place > 0 ? lists[place - 1] : undefined
    return before !== undefined && !names.some((name) => before.includes(name))
  })
