import type { FightOutcome } from '#domain/review/team-fights.ts'
import { counted } from '../base/texts.ts'

/** What a team did and suffered in a fight. */
interface FightCounts {
  readonly knocks: number
  readonly kills: number
  readonly ownKnocks: number
  readonly losses: number
  readonly isOut: boolean
}

/** Review of a game: map, timeline and what was said about it. */
export const reviewMessages = {
  title: 'Review',
  gameTitle: (number: number, map: string | null) =>
    map === null ? `Game ${number}` : `Game ${number}, ${map}`,
  result: (place: number | null, kills: number | null, points: number | null) =>
    [
      place === null ? null : `#${place}`,
      kills === null ? null : counted(kills, 'kill', 'kills'),
      points === null ? null : `${points} pts`,
    ]
      .filter((part) => part !== null)
      .join(', '),
  resultOf: (team: string) => `Result of ${team}`,
  loading: 'Loading the game...',
  failed: "Couldn't load the game.",
  noGame: 'No game chosen',
  noGameText: 'Open a game from its series, or the paths of a team from its page.',
  toSeries: 'Series',
  stepper: 'Games of this series',
  gameOf: (number: number, of: number) => `Game ${number} of ${of}`,
  previousGame: 'Previous game',
  nextGame: 'Next game',
  share: 'Share',
  shareTitle: 'Share this game',
  shareAbout: 'Anyone with a view link can watch this game on the map, without an account.',

  /** Without positions. */
  reasons: {
    no_positions: 'No times and no positions for this game',
    no_map: "The map of this game isn't calibrated",
  },
  reasonTexts: {
    no_positions:
      'It came from a result file. Positions, rings and fights come with live games and with LiveAPI logs.',
    no_map: 'Positions are stored, but they can only be shown on a calibrated map.',
  },
  results: 'Result',
  noResults: 'This game has no results.',
  columns: {
    place: 'Place',
    team: 'Team',
    composition: 'Composition',
    kills: 'Kills',
    points: 'Pts',
  },
  none: '–',

  followZone: 'Follow the zone',
  teamsLeft: (teams: number) => `${counted(teams, 'team', 'teams')} left`,

  transport: 'Playback',
  previousEvent: 'Previous event (↑)',
  nextEvent: 'Next event (↓)',
  back: 'Back 10 seconds (J)',
  forward: 'Forward 10 seconds (L)',
  play: 'Play',
  pause: 'Pause',
  playKey: 'Play or pause (Space)',
  of: (end: string) => `of ${end}`,
  timeOf: (at: string, end: string) => `${at} of ${end}`,
  speed: (factor: number) => `${factor}×`,
  speedLabel: (factor: number) => `Speed ${factor}×, change`,
  ringClosing: (ring: number, left: string) => `Ring ${ring} closing, ${left}`,
  ringClosed: (ring: number) => `Ring ${ring}`,
  noRing: 'Before ring 1',

  timeline: 'Timeline',
  timelineHint: 'Click to jump.',
  timelineRange: 'Part of the game',
  wholeGame: 'Whole game',
  closeUp: '2 min',
  time: 'Time',
  rings: 'Rings',
  ring: (number: number) => `Ring ${number}`,
  ringAt: (number: number, at: string) => `Ring ${number} starts to close at ${at}`,
  lobbyKills: 'Lobby kills',
  killsAt: (kills: number, at: string) => `${counted(kills, 'kill', 'kills')} at ${at}`,
  ourGame: 'Our game',
  landing: (poi: string | null) => poi ?? 'Landing',
  landingAt: (poi: string | null) => (poi === null ? 'Landing' : `Landing at ${poi}`),
  fight: fightText,
  fightAt: (counts: FightCounts, outcome: FightOutcome, at: string) =>
    `Fight at ${at}: ${fightText(counts)} (${outcome})`,
  toZone: 'To the zone',
  noZone: 'No positions after the first ring.',
  zoneChart: (team: string, most: number) =>
    `Distance of ${team} to the zone over the game, at most ${most} m`,

  panel: 'About the game',
  events: 'Events',
  teams: 'Teams',
  onlyOf: (team: string) => `Only ${team}`,
  noEvents: 'Nothing to show.',
  ringEvent: (ring: number) => `Ring ${ring} starts to close`,
} as const

function fightText({ knocks, kills, ownKnocks, losses, isOut }: FightCounts): string {
  const text =
    kills > 0
      ? `${counted(kills, 'kill', 'kills')}${losses > 0 ? ` for ${losses}` : ''}`
      : losses > 0
        ? `${losses} lost`
        : knocks > 0
          ? `${counted(knocks, 'knock', 'knocks')}${ownKnocks > 0 ? ` for ${ownKnocks}` : ''}`
          : `${ownKnocks} knocked`
  return isOut ? `${text}, out` : text
}
