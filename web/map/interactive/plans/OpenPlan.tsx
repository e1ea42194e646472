import { Save, Users, X } from 'lucide-react'
import { useState } from 'react'
import { interactiveMapMessages as texts } from '#contract/map/interactive-map.texts.ts'
import type { Plan } from '#contract/map/plan.ts'
import type { MapId } from '#domain/catalog/map.ts'
import { ApiError } from '../../../shared/api/api.ts'
import { isChangedMeanwhile } from '../../../shared/api/changed-meanwhile.ts'
import { Button } from '../../../shared/ui/action/Button.tsx'
import { IconButton } from '../../../shared/ui/action/IconButton.tsx'
import { Notice } from '../../../shared/ui/feedback/Notice.tsx'
import { type PlanDialog, PlanMenu } from './PlanMenu.tsx'
import styles from './PlanPanel.module.css'
import { ShareButtons } from './ShareButtons.tsx'
import type { DrawingState } from '../drawing/use-drawing.ts'
import { useCreatePlan, usePlanActions } from './use-plan-actions.ts'

interface OpenPlanProps {
  plan: Plan
  storageName: string
  drawingState: DrawingState
  openPlan: (plan: { id: number; map: MapId } | null) => void
}

export function OpenPlan({ plan, storageName, drawingState, openPlan }: OpenPlanProps) {
  const actions = usePlanActions(plan, drawingState, openPlan)
  const create = useCreatePlan(plan.map, storageName, drawingState, openPlan)
  const [dialog, setDialog] = useState<PlanDialog>(null)

  return (
    <div className={styles.form}>
      <div className={styles.title}>
        <strong className={styles.name}>{plan.name}</strong>
        <PlanMenu
          plan={plan}
          dialog={dialog}
          onDialog={setDialog}
          onRename={actions.rename.send}
          onDeleted={actions.forget}
        />
        <IconButton
          label={texts.closePlan}
          icon={<X aria-hidden="true" />}
          onClick={() => openPlan(null)}
        />
      </div>
      <p className={styles.state} role="status">
        {drawingState.isChanged ? texts.unsaved : texts.allSaved}
      </p>
      {actions.save.error ? (
        <SaveFault
          error={actions.save.error}
          onLoadSaved={actions.loadSaved}
          onSaveAsNew={() => create.send(plan.name)}
        />
      ) : null}
      <div className={styles.buttons}>
        <Button
          variant="primary"
          icon={<Save aria-hidden="true" />}
          busy={actions.save.isPending}
          disabled={!drawingState.isChanged}
          onClick={() => actions.save.send()}
        >
          {texts.save}
        </Button>
        <ShareButtons plan={plan} />
        <Button
          icon={<Users aria-hidden="true" />}
          busy={actions.drawTogether.isPending}
          disabled={drawingState.isChanged}
          onClick={() => actions.drawTogether.send()}
        >
          {texts.drawTogether}
        </Button>
      </div>
      {plan.share_id === null ? null : <p className={styles.state}>{texts.sharedNow}</p>}
    </div>
  )
}

interface SaveFaultProps {
  error: Error
  onLoadSaved: () => void
  onSaveAsNew: () => void
}

/** The drawing stays in the browser until the user has decided, so nothing is lost. */
function SaveFault({ error, onLoadSaved, onSaveAsNew }: SaveFaultProps) {
  const isConflict = isChangedMeanwhile(error)
  const isGone = error instanceof ApiError && error.status === 404
  return (
    <Notice tone="danger">
      <p>{error.message}</p>
      {isConflict || isGone ? (
        <div className={styles.buttons}>
          {isConflict ? (
            <Button size="sm" onClick={onLoadSaved}>
              {texts.loadSaved}
            </Button>
          ) : null}
          <Button size="sm" onClick={onSaveAsNew}>
            {texts.saveAsNew}
          </Button>
        </div>
      ) : null}
    </Notice>
  )
}
