import { toStart, toText } from '../parsing/loose-value.ts'

/** The event name if the file has none: the file name without folder and extension. */
export function eventOfName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? ''
  return toSingleLine(base.replace(/(?<=.)\.[a-z]{1,5}$/i, '')) || 'Unnamed'
}

/** The date in a file name, such as `2025-07-03`; null if there is none. */
export function dayOfName(name: string): number | null {
  const found = /(?<!\d)(\d{4})[-_.]?(\d\d)[-_.]?(\d\d)(?!\d)/.exec(name)
  return found ? toStart(`${found[1]}-${found[2]}-${found[3]}`) : null
}

/** One line without control characters, trimmed. */
export const toSingleLine = (text: string) =>
  toText(text)
    .replaceAll(/[\p{Control}\s]+/gu, ' ')
    .trim()
