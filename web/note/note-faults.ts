import { compNoteMessages as texts } from '#contract/note/comp-note.texts.ts'
import { ApiError } from '../shared/api/api.ts'

/** See docs/specification-notes.md, Comp note errors. */
export function noteFault(error: Error, failed: (error: string) => string): string {
  if (!(error instanceof ApiError)) return failed(error.message)
  if (error.status === 401 || error.status === 403) return texts.authenticationFailed
  if (error.code === 'invalid_response') return texts.invalidResponse
  return failed(error.message)
}
