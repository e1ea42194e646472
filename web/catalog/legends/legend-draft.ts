import { type RosterForm, rosterForm } from '#contract/catalog/roster-admin.ts'
import { toRosterEntry, type RosterLegend } from '#contract/catalog/roster.ts'
import { rosterMessages as texts } from '#contract/catalog/roster.texts.ts'
import { findClash } from '#domain/catalog/roster-clash.ts'
import type { KnownClass } from '#domain/catalog/roster-entry.ts'
import { type Faults, schemaFaults } from '../../shared/page/form-check.ts'

/** A legend while it is edited: all fields as typed. */
export interface LegendDraft {
  readonly name: string
  readonly short: string
  /** Separated by commas. */
  readonly spellings: string
  readonly class: KnownClass | ''
  readonly since: string
  readonly changes: readonly ClassChange[]
  readonly retiredFrom: string
  readonly picture: string | null
}

export interface ClassChange {
  readonly class: KnownClass
  readonly from: string
}

export const NEW_LEGEND: LegendDraft = {
  name: '',
  short: '',
  spellings: '',
  class: '',
  since: '',
  changes: [],
  retiredFrom: '',
  picture: null,
}

export function toDraft({ classes, spellings, retiredFrom, ...form }: RosterForm): LegendDraft {
  const [first, ...changes] = classes
  return {
    ...form,
    spellings: spellings.join(', '),
    class: first?.class ?? '',
    since: first?.from ?? '',
    changes: changes.map((change) => ({ class: change.class, from: change.from ?? '' })),
    retiredFrom: retiredFrom ?? '',
  }
}

/** What is sent; the schema says what is wrong with it. */
export function toForm({ name, short, picture, ...draft }: LegendDraft) {
  return {
    name,
    short: short.trim() === '' ? name : short,
    classes: [
      { class: draft.class, from: draft.since || null },
      ...draft.changes.map((change) => ({ class: change.class, from: change.from || null })),
    ],
    spellings: draft.spellings.split(',').flatMap((text) => text.trim() || []),
    retiredFrom: draft.retiredFrom || null,
    picture,
  }
}

/** What the schema and the other legends of the roster say about a draft, by field. */
export function draftFaults(draft: LegendDraft, saved: readonly RosterLegend[]): Faults {
  const form = toForm(draft)
  const faults = schemaFaults(rosterForm, form)
  if (Object.keys(faults).length > 0) return faults
  const clash = findClash(form, saved.map(toRosterEntry))
  if (!clash) return {}
  const field =
    clash.text === form.name ? 'name' : clash.text === form.short ? 'short' : 'spellings'
  return { [field]: texts.clash(clash.text, clash.legend) }
}
