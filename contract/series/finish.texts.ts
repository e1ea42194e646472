import { counted } from '../base/texts.ts'

/** Texts of the chances of where teams finish. */
export const finishMessages = {
  title: 'Where they finish',
  after: (game: number, games: number | null) =>
    games === null ? `after Game ${game}, by match point` : `after Game ${game} of ${games}`,
  info: '20,000 simulated ends of this series, from what each team scored before it and in it. Everyone plays on, and luck decides most games.',
  during: (game: number, games: number | null) =>
    games === null ? `during Game ${game}, by match point` : `during Game ${game} of ${games}`,
  duringInfo:
    '10,000 simulated ends of this game and series: who is out keeps its place and kills, everyone else finishes by strength. Chances during a game are not yet judged by real games.',
  loading: 'Simulating the series...',
  failed: "Couldn't load what the teams scored before.",
  team: 'Team',
  points: 'Points',
  top5: 'Top 5',
  top10: 'Top 10',
  winNext: 'Wins next game',
  winThis: 'Wins this game',
  winSeries: 'Wins series',
  course: 'Top 5 so far',
  courseOf: (chances: readonly string[]) => `Top 5 after each game: ${chances.join(', ')}`,
  /** While games are left, nothing is certain. */
  percent: (chance: number) =>
    chance < 0.005 ? '<1%' : chance > 0.995 ? '>99%' : `${Math.round(100 * chance)}%`,
  ends: (parts: readonly string[]) => `Chance that it ends: ${parts.join(', ')}.`,
  endsAfter: (game: number, percent: string) => `Game ${game} ${percent}`,
  needTitle: (team: string) => `What ${team} needs next game`,
  needText: 'Kills by place, for this chance of the top 5.',
  needOf: (team: string) => `Show what ${team} needs`,
  needChance: 'Chance',
  needPlace: (place: number) => `#${place}`,
  kills: (kills: number) => (kills === 0 ? 'Any' : counted(kills, 'kill', 'kills')),
  outOfReach: '–',
} as const
