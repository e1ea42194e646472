import { parseAsArrayOf, parseAsStringLiteral } from '../address/query-parser.ts'

/** What a browser source can show. All of it, unless its address names parts: `/obs?show=bans,standings`. */
export const OBS_PARTS = ['bans', 'standings', 'comps', 'match'] as const
export type ObsPart = (typeof OBS_PARTS)[number]

export const parseAsObsParts = parseAsArrayOf(parseAsStringLiteral(OBS_PARTS)).withDefault([
  ...OBS_PARTS,
])
