import { rosterMessages as texts } from '#contract/catalog/roster.texts.ts'
import { LEGEND_CLASSES } from '#domain/catalog/legend.ts'
import type { Column } from '../../shared/ui/table/data-table.ts'
import type { LegendRow } from './roster-rows.ts'
import { RosterActions } from './RosterActions.tsx'
import type { OpenRosterDialog } from './RosterDialogs.tsx'
import { ClassHistory, RosterName, RosterState, Spellings } from './RosterParts.tsx'

export const rosterColumns = (onOpen: (dialog: OpenRosterDialog) => void): Column<LegendRow>[] => [
  {
    id: 'legend',
    header: texts.legend,
    cell: (row) => <RosterName row={row} />,
    sortValue: ({ legend }) => legend.label,
  },
  {
    id: 'short',
    header: texts.short,
    cell: ({ legend }) => legend.short,
    sortValue: ({ legend }) => legend.short,
  },
  {
    id: 'class',
    header: texts.class,
    cell: (row) => <ClassHistory row={row} />,
    sortValue: ({ legend }) => LEGEND_CLASSES.indexOf(legend.class),
  },
  { id: 'spellings', header: texts.spellings, cell: (row) => <Spellings row={row} /> },
  {
    id: 'origin',
    header: texts.origin,
    cell: (row) => <RosterState row={row} />,
    sortValue: ({ origin, isRetired }) => `${isRetired} ${texts.origins[origin]}`,
  },
  {
    id: 'actions',
    header: texts.actions,
    align: 'end',
    cell: (row) => <RosterActions row={row} onOpen={onOpen} />,
  },
]
