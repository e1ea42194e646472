import { useQuery } from '@tanstack/react-query'
import { Download, FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import { recommendationWorkbookMessages as texts } from '#contract/regular/recommendation-workbook.texts.ts'
import { removeWorkbook } from '#contract/regular/recommendation-workbook.ts'
import { type WorkbookRow, workbookCsv } from '#domain/regular/recommendation-workbook.ts'
import { call } from '../../shared/api/api.ts'
import { download } from '../../shared/page/download.ts'
import { formatDateTime } from '../../shared/page/time.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { ConfirmDialog } from '../../shared/ui/overlay/ConfirmDialog.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { Waiting } from '../../shared/ui/feedback/Waiting.tsx'
import styles from './CurrentWorkbook.module.css'
import { workbookQuery } from './workbook.queries.ts'
import { WorkbookTable } from './WorkbookTable.tsx'

export function CurrentWorkbook() {
  const query = useQuery(workbookQuery)
  const { data } = query
  const [isRemoving, setIsRemoving] = useState(false)
  const sheet = data?.sheet

  return (
    <Panel
      title={texts.current}
      count={sheet ? texts.found(sheet.rows.length) : undefined}
      actions={
        sheet ? <SheetActions rows={sheet.rows} onRemove={() => setIsRemoving(true)} /> : null
      }
      flush
    >
      {sheet ? (
        <>
          <p className={styles.facts}>
            <strong>{sheet.fileName}</strong>,{' '}
            {texts.facts(sheet.uploadedBy, formatDateTime(sheet.uploadedAt))}
          </p>
          <WorkbookTable key={sheet.uploadedAt} rows={sheet.rows} caption={texts.rows} />
        </>
      ) : data ? (
        <EmptyState
          icon={<FileSpreadsheet aria-hidden="true" />}
          title={texts.none}
          text={texts.noneText}
        />
      ) : (
        <Waiting query={query} loading={texts.loading} failed={texts.failed} lines={4} />
      )}
      {isRemoving && sheet ? (
        <ConfirmDialog
          title={texts.removeTitle}
          question={texts.removeQuestion(sheet.fileName)}
          confirmLabel={texts.removeTitle}
          failed={texts.removeFailed}
          send={() => call(removeWorkbook, {})}
          onClose={() => setIsRemoving(false)}
        />
      ) : null}
    </Panel>
  )
}

function SheetActions({ rows, onRemove }: { rows: readonly WorkbookRow[]; onRemove: () => void }) {
  // The byte order mark tells Excel that the file is UTF-8.
  const save = () =>
    download(texts.downloadName, new Blob(['\uFEFF', workbookCsv(rows)], { type: 'text/csv' }))

  return (
    <>
      <Button size="sm" icon={<Download aria-hidden="true" />} onClick={save}>
        {texts.download}
      </Button>
      <Button size="sm" onClick={onRemove}>
        {texts.remove}
      </Button>
    </>
  )
}
