import { interactiveMapMessages as texts } from '#contract/map/interactive-map.texts.ts'
import type { Plan } from '#contract/map/plan.ts'
import { can } from '#domain/account/access.ts'
import type { MapId } from '#domain/catalog/map.ts'
import { useRole } from '../../../shared/session/session-store.ts'
import { LogInLink } from '../../../shared/ui/action/LogInLink.tsx'
import { Panel } from '../../../shared/ui/layout/Panel.tsx'
import { NewPlan } from './NewPlan.tsx'
import { OpenPlan } from './OpenPlan.tsx'
import { PlanList } from './PlanList.tsx'
import styles from './PlanPanel.module.css'
import type { DrawingState } from '../drawing/use-drawing.ts'

export interface PlanPanelProps {
  map: MapId
  /** Storage name of the drawing in the browser. */
  storageName: string
  drawingState: DrawingState
  /** Null while the drawing isn't saved as a plan. */
  plan: Plan | null
  openPlan: (plan: { id: number; map: MapId } | null) => void
}

export function PlanPanel({ plan, ...rest }: PlanPanelProps) {
  const canSave = can(useRole(), 'account.use')

  return (
    <Panel title={texts.plans}>
      {canSave ? (
        <>
          {plan ? <OpenPlan plan={plan} {...rest} /> : <NewPlan {...rest} />}
          <PlanList opened={plan?.id ?? null} onOpen={rest.openPlan} />
        </>
      ) : (
        <>
          <p className={styles.state}>{texts.logIn}</p>
          <div className={styles.logIn}>
            <LogInLink />
          </div>
        </>
      )}
    </Panel>
  )
}
