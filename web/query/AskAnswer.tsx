import { FileSpreadsheet, FileText } from 'lucide-react'
import { useState } from 'react'
import { grouped } from '#contract/base/texts.ts'
import type { QueryAnswer, QueryRow } from '#contract/query/query.ts'
import { queryMessages as texts } from '#contract/query/query.texts.ts'
import { useSingleMutation } from '../shared/api/use-single-mutation.ts'
import { download } from '../shared/page/download.ts'
import { saveWorkbook, workbookFileName } from '../shared/page/export-workbook.ts'
import { notify } from '../shared/page/toast.ts'
import { Button } from '../shared/ui/action/Button.tsx'
import { EmptyState } from '../shared/ui/feedback/EmptyState.tsx'
import { Panel } from '../shared/ui/layout/Panel.tsx'
import type { Column, Sort } from '../shared/ui/table/data-table.ts'
import { DataTable } from '../shared/ui/table/DataTable.tsx'
import { FewTag } from '../shared/ui/table/FewTag.tsx'
import { askCsv, askSheet } from './ask-export.ts'
import { writeValue } from './ask-format.ts'
import { AskChart } from './AskChart.tsx'
import styles from './AskAnswer.module.css'

/** The rows of an answer, and a chart of them. */
export function AskAnswer({ answer }: { answer: QueryAnswer }) {
  const { measure, by, rows, total, isCut, read, counts } = answer
  const [sort, setSort] = useState<Sort | null>(null)
  const title = texts.measures[measure]
  const caption = by === null ? title : texts.chartOf(title, texts.dimensions[by])
  const hasChart = rows.filter(({ value }) => value !== null).length > 1
  const counted = total?.n ?? Math.max(0, ...rows.map(({ n }) => n))

  return (
    <div className={styles.answer} data-chart={hasChart || undefined}>
      <Panel
        title={caption}
        count={rows.length > 0 ? texts.rows(rows.length) : undefined}
        actions={<Exports answer={answer} />}
        flush
      >
        <DataTable
          caption={caption}
          columns={columnsOf(answer)}
          rows={rows}
          rowKey={({ key }) => key}
          sort={sort}
          onSortChange={setSort}
          empty={<EmptyState title={texts.noRows} text={texts.noRowsText} />}
        />
        {rows.length > 0 ? (
          <div className={styles.note}>
            {total && total.value !== null ? (
              <p>{texts.overallValue(writeValue(measure, total.value), total.n)}</p>
            ) : null}
            {isCut ? <p>{texts.cut(rows.length)}</p> : null}
            <p>{texts.read[read.from](counted, texts.n[counts])}</p>
            <p>{texts.why}</p>
          </div>
        ) : null}
      </Panel>
      {hasChart ? (
        <Panel title={texts.chart}>
          <AskChart answer={answer} />
        </Panel>
      ) : null}
    </div>
  )
}

function columnsOf({ measure, by, counts }: QueryAnswer): Column<QueryRow>[] {
  return [
    {
      id: 'label',
      header: by === null ? texts.all : texts.dimensions[by],
      cell: ({ label }) => label,
      sortValue: ({ label }) => label,
    },
    {
      id: 'value',
      header: texts.measures[measure],
      cell: ({ value, n }) => (
        <span className={styles.value}>
          {value === null ? '–' : writeValue(measure, value)} <FewTag games={n} />
        </span>
      ),
      sortValue: ({ value }) => value,
      firstDirection: measure === 'placement' ? 'asc' : 'desc',
      align: 'end',
    },
    {
      id: 'interval',
      header: texts.interval,
      cell: ({ interval }) =>
        interval
          ? texts.between(writeValue(measure, interval.low), writeValue(measure, interval.high))
          : '–',
      align: 'end',
    },
    {
      id: 'n',
      header: texts.n[counts],
      cell: ({ n }) => grouped(n),
      sortValue: ({ n }) => n,
      firstDirection: 'desc',
      align: 'end',
    },
  ]
}

function Exports({ answer }: { answer: QueryAnswer }) {
  const title = texts.measures[answer.measure]
  const { send, isPending } = useSingleMutation({
    mutationFn: () => saveWorkbook(workbookFileName(title, new Date()), [askSheet(answer)]),
    onError: () => notify.error(texts.exportFailed),
  })
  const isEmpty = answer.rows.length === 0
  const saveCsv = () => {
    const name = workbookFileName(title, new Date()).replace('.xlsx', '.csv')
    download(name, new Blob(['\uFEFF', askCsv(answer)], { type: 'text/csv' }))
  }

  return (
    <>
      <Button size="sm" icon={<FileText aria-hidden="true" />} disabled={isEmpty} onClick={saveCsv}>
        {texts.csv}
      </Button>
      <Button
        size="sm"
        icon={<FileSpreadsheet aria-hidden="true" />}
        busy={isPending}
        disabled={isEmpty}
        onClick={() => send()}
      >
        {texts.xlsx}
      </Button>
    </>
  )
}
