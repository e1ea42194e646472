import { useCallback, useRef, useState } from 'react'
import { interactiveMapMessages as texts } from '#contract/messages/interactive-map.ts'
import type { Plan } from '#contract/plan.ts'
import type { MapHandle } from '../../shared/map/MapBoard.tsx'
import { notify } from '../../shared/page/toast.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { Notice } from '../../shared/ui/feedback/Notice.tsx'
import { useMediaQuery } from '../../shared/ui/layout/use-media-query.ts'
import { useUndoKeys } from '../../shared/keyboard/use-undo-keys.ts'
import { BottomBar } from './BottomBar.tsx'
import type { useMapAddress } from '../map-address.ts'
import { MapHead } from '../MapHead.tsx'
import { useCopyMapLink } from '../plans/use-plan-actions.ts'
import { PlanPanel } from '../plans/PlanPanel.tsx'
import { LazyRingPanels, LazyRingPicture } from '../rings/LazyRings.tsx'
import { RingSurface } from '../rings/RingSurface.tsx'
import { useRingMode } from '../rings/use-ring-mode.ts'
import { useRingTool } from '../rings/use-ring-tool.ts'
import { ShapeList } from './ShapeList.tsx'
import { planStorageName } from './stored-drawing.ts'
import { SurfacePicture, Surface } from './surface/Surface.tsx'
import { TextDialog } from './TextDialog.tsx'
import { ToolBar } from './ToolBar.tsx'
import { useToolState } from './use-tool-state.ts'
import { useDrawing } from './use-drawing.ts'
import { useMapLayers } from '../layers/use-map-layers.ts'
import { usePng } from './use-png.ts'
import { Workbench } from '../Workbench.tsx'
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
  const isNarrow = useMediaQuery('(max-width: 768px)')
  const board = useRef<MapHandle>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [announcement, announce] = useState('')
  const drawingState = useDrawing(storageName, plan ?? NOTHING_SAVED)
  const drafting = useToolState(drawingState, announce, address.rings ? 'rings' : 'pan')
  const rings = useRingTool(map, address, announce)
  const { isPlacing, ...ringMode } = useRingMode(drafting)
  const layers = useMapLayers(map, address.layers)
  const png = usePng({ map, layers, drawing: drawingState.drawing }, rings)
  const link = useCopyMapLink(plan)

  const { undo, redo } = drawingState
  const onUndo = useCallback(() => {
    undo()
    announce(texts.undone)
  }, [undo])
  const onRedo = useCallback(() => {
    redo()
    announce(texts.redone)
  }, [redo])
  useUndoKeys(onUndo, onRedo)
  const clear = () => {
    drawingState.draw([])
    notify.info(texts.cleared)
  }
  const tools = { drafting, drawingState, onUndo, onRedo, onClear: clear }

  return (
    <>
      <MapHead map={map} onChooseMap={address.chooseMap} {...link} {...png} />
      {lostPlan === undefined ? null : <LostPlan onLeave={() => address.openPlan(null)} />}
      <Workbench
        map={map}
        address={address}
        layers={layers}
        board={board}
        tools={isNarrow ? null : <ToolBar {...tools} orientation="vertical" />}
        panels={
          <>
            <PlanPanel
              map={map}
              storageName={storageName}
              drawingState={drawingState}
              plan={plan}
              openPlan={address.openPlan}
            />
            <ShapeList drawing={drawingState.drawing} drafting={drafting} />
          </>
        }
        focus={isPlacing ? <LazyRingPanels rings={rings} onLeave={ringMode.onLeave} /> : null}
        onPress={isPlacing ? rings.place : undefined}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        bar={<BottomBar {...tools} onOpenPanels={() => setIsOpen(true)} />}
      >
        {isPlacing ? <RingSurface {...ringMode} rings={rings} board={board} /> : null}
        <LazyRingPicture rings={rings} onLeave={ringMode.onLeave} />
        {drafting.tool === 'pan' || isPlacing ? (
          <SurfacePicture drawing={drawingState.drawing} />
        ) : (
          <Surface drafting={drafting} board={board} />
        )}
      </Workbench>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {drafting.textAt ? (
        <TextDialog onWrite={drafting.write} onClose={drafting.stopWriting} />
      ) : null}
    </>
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
