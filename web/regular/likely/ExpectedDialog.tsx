import { useState } from 'react'
import type { Forecast } from '#contract/forecast/forecast.ts'
import { forecastMessages } from '#contract/forecast/forecast.texts.ts'
import { popularMessages as popularTexts } from '#contract/regular/popular.texts.ts'
import { regularDetailMessages as texts } from '#contract/regular/regular-detail.texts.ts'
import type { ExpectedComp } from '#domain/regular/expected-picks.ts'
import { NamedTrio } from '../../shared/ui/legend/NamedTrio.tsx'
import type { Column } from '../../shared/ui/table/data-table.ts'
import { TeamsDialog } from './TeamsDialog.tsx'

interface ExpectedDialogProps {
  teams: Forecast['teams']
  /** All teams with their most likely composition, or the teams of one; null while closed. */
  selection: 'all' | ExpectedComp | null
  onClose: () => void
}

interface ExpectedRow {
  readonly team: string
  readonly comp: readonly string[]
  readonly chance: number
}

const COMPOSITION: Column<ExpectedRow> = {
  id: 'comp',
  header: texts.composition,
  cell: ({ comp }) => <NamedTrio legends={comp} size={20} />,
}
const TEAM: Column<ExpectedRow> = {
  id: 'team',
  header: texts.team,
  cell: ({ team }) => team,
  sortValue: ({ team }) => team.toLowerCase(),
}
const CHANCE: Column<ExpectedRow> = {
  id: 'chance',
  header: popularTexts.chance,
  cell: ({ chance }) => forecastMessages.percent(chance),
  sortValue: ({ chance }) => chance,
  firstDirection: 'desc',
  align: 'end',
}

export function ExpectedDialog({ teams, selection, onClose }: ExpectedDialogProps) {
  const [lastSelection, setLastSelection] = useState(selection)
  // Keep the content while the dialog closes.
  if (selection !== null && selection !== lastSelection) setLastSelection(selection)
  const shown = selection ?? lastSelection
  const comp = shown === 'all' ? null : shown
  const rows = comp
    ? comp.teams.map((row) => ({ ...row, comp: comp.comp }))
    : teams.flatMap(({ team, comps: [best] }) => (best ? [{ team, ...best }] : []))
  const columns = comp ? [TEAM, CHANCE] : [TEAM, COMPOSITION, CHANCE]

  return (
    <TeamsDialog
      open={selection !== null}
      comp={comp?.comp ?? null}
      columns={columns}
      rows={rows}
      sortedBy="chance"
      onClose={onClose}
    />
  )
}
