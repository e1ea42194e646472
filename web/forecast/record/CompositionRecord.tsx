import type { ForecastReport } from '#contract/forecast/forecast-record.ts'
import { trackMessages as texts } from '#contract/forecast/track.texts.ts'
import { compositionFacts } from './record-facts.ts'
import { GAME_COLUMNS, groupColumns, METHOD_COLUMNS } from './record-columns.tsx'
import { Facts } from './Facts.tsx'
import { RecordTable } from './RecordTable.tsx'
import { ReliabilityPanel } from './ReliabilityPanel.tsx'
import styles from './RecordColumns.module.css'
import { WeekPanel } from './WeekPanel.tsx'

const SITUATION_COLUMNS = groupColumns(texts.columns.situation)
const KNOWLEDGE_COLUMNS = groupColumns(texts.columns.knowledge)
const METHODS = ['weighting', 'sameAsLast', 'fieldFrequency'] as const

export function CompositionRecord({ report }: { report: ForecastReport }) {
  const methods = [
    { ...report.composition, name: texts.methods.forecast },
    ...METHODS.map((method) => ({ ...report[method], name: texts.methods[method] })),
  ]

  return (
    <>
      <Facts facts={compositionFacts(report)} />
      <div className={styles.columns}>
        <ReliabilityPanel bins={report.calibration} />
        <div className={styles.column}>
          <WeekPanel weeks={report.byWeek} />
          <RecordTable
            title={texts.byGame}
            columns={GAME_COLUMNS}
            rows={report.byGame}
            rowKey={({ game }) => game}
          />
        </div>
      </div>
      <div className={styles.halves}>
        <RecordTable
          title={texts.methodTitle}
          columns={METHOD_COLUMNS}
          rows={methods}
          rowKey={({ name }) => name}
          note={texts.methodText}
        />
        <div className={styles.column}>
          <RecordTable
            title={texts.bySituation}
            columns={SITUATION_COLUMNS}
            rows={report.bySituation.map((row) => ({
              ...row,
              name: texts.situations[row.situation],
            }))}
            rowKey={({ name }) => name}
          />
          <RecordTable
            title={texts.byKnowledge}
            columns={KNOWLEDGE_COLUMNS}
            rows={report.byKnowledge.map((row) => ({
              ...row,
              name: texts.knowledge[row.knowledge],
            }))}
            rowKey={({ name }) => name}
          />
        </div>
      </div>
    </>
  )
}
