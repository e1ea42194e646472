import type { Knowledge, Situation } from '#domain/forecast/feature.ts'

const GAP_NOTE =
  'Gap: average distance between stated and real chance in percentage points, less what chance alone would show. Needs 1,000 forecasts.'

/** Texts of the track record. */
export const trackMessages = {
  tabs: {
    compositions: 'Compositions',
    next_ban: 'Next ban',
    known_picks: 'Next ban with known picks',
    top5: 'Finish in the top 5',
    top10: 'Finish in the top 10',
    next_win: 'Win of the next game',
    series_win: 'Win of the series',
    banned_by: 'Banned by game n',
    plans: 'Plans',
    rings: 'Rings',
    ratings: 'Ratings',
  },
  subject: 'What was forecast',
  howJudged: 'How is this judged?',
  judged: {
    compositions:
      'Each team of each game is one forecast, made from earlier games only. It is right if the first composition named is the one that was played. Intervals (90%) draw whole series, because the games of a series are alike.',
    next_ban:
      'Each game is one forecast of the legend that it bans. It is right if the first legend named is the one that was banned. Intervals (90%) draw whole series.',
    known_picks:
      'Each game is forecast again with 0, 5, 10, 15 and 20 teams locked. Which teams lock first is chosen by chance, the same way each time. Intervals (90%) draw whole series.',
    top5: 'After each game of a full series of six games, each team gets a chance. Skill is how much smaller its squared error is than that of a constant chance. Intervals (90%) draw whole series.',
    top10:
      'After each game of a full series of six games, each team gets a chance. Skill is how much smaller its squared error is than that of a constant chance. Intervals (90%) draw whole series.',
    next_win:
      'After each game of a full series of six games, each team gets a chance to win the next one. Skill is how much smaller its squared error is than that of a constant chance. Intervals (90%) draw whole series.',
    series_win:
      'After game 3, 4 and 5 of a full series of six games, each team gets a chance to win it. Skill is how much smaller its squared error is than that of a constant chance. Intervals (90%) draw whole series.',
    banned_by:
      'Before game 1 each legend gets a chance to be banned by games 2, 3, 4 and so on. The error is the sum of squared errors over all legends. Counting takes the share of the 20 series before. Intervals (90%) draw whole series.',
    plans:
      'Before game 1 a plan is suggested for every team of the lobby and held against the bans that came. It is legal if nothing of it was banned when its game began. Intervals (90%) draw whole series.',
    rings: 'Ring 3 of each game is forecast from rings 1 and 2 and all other games of the map.',
    ratings:
      'Before each series its teams are ordered by their ratings, and by their points a game moved toward the field. Both orders are compared with the standings of the teams that played every game. Intervals (90%) draw whole series.',
  },
  part: 'Based on',
  parts: { live: 'Live', unseen: 'Unseen games', backtest: 'Back-test' },
  partTitles: {
    live: 'Live forecasts',
    unseen: 'Back-test of unseen games',
    backtest: 'Back-test',
  },
  partTexts: {
    live: 'For running series, the forecast of every game after the first is stored before the game and checked after it. Its map is assumed.',
    unseen:
      'Games since August 2025, replayed one by one. Each forecast knew only earlier games, and the weights we ship never saw any of them.',
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
    unseen: 'The archive has too few games that the weights we ship never saw.',
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
    series: (n: string) => `series with ${n} forecasts`,
    skill: 'better than a constant chance',
    betterThanCounting: 'better than counting past bans',
    legal: 'legal when the game came',
    withPlanB: 'with Plan B',
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
    skill: 'Better than a constant',
    betterBy: 'Better by',
    error: 'Error',
    countedError: 'Counting',
    legal: 'Legal',
    legalWithPlanB: 'Legal with Plan B',
    plans: 'Plans',
  },
  chances: {
    knownPicks: {
      said: 'Forecast chance of the first choice',
      bySteps: 'By locked teams',
      step: 'Locked',
      note: 'The more teams have locked their legends, the surer the ban.',
    },
    top5: { said: 'Forecast chance', bySteps: 'By games played', step: 'After', note: GAP_NOTE },
    top10: { said: 'Forecast chance', bySteps: 'By games played', step: 'After', note: GAP_NOTE },
    first: { said: 'Forecast chance', bySteps: 'By games played', step: 'After', note: GAP_NOTE },
    winNext: { said: 'Forecast chance', bySteps: 'By games played', step: 'After', note: GAP_NOTE },
    bannedBy: {
      said: 'Forecast chance',
      bySteps: 'By game',
      step: 'Banned by',
      note: 'Error: sum of squared errors per series, lower is better.',
    },
    planLegal: {
      said: 'Chance that it stays legal',
      bySteps: 'By game',
      step: 'Game',
      note: GAP_NOTE,
    },
  },
  stepName: {
    knownPicks: (teams: number) => `${teams} teams`,
    top5: (game: number) => `Game ${game}`,
    top10: (game: number) => `Game ${game}`,
    winNext: (game: number) => `Game ${game}`,
    first: (game: number) => `Game ${game}`,
    bannedBy: (game: number) => `Game ${game}`,
    planLegal: (game: number) => `Game ${game}`,
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
