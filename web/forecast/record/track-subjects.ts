import { trackMessages as texts } from '#contract/forecast/track.texts.ts'
import type { ChanceKind } from '#domain/forecast/training/judged-chances.ts'

/** What was forecast, in the order of the selector. The address names them. */
export const RECORD_SUBJECTS = [
  'compositions',
  'next_ban',
  'known_picks',
  'top5',
  'top10',
  'next_win',
  'series_win',
  'banned_by',
  'plans',
  'rings',
  'ratings',
] as const
export type TrackSubject = (typeof RECORD_SUBJECTS)[number]

export const SUBJECT_OPTIONS = RECORD_SUBJECTS.map((value) => ({ value, label: texts.tabs[value] }))

/** Those that the back-test judges beside compositions and the next ban. Null for the others. */
export const CHANCE_KIND_OF: Readonly<Record<TrackSubject, ChanceKind | null>> = {
  compositions: null,
  next_ban: null,
  known_picks: 'knownPicks',
  top5: 'top5',
  top10: 'top10',
  next_win: 'winNext',
  series_win: 'first',
  banned_by: 'bannedBy',
  plans: 'planLegal',
  rings: null,
  ratings: null,
}
