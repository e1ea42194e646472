/** What can be followed: a match of overstat, the games of a stats code, a series of the league, or those of a team. */
export const MATCH_LINK_KINDS = ['overstat', 'statscode', 'algs', 'algsteam'] as const

export type MatchLinkKind = (typeof MATCH_LINK_KINDS)[number]

export interface MatchAddress {
  readonly kind: MatchLinkKind
  /** With its port, if the address names one. */
  readonly host: string
  /** The number of the match, the stats code, the league's id of the series, or the name of the team. */
  readonly code: string
}

/** Maximum length of a pasted address. */
export const MATCH_LINK_LENGTH = 2000

/** Where the game's publisher answers stats codes. */
export const STATS_CODE_HOST = 'r5-crossplay.r5prod.stryder.respawn.com'

/** Where the league has a page for each series. */
export const LEAGUE_PAGE_HOST = 'algs.ea.com'

/** `/en/year-6/split-1-pro-league-emea/match/01KH745JDA97FY0G26HXJD2FN2` */
const LEAGUE_PATH = /\/match\/([0-9a-z]{26})(?:\/|$)/i
const STATS_CODE = /^[\w-]{6,128}$/
/** `/tournament/organizer/12345.Title/standings`, or a call of overstat's API. */
const MATCH_PATH = /^\/(?:tournament\/[^/]+|api\/(?:stats|match))\/(\d{1,12})(?:[./]|$)/
const SHORT_PATH = /^\/_[^/]+\/?$/

/** The match that a pasted address or stats code means. A short link doesn't say which match it is. */
export function findMatch(pasted: string): MatchAddress | 'short' | null {
  const text = pasted.trim()
  if (STATS_CODE.test(text)) return { kind: 'statscode', host: STATS_CODE_HOST, code: text }
  const url = URL.parse(/^[a-z][a-z\d+-]*:\/\//i.test(text) ? text : `https://${text}`)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null
  const { host, pathname, searchParams } = url
  const series = host === LEAGUE_PAGE_HOST ? LEAGUE_PATH.exec(pathname)?.[1] : undefined
  if (series !== undefined) return { kind: 'algs', host, code: series.toUpperCase() }
  const match = MATCH_PATH.exec(pathname)?.[1]
  if (match !== undefined) return { kind: 'overstat', host, code: match }
  const code = searchParams.get('token') ?? ''
  if (/^\/privatematch\/?$/.test(pathname) && STATS_CODE.test(code))
    return { kind: 'statscode', host, code }
  return SHORT_PATH.test(pathname) ? 'short' : null
}
