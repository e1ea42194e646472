/** No team's name is longer; what a file has beyond it is cut. */
export const TEAM_NAME_LENGTH = 100

/** The name as people should read it: one blank between words, no `@N` that overstat hangs on. */
export function normalizeTeamName(text: string): string {
  const name = wholeTeamName(text)
  // Not in the middle of a character.
  return name
    .slice(0, TEAM_NAME_LENGTH)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()
}

/** The same however long it is: composing characters may make a name longer than it was typed. */
export const wholeTeamName = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[\p{Control}\p{Format}]/gu, ' ')
    .replace(/\s*@\d+\s*$/, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** What two spellings of one team share. */
export function teamKey(text: string): string {
  return normalizeTeamName(text).toLowerCase()
}
