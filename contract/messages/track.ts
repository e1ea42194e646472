import type { Knowledge, Situation } from '#domain/forecast/feature.ts'

/** Texts of the track record. */
export const trackMessages = {
  tabs: { compositions: 'Compositions', next_ban: 'Next ban', rings: 'Rings' },
  tabList: 'What was forecast',
  part: 'Based on',
  parts: { live: 'Live', backtest: 'Back-test' },
  partTitles: { live: 'Live forecasts', backtest: 'Back-test' },
  partTexts: {
    live: 'For running series, the forecast of every game after the first is stored before the game and checked after it. Its map is assumed.',
    backtest: 'The archive, replayed game by game. Each forecast knew only earlier games.',
  },
  period: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  finished: (time: string) => `Finished ${time}`,
  running: 'Back-test progress',
  progress: (done: string, total: string) => `${done} of ${total} games replayed`,
  seen: (seen: string, all: string) =>
    `${seen} of these ${all} team-games were also used to fit the weights we ship. They make the forecast look better than it is.`,
  loading: 'Loading track record...',
  failed: "Couldn't load the track record",
  tooFew: (n: number, of: number) => `Too few to judge. ${n} of ${of}.`,
  tooFewText: {
    live: 'Forecasts count once their game has been imported.',
    backtest: 'The archive has too few games to replay.',
  },
  noBacktest: 'No back-test yet',
  noBacktestText: 'The server replays the archive in the background. Come back in a few minutes.',
  toBacktest: 'Show back-test',

  facts: {
    first: 'first choice right',
    two: 'in the first two',
    three: 'in the first three',
    bans: (n: string) => `of ${n} bans named`,
    gap: 'average gap between stated and real chance',
    gapFew: (least: string) =>
      `average gap between stated and real chance: needs ${least} forecasts`,
  },
  interval: (low: string, high: string) => `${low} to ${high}`,
  points: (points: string) => `${points} points`,
  none: '–',

  reliability: 'Reliability',
  reliabilityAxis: {
    said: 'Forecast chance of the first choice',
    happened: 'How often it happened',
  },
  reliabilityText:
    'On the dashed line, a stated 40% happens 40 times in 100. Larger dots stand for more forecasts. Whiskers: 90% interval.',
  range: (from: string, to: string) => `${from} to ${to}`,
  columns: {
    range: 'Forecast chance',
    said: 'Average chance',
    happened: 'Happened',
    interval: '90% interval',
    forecasts: 'Forecasts',
    week: 'Week of',
    game: 'Game',
    method: 'Method',
    situation: 'Situation',
    knowledge: 'Known from',
    first: 'First choice right',
    two: 'In the first two',
    three: 'In the first three',
    five: 'In the first five',
    logLoss: 'Log loss',
    gap: 'Gap',
  },
  methods: {
    forecast: 'Forecast',
    weighting: 'Weighted',
    sameAsLast: 'Same as last game',
    fieldFrequency: 'Most common in the field',
  },
  methodTitle: 'Compared with simple rules',
  methodText:
    'Log loss: lower is better. Gap: average distance between stated and real chance, in percentage points.',
  overTime: 'Hit rate over time',
  overTimeText: (least: number) =>
    `First choice right, by week. Weeks with fewer than ${least} forecasts are left out.`,
  overTimeNone: (weeks: number) =>
    `Too few weeks with enough forecasts. ${weeks} so far, 3 needed.`,
  lineLabel: (method: string, percent: string) => `${method} ${percent}`,
  byGame: 'By game number',
  gameName: (game: number) => `Game ${game}`,
  noGameBefore: 'No game before',
  bySituation: 'By situation',
  situations: {
    opener: 'First game of the series',
    free: 'Last composition still allowed',
    forced: 'Last composition banned',
  } satisfies Record<Situation, string>,
  byKnowledge: 'By how well the team is known',
  knowledge: {
    field: 'No games',
    thin: '1 to 5 games',
    known: '6 to 59 games',
    wellKnown: '60 games or more',
  } satisfies Record<Knowledge, string>,
  rings: {
    text: 'Ring 3 of every stored game, forecast from rings 1 and 2 and all other games of its map. A miss is the distance from the forecast center to the real one, in radii of ring 3.',
    loading: 'Loading rings...',
    failed: "Couldn't load the rings",
    empty: 'No rings yet. They come with live games.',
    emptyText: 'Editors can also import ring files on the Interactive Map, with the tool Rings.',
    games: 'games forecast',
    median: 'median miss in radii',
    withinHalf: 'within half a radius',
    byMap: 'By map',
    columns: {
      map: 'Map',
      withinHalf: 'Within half a radius',
      median: 'Median miss',
      games: 'Games',
    },
  },
  forecasts: (count: string) => `${count} forecasts`,
} as const
