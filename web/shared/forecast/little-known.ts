import type { TeamForecast } from '#contract/forecast/forecast.ts'
import { isFew } from '../ui/table/FewTag.tsx'

/** Their forecast is based mostly on what other teams play, so it is drawn with less weight. */
export const isLittleKnown = ({ games }: TeamForecast) => isFew(games)
