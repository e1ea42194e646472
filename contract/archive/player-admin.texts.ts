import { QUOTAS } from '#domain/account/quota.ts'
import { counted, grouped } from '../base/texts.ts'

const games = (count: number) => counted(count, 'game', 'games')

/** Texts of the admin panel for players. */
export const playerAdminMessages = {
  tab: 'Players',
  context: 'Merge players who changed their name. Statistics and forecasts follow.',
  title: 'Players',
  search: 'Search players, teams or IDs...',
  shown: (shown: number, total: number) =>
    shown < total ? `first ${shown} of ${grouped(total)}` : grouped(total),
  loading: 'Loading players...',
  failed: "Couldn't load players",
  none: 'No players found',
  noneText: 'Players come with overstat files, stats codes, live logs and match CSV files.',
  teamsOf: (count: number, names: string) => `${count === 1 ? 'Team' : 'Teams'}: ${names}`,
  alsoNamed: (names: string) => `Also named: ${names}`,
  moreNames: (count: number) => `and ${count} more`,
  gamesOf: games,
  idOf: (key: string) => `ID ${key}`,
  suggestions: 'Suggested merges',
  noSuggestions: 'No duplicates found',
  maybe: 'might be',
  reasons: {
    hash: 'Both have the same account hash.',
    name: 'Both played under the same name for the same team.',
  },
  suggestion: (from: string, into: string) => `Merge ${from} into ${into}`,
  keepBothOf: (from: string, into: string) => `Keep both ${from} and ${into}`,
  merge: 'Merge',
  keepBoth: 'Keep both',
  mergedId: (key: string, names: string, count: number) =>
    `Includes ID ${key} (${names}, ${games(count)})`,
  split: 'Split',
  splitOff: (key: string) => `Split off ${key}`,
  mergeOf: (name: string) => `Merge ${name} into another player`,
  mergeTarget: (name: string) => `Who is ${name}?`,
  mergeHint: (from: string) =>
    `All games of ${from} will count for the player you choose. You can undo this by splitting the ID off again.`,

  mergedInto: (from: string, into: string) => `${from} is now part of ${into}.`,
  splitDone: 'Split off. It is a player of its own again.',
  apartDone: 'Both stay. The merge is not suggested again.',
  samePlayer: 'Choose two different players.',
  playerNotFound: 'One of these players has no games anymore. Reload the page.',
  mergeNotFound: 'This ID is not merged. Reload the page.',
  playersMet: 'They played in the same game, so they are two players.',
  tooMany: `${QUOTAS.playerMerges} merged IDs is the maximum. Split one off to merge another.`,
} as const
