import type { RosterForm } from '#contract/catalog/roster-admin.ts'
import type { RosterLegend } from '#contract/catalog/roster.ts'
import { allLegends, isRetired, type Legend, LEGENDS } from '#domain/catalog/legend.ts'
import { KNOWN_CLASSES } from '#domain/catalog/roster-entry.ts'
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

const SHIPPED = new Set(LEGENDS.map(({ key }) => key))

/** Every legend of the roster, by class. `saved` are those that administrators added or edited. */
export function rosterRows(saved: readonly RosterLegend[]): LegendRow[] {
  const byKey = new Map(saved.map((legend) => [legend.key, legend]))
  return allLegends().map((legend) => {
    const known = byKey.get(legend.key)
    const isShipped = SHIPPED.has(legend.key)
    return {
      legend,
      form: known ? formOf(known) : shippedForm(legend),
      version: known?.version ?? 0,
      origin: isShipped ? (known ? 'edited' : 'shipped') : 'added',
      isRetired: isRetired(legend.key),
    }
  })
}

function formOf(legend: RosterLegend): RosterForm {
  const { key: _, version: __, ...form } = legend
  return form
}

const shippedForm = ({ label, short, class: ofClass }: Legend): RosterForm => ({
  name: label,
  short,
  classes: KNOWN_CLASSES.filter((name) => name === ofClass).map((name) => ({
    class: name,
    from: null,
  })),
  spellings: [],
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
