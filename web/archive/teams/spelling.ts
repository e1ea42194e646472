import type { TeamDetail } from '#contract/archive/team-admin.ts'

export type Spelling = TeamDetail['spellings'][number]

/** The spellings in the files, or the normalized key if no counted game uses one. */
export const nameOfSpelling = ({ key, spellings }: Spelling) => spellings.join(', ') || key
