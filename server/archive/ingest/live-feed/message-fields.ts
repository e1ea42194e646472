import type { MessageShape } from '#domain/live-match/feed/live-message.ts'

export type MessageFields = Record<string, unknown>

export const EMPTY_VALUES = {
  text: '',
  count: 0,
  int: 0,
  float: 0,
  flag: false,
  time: null,
} as const

/** What a message is if none of its fields is there. */
export function emptyFields(shape: MessageShape): MessageFields {
  const fields: MessageFields = {}
  for (const [name, [, type, list]] of Object.entries(shape))
    fields[name] = list ? [] : typeof type === 'string' ? EMPTY_VALUES[type] : null
  return fields
}

/** A float that isn't a number is 0, which stands for a missing position. */
export const toFiniteFloat = (value: number) => (Number.isFinite(value) ? value : 0)
