/** A word of a typed line, and where it is. */
export interface LineWord {
  /** In lower case and without accents. */
  readonly text: string
  readonly start: number
  readonly end: number
  /** In quotes: only a name. */
  readonly isQuoted: boolean
}

const WORD = /"([^"]*)"|[,/&+?!.;:](?=\s|$|\p{L})|[^\s,/&+?!;"]+/gu

export const foldCase = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()

export function splitLine(line: string): LineWord[] {
  return [...line.matchAll(WORD)].map((match) => {
    const quoted = match[1]
    return {
      text: foldCase(quoted ?? match[0]).replace(/(?<=.)[.:]$/, ''),
      start: match.index,
      end: match.index + match[0].length,
      isQuoted: quoted !== undefined,
    }
  })
}

/** What names are compared by. */
export const foldName = (text: string) => foldCase(text).replaceAll(/[^\p{L}\p{N}]/gu, '')

/** How many words from `at` on are this phrase; 0 if they aren't. */
function phraseLength(words: readonly LineWord[], at: number, phrase: string): number {
  const parts = phrase.split(' ')
  const isSame = parts.every((part, index) => {
    const word = words[at + index]
    return word !== undefined && !word.isQuoted && word.text === part
  })
  return isSame ? parts.length : 0
}

/** The same for the longest of some phrases. */
export const longestPhrase = (
  words: readonly LineWord[],
  at: number,
  phrases: readonly string[],
): number => Math.max(0, ...phrases.map((phrase) => phraseLength(words, at, phrase)))
