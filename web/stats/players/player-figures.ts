import { playerMessages as texts } from '#contract/stats/player.texts.ts'
import { durationText } from '#domain/archive/survival.ts'
import { meanFigure, PLACES } from '../parts/figure.ts'

const withDigits = (digits: number) => (value: number) => value.toFixed(digits)

export const PLAYER_FIGURES = {
  kills: meanFigure(texts.kills, withDigits(2)),
  damage: meanFigure(texts.damage, withDigits(0)),
  knockdowns: meanFigure(texts.knockdowns, withDigits(2)),
  survival: meanFigure(texts.survival, durationText),
  score: meanFigure(texts.points, withDigits(1)),
  placement: meanFigure(texts.placement, withDigits(1), PLACES),
}
