/** Constants of the model, fitted on real scrims. docs/formulas.md explains each. */
export const DAY_MS = 24 * 60 * 60 * 1000
/** Half-lives in days. */
const HALF_LIFE = 14
const FORM_HALF_LIFE = 0.5
export const REPLACEMENT_HALF_LIFE = 30
/** How fast games under other bans lose weight: for the whole field, and for a team's or player's own games. */
export const FIELD_BAN_DISTANCE = 0.8
const OWN_BAN_DISTANCE = 0.12
export const FIELD_WINDOW_DAYS = 45
export const GAMES_PER_PLAYER = 80
/** What a game from before a season's start still counts for. */
export const OLD_SEASON = 0.4

/** When and under which bans a question is asked. */
export interface Moment {
  /** Milliseconds since 1970. */
  readonly time: number
  readonly bans: readonly number[]
  readonly seasonStarts: readonly number[]
}

export const decay = (ageMs: number, halfLifeDays: number) => 0.5 ** (ageMs / DAY_MS / halfLifeDays)

/** What a game counts for at one moment. */
export interface GameWeight {
  /** By age, with a step at each season's start. */
  readonly recent: number
  /** By age and by how similar its bans are. */
  readonly own: number
  readonly form: number
}

interface Weighable {
  readonly time: number
  readonly bans: readonly number[]
}

/** Weighs games at a moment, each only once however many teams and players were in it. */
export function weigher(moment: Moment): (game: Weighable) => GameWeight {
  const known = new Map<Weighable, GameWeight>()
  return (game) => {
    const weighed = known.get(game)
    if (weighed) return weighed
    const recent = seasonDecay(game.time, moment)
    const similarity = banSimilarity(game.bans, moment, OWN_BAN_DISTANCE)
    const form = decay(moment.time - game.time, FORM_HALF_LIFE) * similarity
    const weight = { recent, own: recent * similarity, form }
    known.set(game, weight)
    return weight
  }
}

/** The decay over the usual half-life, with a step at each season's start. */
export function seasonDecay(time: number, { time: now, seasonStarts }: Moment) {
  let weight = decay(now - time, HALF_LIFE)
  for (const start of seasonStarts) if (time < start && start <= now) weight *= OLD_SEASON
  return weight
}

/** For so long after a season's start, what teams open with is a guess. */
const NEW_SEASON_DAYS = 2

export const isNewSeason = ({ time, seasonStarts }: Pick<Moment, 'time' | 'seasonStarts'>) =>
  seasonStarts.some((start) => start <= time && time < start + NEW_SEASON_DAYS * DAY_MS)

/** How similar the bans of a game are: falls with every legend that is banned in one of both only. */
export function banSimilarity(bans: readonly number[], moment: Moment, distance: number) {
  let shared = 0
  for (const ban of bans) if (moment.bans.includes(ban)) shared += 1
  return Math.exp(-distance * (bans.length + moment.bans.length - 2 * shared))
}
