import { statsMessages as texts } from '#contract/stats/stats.texts.ts'
import type { Interval } from '#domain/base/interval.ts'
import type { Bounds } from '#domain/stats/sums.ts'
import { survivalText } from '#domain/archive/survival.ts'

/** A figure that is shown as a mean. */
export interface Figure {
  readonly title: string
  readonly bounds: Bounds
  readonly write: (value: number) => string
  /** Which wording the explanation uses. */
  readonly words: 'mean' | 'survival' | 'gameBanned'
}

const oneDecimal = (value: number) => value.toFixed(1)
const twoDecimals = (value: number) => value.toFixed(2)
export const formatPercent = (rate: number, digits = 1) => `${(100 * rate).toFixed(digits)}%`

export const intervalText = (interval: Interval, write: (value: number) => string) =>
  texts.between(write(interval.low), write(interval.high))

const POSITIVE: Bounds = { least: 0, most: Infinity }
export const PLACES: Bounds = { least: 1, most: 20 }
/** A series has six games, and each except the last adds a ban. */
const BANNING_GAMES: Bounds = { least: 1, most: 6 }

export const meanFigure = (title: string, write: Figure['write'], bounds = POSITIVE): Figure => ({
  title,
  bounds,
  write,
  words: 'mean',
})

const SURVIVAL: Figure = {
  title: texts.survival,
  bounds: POSITIVE,
  write: survivalText,
  words: 'survival',
}

export const TEAM_FIGURES = {
  survival: SURVIVAL,
  kills: meanFigure(texts.kills, twoDecimals),
  score: meanFigure(texts.score, twoDecimals),
  placement: meanFigure(texts.placement, twoDecimals, PLACES),
}

export const COMP_FIGURES = {
  points: meanFigure(texts.points, twoDecimals),
  placement: meanFigure(texts.placement, oneDecimal, PLACES),
  survival: SURVIVAL,
}

export const GAME_BANNED: Figure = {
  title: texts.gameBanned,
  bounds: BANNING_GAMES,
  write: twoDecimals,
  words: 'gameBanned',
}
