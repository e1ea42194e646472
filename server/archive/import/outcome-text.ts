import { importMessages as texts } from '#contract/archive/import.texts.ts'
import type { ImportOutcome } from '../import-file.ts'

/** What an import did, for the page and the command. */
export function outcomeText(outcome: ImportOutcome): string {
  const { isNew, games, knownGames, landings } = outcome
  if (!isNew) return texts.known
  return landings > 0 ? texts.doneLandings(landings) : texts.done(games, knownGames)
}
