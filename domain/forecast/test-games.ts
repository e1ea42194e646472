import { createCompSpace } from './comp-space.ts'
import type { PlayedGame } from './history.ts'
import type { Question } from './field-rates.ts'
import { DAY_MS } from './weighing.ts'

/** Four legends make four compositions, which is enough to work everything out by hand. */
export const SPACE = createCompSpace(['alter', 'ash', 'crypto', 'wattson'])
export const [ALTER, ASH, CRYPTO, WATTSON] = [0, 1, 2, 3] as const
export const ALTER_ASH_CRYPTO = 0
export const ALTER_ASH_WATTSON = 1
export const ALTER_CRYPTO_WATTSON = 2
export const ASH_CRYPTO_WATTSON = 3

let nextId = 0

/** Team 1 has the players p1, p2 and p3, and so on. Legends are in the order of the players. */
export function playedRow(
  team: number,
  legends: readonly number[],
  placement: number | null = null,
  players: readonly string[] = [1, 2, 3].map((seat) => `${team}p${seat}`),
) {
  nextId += 1
  return { id: nextId, team, players, legends, comp: SPACE.indexOf(legends), placement }
}

export const playedGame = (
  days: number,
  series: number,
  number: number,
  rows: PlayedGame['rows'],
  change: Partial<PlayedGame> = {},
): PlayedGame => ({
  time: days * DAY_MS,
  series,
  number,
  map: 'worldsedge',
  bans: [],
  bannedAfter: null,
  rows,
  ...change,
})

export const asked = (days: number, change: Partial<Question> = {}): Question => ({
  time: days * DAY_MS,
  bans: [],
  seasonStarts: [],
  series: null,
  number: 1,
  map: 'worldsedge',
  ...change,
})
