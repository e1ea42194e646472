import { draftPageMessages as texts } from '#contract/messages/draft-page.ts'
import { notify } from '../page/toast.ts'
import { bannedOrUnbanned, createDraftActions } from './draft-actions-core.ts'
import { draftSession } from './draft-session.ts'
import { draftStore, getDraftPage } from './draft-store.ts'

export const pendingBans = (pending = getDraftPage().client.pending) => bannedOrUnbanned(pending)

export const {
  toggleBan,
  togglePick,
  pickComp,
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
})
