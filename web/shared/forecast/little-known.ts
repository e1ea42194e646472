import type { TeamForecast } from '#contract/forecast.ts'

/** Their forecast leans on the field, so it is drawn with less weight. */
export const isLittleKnown = ({ knowledge }: TeamForecast) =>
  knowledge === 'field' || knowledge === 'thin'
