/** Constants of the model, fitted on real scrims. docs/formulas.md explains each. */
export const DAY_MS = 24 * 60 * 60 * 1000
/** Half-lives in days. */
export const HALF_LIFE = 14
export const FORM_HALF_LIFE = 0.5
export const REPLACEMENT_HALF_LIFE = 30
/** How fast games under other bans lose weight: for the whole field, and for a team's or player's own games. */
export const FIELD_BAN_DISTANCE = 0.8
export const OWN_BAN_DISTANCE = 0.12
export const FIELD_WINDOW_DAYS = 45
export const GAMES_PER_PLAYER = 80
/** What a game from before a season's start still counts for. */
const OLD_SEASON = 0.4

/** When and under which bans a question is asked. */
export interface Moment {
  /** Milliseconds since 1970. */
  readonly time: number
  readonly bans: readonly number[]
  readonly seasonStarts: readonly number[]
}

export const decay = (ageMs: number, halfLifeDays: number) => 0.5 ** (ageMs / DAY_MS / halfLifeDays)

/** The decay over the usual half-life, with a step at each season's start. */
export function seasonDecay(time: number, { time: now, seasonStarts }: Moment) {
  const starts = seasonStarts.filter((start) => time < start && start <= now).length
  return decay(now - time, HALF_LIFE) * OLD_SEASON ** starts
}

/** How similar the bans of a game are: falls with every legend that is banned in one of both only. */
export function banSimilarity(bans: readonly number[], moment: Moment, distance: number) {
  const shared = bans.filter((ban) => moment.bans.includes(ban)).length
  return Math.exp(-distance * (bans.length + moment.bans.length - 2 * shared))
}
