/** Maximum length of a team name. Longer names in files are cut. */
export const TEAM_NAME_LENGTH = 100

/** The display name: single blanks between words, without the `@N` that overstat appends. */
export function normalizeTeamName(text: string): string {
  const name = wholeTeamName(text)
  // Don't cut in the middle of a character.
  return name
    .slice(0, TEAM_NAME_LENGTH)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()
}

/** Most names have nothing to normalize: printable ASCII without `@`, and single blanks. An import reads thousands. */
const PLAIN = /^[!-?A-~]+(?: [!-?A-~]+)*$/

/** Like `normalizeTeamName` without the length limit: normalizing can make a name longer than it was typed. */
export const wholeTeamName = (text: string) =>
  PLAIN.test(text)
    ? text
    : text
        .normalize('NFKC')
        .replaceAll(/[\p{Control}\p{Format}]/gu, ' ')
        .replace(/\s*@\d+\s*$/, '')
        .replaceAll(/\s+/g, ' ')
        .trim()

/** The same for all spellings of a team name that differ only in case, blanks and the like. */
export function teamKey(text: string): string {
  return normalizeTeamName(text).toLowerCase()
}

export const isSameTeam = (a: string, b: string) => teamKey(a) === teamKey(b)
