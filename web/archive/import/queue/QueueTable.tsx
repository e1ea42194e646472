import { memo } from 'react'
import { importMessages } from '#contract/archive/import.texts.ts'
import { Scroller } from '../../../shared/ui/table/Scroller.tsx'
import { FileActions, FileBadge, type FileRowProps } from './FileParts.tsx'
import styles from './QueueTable.module.css'
import type { QueuedFile } from './queue-state.ts'
import { rowFacts } from './row-facts.ts'
import { RowDetails, RowName, RowNote } from './RowParts.tsx'

const { columns: heads, ...texts } = importMessages

const COLUMNS = [
  { text: heads.file },
  { text: heads.format },
  { text: heads.games, isNumber: true },
  { text: heads.teams, isNumber: true },
  { text: heads.newTeams, isNumber: true },
  { text: heads.findings, isNumber: true },
  { text: heads.state },
  { text: heads.actions, isNumber: true },
]

interface QueueTableProps extends Omit<FileRowProps, 'file' | 'isOpen'> {
  files: readonly QueuedFile[]
  openIds: ReadonlySet<number>
}

/** Many chosen files: one line each, which opens to what a card shows. */
export function QueueTable({ files, openIds, ...actions }: QueueTableProps) {
  return (
    <Scroller label={texts.queue}>
      <table className={styles.table}>
        <caption className="visually-hidden">{texts.queue}</caption>
        <thead>
          <tr>
            {COLUMNS.map(({ text, isNumber }) => (
              <th key={text} scope="col" data-number={isNumber}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        {files.map((file) => (
          <QueueRow key={file.id} file={file} isOpen={openIds.has(file.id)} {...actions} />
        ))}
      </table>
    </Scroller>
  )
}

const QueueRow = memo((props: FileRowProps) => {
  const { file, isOpen } = props
  const facts = rowFacts(file)

  return (
    <tbody className={styles.file}>
      <tr>
        <th scope="row">
          <RowName {...props} />
          <RowNote file={file} />
        </th>
        <td>{facts?.format}</td>
        <td data-number>
          {facts && facts.landings > 0 ? texts.landingCount(facts.landings) : facts?.games}
          {facts && facts.knownGames > 0 ? (
            <span className={styles.known}>{texts.knownShort(facts.knownGames)}</span>
          ) : null}
        </td>
        <Count value={facts?.teams} />
        <Count value={facts?.newTeams} />
        <Count value={facts?.findings} />
        <td>
          <FileBadge file={file} />
        </td>
        <td data-number>
          <FileActions {...props} />
        </td>
      </tr>
      {isOpen ? (
        <tr>
          <td colSpan={COLUMNS.length}>
            <RowDetails file={file} />
          </td>
        </tr>
      ) : null}
    </tbody>
  )
})

const Count = ({ value }: { value: number | undefined }) => (
  <td data-number data-zero={value === 0 || undefined}>
    {value}
  </td>
)
