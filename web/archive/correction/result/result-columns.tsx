import { Pencil } from 'lucide-react'
import type { GameResult } from '#contract/archive/correction.ts'
import { correctionMessages as texts } from '#contract/archive/correction.texts.ts'
import type { Column } from '../../../shared/ui/table/data-table.ts'
import { IconButton } from '../../../shared/ui/action/IconButton.tsx'
import { Trio } from '../../../shared/ui/legend/Trio.tsx'
import styles from './result-columns.module.css'

const { columns } = texts

export function resultColumns(onCorrect: (result: GameResult) => void): Column<GameResult>[] {
  return [
    {
      id: 'team',
      header: columns.team,
      cell: ({ team }) => <span className={styles.team}>{team}</span>,
      sortValue: ({ team }) => team,
    },
    {
      id: 'placement',
      header: columns.placement,
      align: 'end',
      cell: ({ placement }) => orUnknown(placement),
      sortValue: ({ placement }) => placement,
    },
    {
      id: 'kills',
      header: columns.kills,
      align: 'end',
      cell: ({ kills }) => orUnknown(kills),
      sortValue: ({ kills }) => kills,
      firstDirection: 'desc',
    },
    {
      id: 'points',
      header: columns.points,
      align: 'end',
      cell: ({ points }) => orUnknown(points),
      sortValue: ({ points }) => points,
      firstDirection: 'desc',
    },
    {
      id: 'legends',
      header: columns.legends,
      cell: ({ legends }) => (legends.length > 0 ? <Trio legends={legends} /> : orUnknown(null)),
    },
    {
      id: 'poi',
      header: columns.poi,
      cell: ({ poi }) => orUnknown(poi),
    },
    {
      id: 'actions',
      header: columns.actions,
      align: 'end',
      cell: (result) => (
        <IconButton
          label={texts.correct(result.team)}
          icon={<Pencil aria-hidden="true" />}
          onClick={() => onCorrect(result)}
        />
      ),
    },
  ]
}

const orUnknown = (value: string | number | null) =>
  value ?? <span className={styles.unknown}>{texts.unknown}</span>
