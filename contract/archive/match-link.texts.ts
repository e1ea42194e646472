import { LINK_MAX_HOURS, LINK_QUIET_HOURS } from '#domain/archive/match-link.ts'
import { counted } from '../base/texts.ts'

const ENDS = {
  stopped: 'Stopped',
  quiet: `Ended: no new game for ${LINK_QUIET_HOURS} hours`,
  old: `Ended after ${LINK_MAX_HOURS} hours`,
  undone: 'Ended: one of its imports was undone',
} as const

export const matchLinkMessages = {
  title: 'Follow a match',
  count: (running: number) => `${running} running`,
  intro:
    'Paste the address of an overstat match or a stats code. Each finished game is imported automatically.',
  link: 'Match address or stats code',
  linkMissing: 'Paste a match address or a stats code',
  event: 'Event name',
  eventHint: 'Optional. Used if the source has none, as with stats codes.',
  follow: 'Follow',
  off: 'Following matches is off. The operator switches it on by listing allowed hosts in MATCH_LINK_HOSTS, for example overstat.gg.',
  added: 'Match is being followed',
  stopped: 'Match is no longer followed',
  removed: 'Link removed',
  gone: 'This link was already removed',
  notRunning: 'This match is no longer followed',
  unknown:
    "This isn't a match address or a stats code. Open the match on overstat and copy the address of its page.",
  shortLink:
    "A short link doesn't say which match it is. Open it and copy the address of the match page.",
  hostNotAllowed: (host: string) =>
    `${host} isn't allowed. The operator adds hosts to MATCH_LINK_HOSTS.`,
  exists: 'This match is already being followed',
  list: 'Matches',
  loading: 'Loading matches...',
  listFailed: "Couldn't load the followed matches",
  name: (kind: 'overstat' | 'statscode', host: string, code: string) =>
    kind === 'overstat' ? `${host}, match ${code}` : `Stats code ending in ${code}`,
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
