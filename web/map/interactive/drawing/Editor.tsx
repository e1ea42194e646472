import { useRef } from 'react'
import { interactiveMapMessages as texts } from '#contract/map/interactive-map.texts.ts'
import type { Plan } from '#contract/map/plan.ts'
import type { MapHandle } from '../../../shared/map/MapBoard.tsx'
import { Button } from '../../../shared/ui/action/Button.tsx'
import { Notice } from '../../../shared/ui/feedback/Notice.tsx'
import type { useMapAddress } from '../map-address.ts'
import { useCopyMapLink } from '../plans/use-plan-actions.ts'
import { PlanPanel } from '../plans/PlanPanel.tsx'
import { DrawingBench } from './DrawingBench.tsx'
import { planStorageName } from './stored-drawing.ts'
import { useDrawing } from './use-drawing.ts'
import styles from '../Workbench.module.css'

interface EditorProps {
  address: ReturnType<typeof useMapAddress>
  /** Null for a drawing that isn't saved as a plan. */
  plan: Plan | null
  /** ID of a deleted plan that still has unsaved changes in this browser. */
  lostPlan?: number
}

/** A map to draw on. Use a different key for each plan and map. */
export function Editor({ address, plan, lostPlan }: EditorProps) {
  const map = plan?.map ?? address.map
  const planId = plan?.id ?? lostPlan
  const storageName = planId === undefined ? map : planStorageName(planId)
  const board = useRef<MapHandle>(null)
  const drawingState = useDrawing(storageName, plan ?? NOTHING_SAVED)
  const link = useCopyMapLink(plan)

  return (
    <DrawingBench
      address={address}
      map={map}
      drawingState={drawingState}
      board={board}
      link={link}
      notice={lostPlan === undefined ? null : <LostPlan onLeave={() => address.openPlan(null)} />}
      planPanel={
        <PlanPanel
          map={map}
          storageName={storageName}
          drawingState={drawingState}
          plan={plan}
          openPlan={address.openPlan}
        />
      }
    />
  )
}

const LostPlan = ({ onLeave }: { onLeave: () => void }) => (
  <Notice
    tone="danger"
    className={styles.notice}
    action={
      <Button size="sm" onClick={onLeave}>
        {texts.toFreeDrawing}
      </Button>
    }
  >
    {texts.planLost}
  </Notice>
)

const NOTHING_SAVED = { shapes: [], version: null }
