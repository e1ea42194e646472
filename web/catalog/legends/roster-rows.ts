import type { RosterForm } from '#contract/catalog/roster-admin.ts'
import type { RosterLegend } from '#contract/catalog/roster.ts'
import { allLegends, isRetired, type Legend } from '#domain/catalog/legend.ts'
import { type RosterEntry, toEntry } from '#domain/catalog/roster-entry.ts'
import { SHIPPED_ENTRIES } from '#domain/catalog/season-roster.ts'
import { matchLegends } from '#domain/catalog/match-legends.ts'

/** A legend of the roster, as the table shows it and the dialog edits it. */
export interface LegendRow {
  readonly legend: Legend
  readonly form: RosterForm
  /** 0 for a legend that no one has edited. */
  readonly version: number
  readonly origin: 'added' | 'edited' | 'shipped'
  readonly isRetired: boolean
}

/** Every legend of the roster, by class. `saved` are those that administrators added or edited. */
export function rosterRows(saved: readonly RosterLegend[]): LegendRow[] {
  const byKey = new Map(saved.map((legend) => [legend.key, legend]))
  return allLegends().map((legend) => {
    const known = byKey.get(legend.key)
    const shipped = SHIPPED_ENTRIES.get(legend.key)
    return {
      legend,
      form: known ? formOf(known) : shippedForm(shipped ?? toEntry(legend)),
      version: known?.version ?? 0,
      origin: shipped ? (known ? 'edited' : 'shipped') : 'added',
      isRetired: isRetired(legend.key),
    }
  })
}

function formOf(legend: RosterLegend): RosterForm {
  const { key: _, version: __, ...form } = legend
  return form
}

const shippedForm = ({ name, short, classes, spellings }: RosterEntry): RosterForm => ({
  name,
  short,
  classes: classes.map(({ class: ofClass, from }) => ({
    class: ofClass,
    from: from === null ? null : new Date(from).toISOString().slice(0, 10),
  })),
  spellings: [...spellings],
  retiredFrom: null,
  picture: null,
})

/** By name, short name or other spelling. */
export function findRows(rows: readonly LegendRow[], search: string): readonly LegendRow[] {
  if (search.trim() === '') return rows
  const legends = rows.map(({ legend }) => legend)
  const found = new Set(matchLegends(search, legends).map(({ key }) => key))
  return rows.filter(({ legend }) => found.has(legend.key))
}
