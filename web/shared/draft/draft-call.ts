import {
  banLegend,
  changeDraftHistory,
  pickLegend,
  unbanLegend,
  undoDraft,
} from '#contract/draft.ts'
import type { DraftState } from '#domain/draft/draft.ts'
import type { PendingOperation } from '#domain/draft/draft-client.ts'
import { call } from '../api/api.ts'

/** Asks the server for an operation; the answer is the draft after it. */
export async function sendOperation(pending: PendingOperation): Promise<DraftState> {
  const { version, banned_legends, picked_legends, draft_history } = await exchange(pending)
  return { version, banned_legends, picked_legends, draft_history }
}

function exchange({ operationId, operation }: PendingOperation) {
  switch (operation.type) {
    case 'ban':
      return call(banLegend, { legend: operation.legend, operationId })
    case 'unban':
      return call(unbanLegend, { legend: operation.legend, operationId })
    case 'pick': {
      const { legend, action } = operation
      return call(pickLegend, { legend, action, operationId })
    }
    case 'undo':
      return call(undoDraft, { undoes: operation.undoes, operationId })
    default:
      return call(changeDraftHistory, { ...historyInput(operation), operationId })
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
