import {
  banLegend,
  changeDraftHistory,
  pickLegend,
  unbanLegend,
  undoDraft,
} from '#contract/draft/draft.ts'
import type { DraftState } from '#domain/draft/draft.ts'
import type { PendingOperation } from '#domain/draft/draft-client.ts'
import type { call } from '../api/api.ts'

type Call = typeof call

/** Sends an operation to the server; the answer is the draft after it. */
export async function sendOperation(
  callApi: Call,
  pending: PendingOperation,
  room: number,
): Promise<DraftState> {
  const answer = await request(callApi, pending, room)
  const { version, banned_legends, picked_legends, draft_history } = answer
  return { version, banned_legends, picked_legends, draft_history }
}

function request(callApi: Call, { operationId, operation }: PendingOperation, room: number) {
  switch (operation.type) {
    case 'ban':
      return callApi(banLegend, { legend: operation.legend, room, operationId })
    case 'unban':
      return callApi(unbanLegend, { legend: operation.legend, room, operationId })
    case 'pick': {
      const { legend, action } = operation
      return callApi(pickLegend, { legend, action, room, operationId })
    }
    case 'undo':
      return callApi(undoDraft, { undoes: operation.undoes, room, operationId })
    default:
      return callApi(changeDraftHistory, { ...historyInput(operation), room, operationId })
  }
}

type HistoryOperation = Extract<PendingOperation['operation'], { type: 'draft_history' }>

function historyInput(operation: HistoryOperation) {
  switch (operation.action) {
    case 'add': {
      const { id, timestamp, comp, bannedLegends } = operation.entry
      const entry = { id, timestamp, comp: [...comp], bannedLegends: [...bannedLegends] }
      return { action: 'add' as const, entry, ifPicked: operation.ifPicked }
    }
    case 'remove':
      return { action: 'remove' as const, entry: { id: operation.id } }
    default:
      return { action: 'reset' as const }
  }
}
