import type { ImportFinding } from '#contract/archive/import.ts'
import { importMessages as texts } from '#contract/archive/import.texts.ts'

export const findingInWords = ({ kind, games, team, found, action }: ImportFinding) => ({
  kind: texts.kinds[kind],
  where: texts.place(games, team),
  found,
  action,
})
