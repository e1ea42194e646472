import { toStart, toText } from '../parsing/loose-value.ts'

/** What a set is called whose file does not say: the file's name without folder and ending. */
export function eventOfName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? ''
  return toSingleLine(base.replace(/(?<=.)\.[a-z]{1,5}$/i, '')) || 'Unnamed'
}

/** The day a file's name has in it, such as `2025-07-03`; null where it has none. */
export function dayOfName(name: string): number | null {
  const found = /(?<!\d)(\d{4})[-_.]?(\d\d)[-_.]?(\d\d)(?!\d)/.exec(name)
  return found ? toStart(`${found[1]}-${found[2]}-${found[3]}`) : null
}

/** One line without control characters or blanks around it. */
export const toSingleLine = (text: string) =>
  toText(text)
    .replaceAll(/[\p{Control}\s]+/gu, ' ')
    .trim()
