import type { ImportFinding } from '#contract/import.ts'
import { importMessages as texts } from '#contract/messages/import.ts'

export const findingInWords = ({ kind, games, team, found, action }: ImportFinding) => ({
  kind: texts.kinds[kind],
  where: texts.place(games, team),
  found,
  action,
})
