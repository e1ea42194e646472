import { LINK_MAX_HOURS, LINK_QUIET_HOURS } from '#domain/archive/match-link.ts'
import { counted } from '../base/texts.ts'
import type { MatchLinkKind } from './match-link-address.ts'

const ENDS = {
  stopped: 'Stopped',
  quiet: `Ended: no new game for ${LINK_QUIET_HOURS} hours`,
  old: `Ended after ${LINK_MAX_HOURS} hours`,
  undone: 'Ended: one of its imports was undone',
  finished: 'Ended: the series is over',
} as const

interface NamedLink {
  readonly host: string
  readonly code: string
  readonly event: string
}

export const matchLinkMessages = {
  title: 'Follow a match',
  count: (running: number) => `${running} running`,
  intro:
    'Paste the address of a match at overstat or in the league, or a stats code. Each finished game is imported automatically.',
  link: 'Match address or stats code',
  linkMissing: 'Paste a match address or a stats code',
  event: 'Event name',
  eventHint: 'Optional. Used if the source has none, as with stats codes.',
  follow: 'Follow',
  off: 'Following matches is off. The operator switches it on by listing allowed hosts in MATCH_LINK_HOSTS, for example overstat.gg, or for the league by setting LEAGUE_API.',
  added: 'Match is being followed',
  followTeam: (team: string) => `Follow ${team} in the league`,
  followTeamHint: 'Its series are found by themselves, from three hours before they begin.',
  teamAdded: (team: string) => `The league's series of ${team} are being followed`,
  stopped: 'Match is no longer followed',
  removed: 'Link removed',
  gone: 'This link was already removed',
  notRunning: 'This match is no longer followed',
  unknown:
    "This isn't a match address or a stats code. Open the match on overstat or on the league's site and copy the address of its page.",
  shortLink:
    "A short link doesn't say which match it is. Open it and copy the address of the match page.",
  hostNotAllowed: (host: string) =>
    `${host} isn't allowed. The operator adds hosts to MATCH_LINK_HOSTS.`,
  exists: 'This match is already being followed',
  list: 'Matches',
  loading: 'Loading matches...',
  listFailed: "Couldn't load the followed matches",
  names: {
    overstat: ({ host, code }: NamedLink) => `${host}, match ${code}`,
    statscode: ({ code }: NamedLink) => `Stats code ending in ${code}`,
    algs: ({ event, code }: NamedLink) => event || `Series of the league, ${code}`,
    algsteam: ({ code }: NamedLink) => `Series of ${code} in the league`,
  } satisfies Record<MatchLinkKind, (link: NamedLink) => string>,
  running: 'Running',
  paused: 'Off',
  ends: ENDS,
  by: (name: string, when: string) => `by ${name}, ${when}`,
  lastLook: (when: string) => `Last checked ${when}`,
  neverLooked: 'Not checked yet',
  nextLook: (when: string) => `Next check ${when}`,
  games: (count: number) => (count === 0 ? 'No games yet' : counted(count, 'game', 'games')),
  stop: 'Stop',
  stopOf: (name: string) => `Stop following ${name}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  changeFailed: "Couldn't change the link.",
  newGames: (count: number) => `${counted(count, 'new game', 'new games')} imported`,
  /** The name of imports of a source without one. */
  statsCodeEvent: (day: string) => `Stats code ${day}`,
  faults: {
    notFound: (host: string) => `${host} doesn't know this match.`,
    unreadable: (host: string, reason: string) => `The answer of ${host} can't be read. ${reason}`,
    tooManyGames: (most: number) => `The answer has more than ${most} games.`,
    failed: 'The check failed. See the server log for details.',
  },
} as const
