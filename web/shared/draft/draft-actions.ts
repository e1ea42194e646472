import { draftPageMessages as texts } from '#contract/draft/draft-page.texts.ts'
import type { DraftEvent } from '#domain/draft/draft.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import { notify } from '../page/toast.ts'
import { bannedOrUnbanned, createDraftActions } from './draft-actions-core.ts'
import { draftSession } from './draft-session.ts'
import { draftStore, getDraftPage } from './draft-store.ts'

export const pendingBans = (pending = getDraftPage().client.pending) => bannedOrUnbanned(pending)

function describeUnseen(event: DraftEvent): string {
  const who = event.user?.username ?? texts.someone
  if (event.type === 'draft_history') return texts.just(who, texts.savedGame)
  const legend = findLegend(event.legend).label
  return texts.just(who, texts.actions[event.type === 'pick' ? event.action : event.type](legend))
}

export const {
  toggleBan,
  togglePick,
  pickComp,
  setBans,
  submitGame,
  removeGame,
  resetDraft,
  undoLast,
  undoAction,
  discardUnsent,
} = createDraftActions({
  store: draftStore,
  session: draftSession,
  now: () => Date.now(),
  showFull: () => void notify.error(texts.full),
  showUnseen: (event) => void notify.info(describeUnseen(event)),
})
