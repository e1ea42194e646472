import { draftPageMessages } from '#contract/draft/draft-page.texts.ts'
import { DRAFT_REFUSALS } from '#domain/draft/draft.ts'
import type { DraftRequest } from '#domain/draft/draft-client.ts'
import type { ApiError } from '../api/api.ts'

const { failures } = draftPageMessages

const ROOM_REFUSALS = ['room_finished', 'room_view_only', 'room_not_found']

/** The toast for a refused operation: the server's own text if the rules of the draft or the access to its room are the reason. */
export function refusalToast(
  operation: DraftRequest,
  { status, code, message }: Pick<ApiError, 'status' | 'code' | 'message'>,
): { readonly tone: 'info' | 'error'; readonly text: string } {
  const isRule = [...DRAFT_REFUSALS, ...ROOM_REFUSALS].some((refusal) => refusal === code)
  if (isRule) return { tone: operation.type === 'undo' ? 'info' : 'error', text: message }
  return { tone: 'error', text: failureText(operation, status === 403) }
}

/** The text for an operation without an answer. Only a reset needs one, because it already looks done. */
export const unansweredText = (operation: DraftRequest): string | null =>
  operation.type === 'draft_history' && operation.action === 'reset' ? failures.reset : null

function failureText(operation: DraftRequest, isForbidden: boolean): string {
  switch (operation.type) {
    case 'ban':
      return isForbidden ? failures.noBan : failures.ban
    case 'unban':
      return isForbidden ? failures.noUnban : failures.unban
    case 'pick':
      return failures.pick
    case 'undo':
      return failures.undo
    default:
      return { add: failures.save, remove: failures.remove, reset: failures.reset }[
        operation.action
      ]
  }
}
