import { importMessages as texts } from '#contract/messages/import.ts'
import type { ImportOutcome } from '../archive/import-file.ts'

/** What an import did, for the page and the command. */
export function outcomeText({ isNew, games, landings }: ImportOutcome): string {
  if (!isNew) return texts.known
  return landings > 0 ? texts.doneLandings(landings) : texts.done(games)
}
