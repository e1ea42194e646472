import type { InfoField } from '#domain/catalog/legend-info.ts'
import { counted } from '../base/texts.ts'

const FIELDS: Record<InfoField, string> = {
  tactical: 'Tactical',
  tacticalCooldown: 'Tactical cooldown (s)',
  tacticalInfo: 'Tactical description',
  ultimate: 'Ultimate',
  ultimateCooldown: 'Ultimate cooldown (s)',
  ultimateInfo: 'Ultimate description',
  passive: 'Passive',
  passiveInfo: 'Passive description',
  passiveCooldown: 'Passive cooldown (s)',
  classPerk: 'Class Perk',
  perk1: 'Perk 1',
  perk2: 'Perk 2',
  perk3: 'Perk 3',
  perk4: 'Perk 4',
}

/** Texts of the Legend Info tab and its calls; those of the specification stay exact. */
export const legendInfoMessages = {
  saved: 'Legend updated successfully',
  saveFailed: (error: string) => `Failed to save changes: ${error}`,
  noClass: 'Could not determine legend class',
  otherClass: (legend: string, legendClass: string) =>
    `${legend} is in the ${legendClass} class. You can't change that here.`,
  notFound: 'Legend not found',
  changedMeanwhile: 'Someone else saved this legend in the meantime. Nothing was overwritten.',
  cooldownRule: 'Enter a cooldown from 0 to 3600 seconds',
  required: 'Fill in this field',
  tooLong: (characters: number) => `At most ${characters} characters`,

  title: 'Legend Info',
  season: 'Season 25',
  of: (legends: number) => `${counted(legends, 'legend', 'legends')}, Season 25`,
  loading: 'Loading legend information...',
  failed: 'Failed to load legend information',
  builtIn: 'Showing built-in data without changes made by administrators.',
  empty: 'No legend information available.',

  abilities: 'Abilities',
  tactical: 'Tactical',
  ultimate: 'Ultimate',
  seconds: (seconds: number) => `${seconds} s`,
  passive: 'Passive Ability',
  classPerk: 'Class Perk',
  perks: 'Perks',
  firstPerks: 'First upgrade',
  secondPerks: 'Second upgrade',
  uncertain: 'Sources differ',
  cooldown: (kind: string, ability: string, seconds: number, doubt?: string) =>
    `${kind}: ${ability}, ${seconds} s${doubt === undefined ? '' : ' (sources differ)'}`,
  uncertainText: (note: string) => `Cooldown in seconds: ${note}.`,
  editedBy: (user: string | null, when: string) =>
    user === null ? `Edited ${when}` : `Edited by ${user}, ${when}`,
  previous: (legend: string) => `Previous: ${legend}`,
  next: (legend: string) => `Next: ${legend}`,

  edit: 'Edit',
  save: 'Save',
  saveChanges: 'Save Changes',
  restore: 'Restore built-in data',
  legendClass: 'Class',
  editing: (legend: string) => `Edit ${legend}`,
  fields: FIELDS,
  joined: (user: string | null) =>
    `${user ?? 'Someone else'} saved this legend while you were editing. Their changes are now in the form. Save again to add yours.`,
  disputed: (fields: readonly InfoField[]) =>
    `You both changed these fields: ${fields.map((field) => FIELDS[field]).join(', ')}. Saving keeps your version.`,
  discardTitle: 'Discard changes?',
  discardText: (count: number) => `${counted(count, 'change', 'changes')} will be lost.`,
  discard: 'Discard',
  keepEditing: 'Keep editing',
} as const
