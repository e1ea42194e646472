import type { LiveView, ViewedKill, ViewedTeam } from './live-view.ts'

export const viewedTeam = (slot: number, change: Partial<ViewedTeam> = {}): ViewedTeam => ({
  slot,
  name: `Team ${slot}`,
  players: ['Ash', 'Wattson', 'Crypto'].map((legend) => ({
    name: `${legend} ${slot}`,
    legend,
    kills: 0,
    state: 'alive' as const,
  })),
  kills: 0,
  placement: null,
  seriesPoints: 0,
  gamePoints: 0,
  rank: 1,
  isOnMatchPoint: false,
  landing: null,
  ...change,
})

export const viewedKill = (number: number): ViewedKill => ({
  number,
  atS: 10 * number,
  killer: { slot: 2, name: 'Ash 2' },
  victim: { slot: 3, name: 'Ash 3' },
  weapon: 'R-301',
})

export const testView = (change: Partial<LiveView> = {}): LiveView => ({
  feed: 1,
  name: 'OBS-PC-2',
  isSimulated: false,
  isConnected: true,
  isPaused: false,
  lastFrameAt: 1_000,
  phase: 'playing',
  isLate: false,
  startedAt: 500,
  map: 'stormpoint',
  game: 4,
  series: 7,
  matchPoint: null,
  clockS: 60,
  bans: ['Alter'],
  bansFrom: 'lobby',
  teams: [viewedTeam(2), viewedTeam(3)],
  spots: [
    { slot: 2, spots: [{ x: 10, y: 20 }] },
    { slot: 3, spots: [{ x: 30, y: 40 }] },
  ],
  rings: [],
  kills: [],
  ban: { legend: 'Ash', teams: 2, tied: ['Wattson', 'Crypto'], orElse: [] },
  ...change,
})
