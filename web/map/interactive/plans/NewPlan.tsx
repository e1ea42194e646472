import { useState } from 'react'
import { interactiveMapMessages as texts } from '#contract/map/interactive-map.texts.ts'
import type { MapId } from '#domain/catalog/map.ts'
import { MAX_NAME } from '#domain/map/plan.ts'
import { Button } from '../../../shared/ui/action/Button.tsx'
import { TextField } from '../../../shared/ui/form/TextField.tsx'
import styles from './PlanPanel.module.css'
import { useCreatePlan } from './use-plan-actions.ts'
import type { DrawingState } from '../drawing/use-drawing.ts'

interface NewPlanProps {
  map: MapId
  storageName: string
  drawingState: DrawingState
  openPlan: (plan: { id: number; map: MapId } | null) => void
}

/** Saves the drawing as a new plan. */
export function NewPlan({ map, storageName, drawingState, openPlan }: NewPlanProps) {
  const [name, setName] = useState('')
  const create = useCreatePlan(map, storageName, drawingState, openPlan)
  const isReady = name.trim() !== '' && drawingState.drawing.length > 0

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) create.send(name.trim())
      }}
    >
      <TextField
        label={texts.planName}
        value={name}
        maxLength={MAX_NAME}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" variant="primary" busy={create.isPending} disabled={!isReady}>
        {texts.savePlan}
      </Button>
    </form>
  )
}
