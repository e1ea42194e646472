import type { ChanceReport } from '#contract/forecast/forecast-record.ts'
import { trackMessages as texts } from '#contract/forecast/track.texts.ts'
import { stepColumns } from './chance-columns.tsx'
import { chanceFacts } from './record-facts.ts'
import { Facts } from './Facts.tsx'
import { RecordTable } from './RecordTable.tsx'
import { ReliabilityPanel } from './ReliabilityPanel.tsx'
import styles from './RecordColumns.module.css'

const COLUMNS = {
  knownPicks: stepColumns('knownPicks'),
  top5: stepColumns('top5'),
  top10: stepColumns('top10'),
  winNext: stepColumns('winNext'),
  first: stepColumns('first'),
  bannedBy: stepColumns('bannedBy'),
  planLegal: stepColumns('planLegal'),
} as const

/** Hardly any series has so many games that fewer have a step. */
const LEAST_SERIES = 5

/** Bans with known picks, finishes, later bans and plans: what was said, what happened, and how it depends on the game. */
export function ChanceRecord({ report }: { report: ChanceReport }) {
  const { kind, steps, calibration } = report
  return (
    <>
      <Facts facts={chanceFacts(report)} />
      <div className={styles.columns}>
        <ReliabilityPanel bins={calibration} said={texts.chances[kind].said} />
        <RecordTable
          title={texts.chances[kind].bySteps}
          columns={COLUMNS[kind]}
          rows={steps.filter(({ series }) => series >= LEAST_SERIES)}
          rowKey={({ step }) => step}
          note={texts.chances[kind].note}
        />
      </div>
    </>
  )
}
