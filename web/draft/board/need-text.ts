import { draftPageMessages as texts } from '#contract/draft/draft-page.texts.ts'
import { MAX_PICKS } from '#domain/draft/draft.ts'

/** What is missing before the game can be saved. */
export function needText(picked: number, game: number): string {
  if (picked === 0) return texts.start(game)
  return picked < MAX_PICKS ? texts.missing(MAX_PICKS - picked, game) : texts.ready(game)
}

/** The same, for places where the game number is already next to it. */
export function shortNeedText(picked: number): string {
  return picked < MAX_PICKS ? texts.missingShort(MAX_PICKS - picked) : texts.readyShort
}
