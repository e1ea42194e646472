import type { ForecastReport } from '#contract/forecast/forecast-record.ts'
import { trackMessages as texts } from '#contract/forecast/track.texts.ts'
import { banFacts } from './record-facts.ts'
import { BAN_GAME_COLUMNS, BAN_METHOD_COLUMNS } from './record-columns.tsx'
import { Facts } from './Facts.tsx'
import { RecordTable } from './RecordTable.tsx'
import { ReliabilityPanel } from './ReliabilityPanel.tsx'
import styles from './RecordColumns.module.css'

const METHODS = ['forecast', 'fieldFrequency'] as const

export function BanRecord({ nextBan }: { nextBan: ForecastReport['nextBan'] }) {
  return (
    <>
      <Facts facts={banFacts(nextBan.forecast)} />
      <div className={styles.columns}>
        <ReliabilityPanel bins={nextBan.calibration} />
        <div className={styles.column}>
          <RecordTable
            title={texts.byGame}
            columns={BAN_GAME_COLUMNS}
            rows={nextBan.byGame}
            rowKey={({ game }) => game}
          />
          <RecordTable
            title={texts.methodTitle}
            columns={BAN_METHOD_COLUMNS}
            rows={METHODS.map((method) => ({ ...nextBan[method], name: texts.methods[method] }))}
            rowKey={({ name }) => name}
            note={texts.methodText}
          />
        </div>
      </div>
    </>
  )
}
