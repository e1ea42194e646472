import { createParser } from '../address/query-parser.ts'
import { legendKey } from '#domain/catalog/legend.ts'
import { isSameTeam, TEAM_NAME_LENGTH, teamKey } from '#domain/team/team.ts'
import { parseAsNames } from '../address/name-list.ts'

/** Legends that a team has locked for the next game. */
export interface KnownPicks {
  readonly team: string
  /** One to three legend keys. */
  readonly legends: readonly string[]
}

const MAX_LEGENDS = 3

/** `ash-fuse:Alliance` in the URL. A legend key has only letters, so a team can have any name. */
const ENTRY = /^(?<legends>[\p{Letter}-]+):(?<team>.+)$/u

const list = parseAsNames((names) => [...names])

const serialize = (known: readonly KnownPicks[]) =>
  list.serialize(known.map(({ team, legends }) => `${legends.join('-')}:${team}`))

export const parseAsKnownPicks = createParser<readonly KnownPicks[]>({
  parse: (text) => (list.parse(text) ?? []).flatMap(readEntry),
  serialize,
  eq: (a, b) => serialize(a) === serialize(b),
})

function readEntry(text: string): KnownPicks[] {
  const { legends = '', team = '' } = ENTRY.exec(text)?.groups ?? {}
  const keys = normalizeLegends(legends.split('-'))
  return keys.length > 0 && team.length <= TEAM_NAME_LENGTH ? [{ team, legends: keys }] : []
}

/** Replaces what is known about a team. No legends means nothing is known. */
export function setKnownPicks(
  known: readonly KnownPicks[],
  team: string,
  legends: readonly string[],
): KnownPicks[] {
  const others = known.filter((picks) => teamKey(picks.team) !== teamKey(team))
  const keys = normalizeLegends(legends)
  return keys.length === 0 ? others : [...others, { team, legends: keys }]
}

/** Adds what our team has picked in the draft, unless its picks were entered by hand or it doesn't play. */
export function withDraftPicks(
  known: readonly KnownPicks[],
  teams: readonly string[],
  own: string | null,
  picks: readonly string[],
): readonly KnownPicks[] {
  const team = teams.find((other) => own !== null && isSameTeam(other, own))
  if (team === undefined || picks.length === 0 || knownPicksOf(known, team).length > 0) return known
  return setKnownPicks(known, team, picks)
}

export const knownPicksOf = (known: readonly KnownPicks[], team: string): readonly string[] =>
  known.find((picks) => isSameTeam(picks.team, team))?.legends ?? NONE

const NONE: readonly string[] = []

const normalizeLegends = (legends: readonly string[]) =>
  [...new Set(legends.map(legendKey))].filter((key) => key !== '').slice(0, MAX_LEGENDS)
