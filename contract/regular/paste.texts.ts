import { counted } from '../base/texts.ts'

/** Texts of the list of pasted team names. */
export const pasteMessages = {
  recent: 'Recent',
  tabs: 'Where the lobby comes from',
  label: 'Team names',
  hint: 'One team per line, or separated by commas. Numbers before and after names are ignored.',
  failed: "Couldn't load the team names.",
  found: (found: number, all: number) => `${found} of ${all} found`,
  unknown: 'Unknown names',
  noneAlike: 'No team with a similar name. It is skipped.',
  maybe: (team: string) => `Did you mean ${team}?`,
  takeIt: 'Use',
  used: 'Used',
  takeFor: (team: string, name: string) => `Use ${team} for ${name}`,
  take: (teams: number) => `Use ${counted(teams, 'team', 'teams')}`,
  replaces: 'Replaces the teams on screen. Ctrl+Z brings them back.',
} as const
