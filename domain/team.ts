/** No team's name is longer. */
export const TEAM_NAME_LENGTH = 200

/** The name as people should read it: one blank between words, no `@N` that overstat hangs on. */
export function tidyTeamName(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\p{Control}\p{Format}]/gu, ' ')
    .replace(/\s*@\d+\s*$/, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** What two spellings of one team share. */
export function teamKey(text: string): string {
  return tidyTeamName(text).toLowerCase()
}
