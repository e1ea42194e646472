import { draftPageMessages as texts } from '#contract/messages/draft-page.ts'
import { MAX_PICKS } from '#domain/draft/draft.ts'
import type { DraftRequest } from '#domain/draft/draft-client.ts'
import { findLegend } from '#domain/legend/legend.ts'
import { startAction, dropPending, wasAttempted } from './draft-session.ts'
import { isUnseen } from './unseen-event.ts'
import { changeDraftPage, type OwnAction, getDraftPage } from './draft-store.ts'
import { notify } from '../page/toast.ts'

/** Legends whose ban or return the server has not answered yet, in the draft calls' spelling. */
export const pendingBans = (pending = getDraftPage().client.pending): string[] =>
  pending.flatMap(({ operation }) =>
    operation.type === 'ban' || operation.type === 'unban' ? [operation.legend] : [],
  )

/** Two who press the same legend at once do not undo each other; the answer is whether this page has done something. */
export function toggleBan(spelling: string): boolean {
  const legend = findLegend(spelling).snake
  const { shown, news } = getDraftPage()
  if (pendingBans().includes(legend) || isUnseen(news, 'ban', legend, Date.now())) return false
  const isBanned = shown.banned_legends.includes(legend)
  startAction([{ type: isBanned ? 'unban' : 'ban', legend }])
  return true
}

export function togglePick(spelling: string) {
  const legend = findLegend(spelling).snake
  const { shown, news } = getDraftPage()
  const { banned_legends, picked_legends } = shown
  if (isUnseen(news, 'pick', legend, Date.now())) return undefined
  if (picked_legends.includes(legend))
    return startAction([{ type: 'pick', action: 'remove', legend }])
  if (banned_legends.includes(legend)) return undefined
  if (picked_legends.length >= MAX_PICKS) return void notify.error(texts.full)
  return startAction([{ type: 'pick', action: 'add', legend }])
}

/** Makes these the picks, whatever they were. */
export function pickComp(comp: readonly string[]) {
  const wanted = comp.map((spelling) => findLegend(spelling).snake)
  const { picked_legends: picked } = getDraftPage().shown
  startAction([
    ...picks(
      'remove',
      picked.filter((legend) => !wanted.includes(legend)),
    ),
    ...picks(
      'add',
      wanted.filter((legend) => !picked.includes(legend)),
    ),
  ])
}

const picks = (action: 'add' | 'remove', legends: readonly string[]): DraftRequest[] =>
  legends.map((legend) => ({ type: 'pick', action, legend }))

/** Saves the three picks with the bans of this moment; without three nothing happens. */
export function submitGame(nowMs: number) {
  const { banned_legends, picked_legends } = getDraftPage().shown
  if (picked_legends.length !== MAX_PICKS) return
  const entry = {
    id: nowMs,
    comp: picked_legends,
    bannedLegends: banned_legends,
    timestamp: new Date(nowMs).toLocaleString(),
  }
  startAction([{ type: 'draft_history', action: 'add', entry, ifPicked: true }])
}

export const removeGame = (id: number) =>
  startAction([{ type: 'draft_history', action: 'remove', id }])

export const resetDraft = () => startAction([{ type: 'draft_history', action: 'reset' }])

/** Takes back this page's latest deed: here where the server never heard of it, else by the server. */
export const undoLast = () => undo(getDraftPage().deeds.at(-1))

/** The same for a deed that others may have followed. */
export const undoAction = (operationId: string) =>
  undo(getDraftPage().deeds.find((deed) => deed.some((one) => one.operationId === operationId)))

function undo(deed: OwnAction | undefined) {
  const { client, deeds } = getDraftPage()
  if (!deed) return
  changeDraftPage({ deeds: deeds.filter((one) => one !== deed) })
  const isUnheard = (id: string) =>
    client.pending.some(({ operationId }) => operationId === id) && !wasAttempted(id)
  const ids = deed.map(({ operationId }) => operationId)
  dropPending(
    client.pending.filter(({ operationId }) => ids.includes(operationId) && isUnheard(operationId)),
  )
  const heard = ids.filter((operationId) => !isUnheard(operationId))
  startAction(
    heard.toReversed().map((undoes) => ({ type: 'undo', undoes })),
    false,
  )
}

/** Gives up what could not be sent. */
export function discardUnsent() {
  dropPending(getDraftPage().client.pending.filter(({ answeredAt }) => answeredAt === null))
}
