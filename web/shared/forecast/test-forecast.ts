import type {
  Forecast,
  ForecastComp,
  ForecastReason,
  TeamForecast,
} from '#contract/forecast/forecast.ts'

export const reasonOf = (change: Partial<ForecastReason> = {}): ForecastReason => ({
  feature: 'stayHabit',
  effect: 1,
  games: null,
  of: null,
  legend: null,
  otherLegend: null,
  player: null,
  game: null,
  ...change,
})

export const forecastComp = (
  comp: string[],
  chance: number,
  change: Partial<ForecastComp> = {},
): ForecastComp => ({
  comp,
  chance,
  isLast: false,
  players: comp.map((legend) => ({ legend, player: null, id: null })),
  reasons: [],
  ...change,
})

export const teamForecast = (team: string, change: Partial<TeamForecast> = {}): TeamForecast => ({
  team,
  games: 98,
  knowledge: 'wellKnown',
  situation: 'free',
  last: { comp: ['Ash', 'Newcastle', 'Valkyrie'], placement: 1, game: 3 },
  comps: [
    forecastComp(['Ash', 'Newcastle', 'Valkyrie'], 0.634, { isLast: true }),
    forecastComp(['Ash', 'Valkyrie', 'Wattson'], 0.12),
    forecastComp(['Bangalore', 'Newcastle', 'Valkyrie'], 0.07),
  ],
  other: 0.1,
  ...change,
})

export const testForecast = (change: Partial<Forecast> = {}): Forecast => ({
  countedFrom: 1_756_944_000,
  isOldArchive: false,
  isNewSeason: false,
  trained: null,
  teams: [teamForecast('Alliance')],
  nextBan: [
    { legend: 'Wattson', chance: 0.41, expectedPicks: 7.26 },
    { legend: 'Ash', chance: 0.24, expectedPicks: 5 },
  ],
  tieRule: 'points',
  record: {
    composition: { source: 'backtest', right: 41, of: 100 },
    nextBan: { source: 'backtest', right: 21, of: 34 },
  },
  ...change,
})
