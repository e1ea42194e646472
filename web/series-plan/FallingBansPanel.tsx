import { seriesPlanMessages as texts } from '#contract/series-plan/series-plan.texts.ts'
import type { PlanOfSeries } from '#contract/series-plan/series-plan.ts'
import type { ExpectedPoints } from '#domain/series-plan/expected-points.ts'
import { Link } from 'wouter'
import { viewPath } from '../shared/address/view-path.ts'
import { SwitchField } from '../shared/ui/form/SwitchField.tsx'
import { Panel } from '../shared/ui/layout/Panel.tsx'
import type { PlanEdit } from './plan-edit.ts'
import styles from './FallingBansPanel.module.css'

interface FallingBansPanelProps {
  plan: PlanOfSeries
  /** Expected in the open games; null until the forecast has arrived. */
  points: ExpectedPoints | null
  edit: (change: PlanEdit) => void
}

/** What the numbers mean, and what a suggestion can use. */
export function FallingBansPanel({ plan, points, edit }: FallingBansPanelProps) {
  return (
    <Panel title={texts.bans}>
      <div className={styles.words}>
        {points === null ? null : (
          <p className={styles.total}>{texts.expected(points.points, points.margin)}</p>
        )}
        <p>{texts.bansText}</p>
        <p>{texts.bansShrink}</p>
        <p>
          <Link to={viewPath('track', { tab: 'banned_by' })}>{texts.bansRecord}</Link>
        </p>
        <div className={styles.choices}>
          <SwitchField
            label={texts.allowRepeats}
            checked={plan.allowRepeats}
            onCheckedChange={(allowRepeats) => edit((one) => ({ ...one, allowRepeats }))}
          />
          <SwitchField
            label={texts.allowUnplayed}
            checked={plan.allowUnplayed}
            onCheckedChange={(allowUnplayed) => edit((one) => ({ ...one, allowUnplayed }))}
          />
        </div>
      </div>
    </Panel>
  )
}
