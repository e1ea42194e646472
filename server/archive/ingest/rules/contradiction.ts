import { matchFileMessages as texts } from '#contract/archive/match-file.texts.ts'
import type { Finding } from '#domain/archive/match.ts'
import { normalizeTeamName } from '#domain/team/team.ts'
import { finding, joinNames } from './finding.ts'

/**
 * If a file gives the same value several times and they differ, the first one counts and the difference is reported.
 */
export function contradiction(
  what: string,
  values: readonly (string | number | null)[],
  { game, team }: { readonly game: number | null; readonly team: string | null },
): Finding[] {
  const said = [...new Set(values.filter((value) => value !== null && value !== ''))]
  const [first] = said
  if (said.length < 2 || first === undefined) return []
  const place = { game, team: team === null ? null : normalizeTeamName(team) }
  return [
    finding(
      'contradiction',
      texts.found.conflict(what, joinNames(said.map(String)), team === null ? 'game' : 'team'),
      texts.actions.firstValue(String(first)),
      place,
    ),
  ]
}
