import { paths } from './paths.ts'

/** What stood out in a series, or in one of its games. */
export const debriefPath = (series: number, game: number | null = null) =>
  `${paths.debrief}?series=${series}${game === null ? '' : `&game=${game}`}`
