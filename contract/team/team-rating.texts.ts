import { grouped } from '../base/texts.ts'

const signed = (points: number) => `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)}`

/** The rating of teams over time. */
export const teamRatingMessages = {
  rating: 'Rating',
  value: signed,
  range: (low: number, high: number) => `${signed(low)} to ${signed(high)} (90%)`,
  info: "The rating is points a game above an average team. Each game counts by how strong its lobby was, newer games count more, and the range says how sure it is. It doesn't compare regions that never meet.",
  ofTeam: (rating: number, place: number, teams: number) =>
    `Rating ${signed(rating)}, #${place} of ${grouped(teams)}`,

  record: {
    text: 'The order of the teams in each series of at least five games, foretold before its first game. 1 is the right order, 0 as good as chance.',
    rating: "Kendall's tau of ratings",
    average: 'of points a game',
    difference: 'difference (90% interval)',
    series: 'series',
    better: 'Ratings foretell the order better than points a game.',
    notBetter: 'Ratings foretell the order no better than points a game.',
    interval: (low: number, high: number) => `${low.toFixed(3)} to ${high.toFixed(3)}`,
    none: 'Too few series to judge ratings',
    noneText: 'Twenty series teach the ratings. Those after them are judged.',
    loading: 'Replaying the series...',
    failed: "Couldn't load the ratings.",
  },
} as const
