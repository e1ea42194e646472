import type { TeamDetail } from '#contract/team-admin.ts'

export type Spelling = TeamDetail['spellings'][number]

/** How files write it; the folded form where no game that counts has it. */
export const nameOfSpelling = ({ key, spellings }: Spelling) => spellings.join(', ') || key
