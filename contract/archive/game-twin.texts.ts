import { counted } from '../base/texts.ts'

/** Games that may be the same, for an editor to decide. */
export const gameTwinMessages = {
  title: 'Same game?',
  about:
    'These games were played at the same time on the same map, but their players or results differ. Until you decide, both count.',
  count: (pairs: number) => counted(pairs, 'pair', 'pairs'),
  teams: 'Teams',
  gameOf: (event: string, number: number) => `${event}, Game ${number}`,
  agree: (same: number, players: number) =>
    `${same} of ${counted(players, 'player', 'players')} are in both`,
  apart: (seconds: number) =>
    seconds === 0 ? 'same start' : `${counted(seconds, 'second', 'seconds')} apart`,
  same: 'Same game',
  sameOf: (game: string, other: string) => `${game} and ${other} are the same game`,
  different: 'Different games',
  differentOf: (game: string, other: string) => `${game} and ${other} are different games`,
  joined: 'The two games count as one now',
  keptApart: "Both games stay. We won't ask about this pair again.",
  joinedTitle: 'Joined games',
  joinedAbout:
    'These are the same game, by their players or because an editor decided so. Splitting them makes both count again.',
  joinedBy: (user: string | null, when: string) =>
    user === null ? `Joined automatically, ${when}` : `Joined by ${user}, ${when}`,
  split: 'Split again',
  splitOf: (game: string, other: string) => `Split again: ${game} and ${other}`,
  splitAgain: 'Both games count again',
  notJoined: 'These games are no longer joined. Reload the page.',
  gone: 'This pair no longer needs a decision: someone has decided, or an import was undone. Reload the page.',
  loadFailed: "Couldn't load possible duplicate games",
} as const
