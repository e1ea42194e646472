import { type DraftEvent, MAX_PICKS } from '#domain/draft/draft.ts'
import type { DraftRequest, PendingOperation } from '#domain/draft/draft-client.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import type { DraftSession } from './draft-session-core.ts'
import type { DraftStore, OwnAction } from './draft-store.ts'
import { findUnseen } from './unseen-event.ts'

export interface DraftActionDeps {
  readonly store: Pick<DraftStore, 'get' | 'change'>
  readonly session: Pick<DraftSession, 'start' | 'drop' | 'wasAttempted'>
  readonly now: () => number
  readonly showFull: () => void
  /** Says what someone else did a moment ago, instead of reverting it. */
  readonly showUnseen: (event: DraftEvent) => void
}

/** Legends whose ban or unban the server has not answered yet, in the draft calls' spelling. */
export const bannedOrUnbanned = (pending: readonly PendingOperation[]): string[] =>
  pending.flatMap(({ operation }) =>
    operation.type === 'ban' || operation.type === 'unban' ? [operation.legend] : [],
  )

/** What users do with the draft. */
export function createDraftActions({ store, session, now, showFull, showUnseen }: DraftActionDeps) {
  return {
    /** Two users who press the same legend at once don't undo each other. Returns whether anything was done. */
    toggleBan: (spelling: string): boolean => {
      const legend = findLegend(spelling).snake
      const { shown, notices, client } = store.get()
      if (bannedOrUnbanned(client.pending).includes(legend)) return false
      const unseen = findUnseen(notices, 'ban', legend, now())
      if (unseen) {
        showUnseen(unseen)
        return false
      }
      session.start([{ type: shown.banned_legends.includes(legend) ? 'unban' : 'ban', legend }])
      return true
    },

    togglePick: (spelling: string) => {
      const legend = findLegend(spelling).snake
      const { shown, notices } = store.get()
      const unseen = findUnseen(notices, 'pick', legend, now())
      if (unseen) return showUnseen(unseen)
      const isPicked = shown.picked_legends.includes(legend)
      if (isPicked) session.start(picks('remove', [legend]))
      else if (shown.banned_legends.includes(legend)) return
      else if (shown.picked_legends.length >= MAX_PICKS) showFull()
      else session.start(picks('add', [legend]))
    },

    /** Makes these the picks, whatever they were. */
    pickComp: (comp: readonly string[]) => {
      const { removed, added } = differences(store.get().shown.picked_legends, comp)
      session.start([...picks('remove', removed), ...picks('add', added)])
    },

    /** Makes these the bans, whatever they were. */
    setBans: (legends: readonly string[]) => {
      const { removed, added } = differences(store.get().shown.banned_legends, legends)
      session.start([...bans('unban', removed), ...bans('ban', added)])
    },

    /** Saves the three picks with the current bans. Does nothing without three picks. */
    submitGame: (nowMs: number) => {
      const { banned_legends, picked_legends } = store.get().shown
      if (picked_legends.length !== MAX_PICKS) return
      const entry = {
        id: nowMs,
        comp: picked_legends,
        bannedLegends: banned_legends,
        timestamp: new Date(nowMs).toLocaleString(),
      }
      session.start([{ type: 'draft_history', action: 'add', entry, ifPicked: true }])
    },

    removeGame: (id: number) => session.start([{ type: 'draft_history', action: 'remove', id }]),

    resetDraft: () => session.start([{ type: 'draft_history', action: 'reset' }]),

    /** Undoes the latest action of this page. */
    undoLast: () => undo({ store, session }, store.get().ownActions.at(-1)),

    /** Undoes the action with this operation, even if others followed. */
    undoAction: (operationId: string) =>
      undo(
        { store, session },
        store
          .get()
          .ownActions.find((action) => action.some((one) => one.operationId === operationId)),
      ),

    /** Gives up everything that could not be sent. */
    discardUnsent: () =>
      session.drop(store.get().client.pending.filter(({ answeredAt }) => answeredAt === null)),
  }
}

function differences(now: readonly string[], spellings: readonly string[]) {
  const wanted = spellings.map((spelling) => findLegend(spelling).snake)
  return {
    removed: now.filter((legend) => !wanted.includes(legend)),
    added: wanted.filter((legend) => !now.includes(legend)),
  }
}

const picks = (action: 'add' | 'remove', legends: readonly string[]): DraftRequest[] =>
  legends.map((legend) => ({ type: 'pick', action, legend }))

const bans = (type: 'ban' | 'unban', legends: readonly string[]): DraftRequest[] =>
  legends.map((legend) => ({ type, legend }))

/** Operations that were never sent are dropped here; the others are undone by the server, latest first. */
function undo(
  { store, session }: Pick<DraftActionDeps, 'store' | 'session'>,
  action: OwnAction | undefined,
) {
  const { client, ownActions } = store.get()
  if (!action) return
  store.change({ ownActions: ownActions.filter((one) => one !== action) })
  const ids = action.map(({ operationId }) => operationId)
  const unsent = client.pending.filter(
    ({ operationId }) => ids.includes(operationId) && !session.wasAttempted(operationId),
  )
  session.drop(unsent)
  const sent = ids.filter((id) => unsent.every(({ operationId }) => operationId !== id))
  session.start(
    sent.toReversed().map((undoes) => ({ type: 'undo', undoes })),
    false,
  )
}
