import { messages } from '#contract/base/texts.ts'
import type { Legend } from '#domain/catalog/legend.ts'

export type EmblemState =
  | { kind: 'available' }
  | { kind: 'banned' }
  | { kind: 'picked'; slot: 1 | 2 | 3 }
  | { kind: 'used'; games: readonly number[] }
  | { kind: 'pending' }
  | { kind: 'remote' }

export const AVAILABLE: EmblemState = { kind: 'available' }
export const BANNED: EmblemState = { kind: 'banned' }
export const PENDING: EmblemState = { kind: 'pending' }
export const SLOTS = [1, 2, 3] as const
/** Indexed by the position among the picks. */
export const PICKED: readonly EmblemState[] = SLOTS.map((slot) => ({ kind: 'picked', slot }))

/** What a screen reader says: `Wattson, Controller, banned`. */
export function emblemName(legend: Legend, state: EmblemState): string {
  return [legend.label, legend.class, stateWords(state)].filter(Boolean).join(', ')
}

function stateWords(state: EmblemState): string {
  switch (state.kind) {
    case 'banned':
      return messages.kit.banned
    case 'picked':
      return messages.kit.picked(state.slot)
    case 'used':
      return messages.kit.usedIn(state.games)
    case 'pending':
      return messages.kit.saving
    default:
      return ''
  }
}
