import { draftPageMessages } from '#contract/messages/draft-page.ts'
import { DRAFT_REFUSALS } from '#domain/draft/draft.ts'
import type { DraftRequest } from '#domain/draft/draft-client.ts'
import type { ApiError } from '../api/api.ts'
import { notify } from '../page/toast.ts'

const { failures } = draftPageMessages

/** The server has decided against it: its own sentence where the draft's rules are the reason. */
export function showRefusal(operation: DraftRequest, { status, code, message }: ApiError) {
  const isRule = DRAFT_REFUSALS.some((refusal) => refusal === code)
  if (isRule && operation.type === 'undo') notify.info(message)
  else notify.error(isRule ? message : failureText(operation, status === 403))
}

/** It will be sent again; only a reset, which looks done here, needs a word at once. */
export function showFailure(operation: DraftRequest) {
  if (operation.type === 'draft_history' && operation.action === 'reset') {
    notify.error(failures.reset)
  }
}

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
