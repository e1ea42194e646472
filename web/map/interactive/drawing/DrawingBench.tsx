import { useCallback, useState, type ReactNode, type RefObject } from 'react'
import { interactiveMapMessages as texts } from '#contract/map/interactive-map.texts.ts'
import type { MapId } from '#domain/catalog/map.ts'
import type { MapHandle } from '../../../shared/map/MapBoard.tsx'
import { notify } from '../../../shared/page/toast.ts'
import { useMediaQuery } from '../../../shared/ui/layout/use-media-query.ts'
import { AlertDialog } from '../../../shared/ui/overlay/AlertDialog.tsx'
import { useUndoKeys } from '../../../shared/keyboard/use-undo-keys.ts'
import { BottomBar } from './BottomBar.tsx'
import type { useMapAddress } from '../map-address.ts'
import { MapHead } from '../MapHead.tsx'
import { LazyRingPanels, LazyRingPicture } from '../rings/LazyRings.tsx'
import { RingSurface } from '../rings/RingSurface.tsx'
import { useRingMode } from '../rings/use-ring-mode.ts'
import { useRingTool } from '../rings/use-ring-tool.ts'
import { ShapeList } from './ShapeList.tsx'
import { SurfacePicture, Surface } from './surface/Surface.tsx'
import { TextDialog } from './TextDialog.tsx'
import { ToolBar } from './ToolBar.tsx'
import { useToolState } from './use-tool-state.ts'
import type { DrawingState } from './use-drawing.ts'
import { useMapLayers } from '../layers/use-map-layers.ts'
import { usePng } from './use-png.ts'
import { Workbench } from '../Workbench.tsx'

interface DrawingBenchProps {
  address: ReturnType<typeof useMapAddress>
  map: MapId
  drawingState: DrawingState
  board: RefObject<MapHandle | null>
  link: { onCopyLink: () => void; isCopyingLink: boolean; copyLabel?: string }
  /** Beside the buttons at the top. */
  badge?: ReactNode
  /** Above the map. */
  notice?: ReactNode
  planPanel: ReactNode
  /** Drawn on the map, above the shapes. */
  overlay?: ReactNode
  /** Others draw in it too, so their shapes aren't cleared without a question. */
  isShared?: boolean
}

/** A map with the tools to draw on it, whoever keeps the drawing. */
export function DrawingBench(props: DrawingBenchProps) {
  const { address, map, drawingState, board, link, badge, notice, planPanel, overlay } = props
  const isNarrow = useMediaQuery('(max-width: 768px)')
  const [isOpen, setIsOpen] = useState(false)
  const [announcement, announce] = useState('')
  const drafting = useToolState(drawingState, announce, address.startsWithRings)
  const rings = useRingTool(map, address, announce)
  const { isPlacing, ...ringMode } = useRingMode(drafting)
  const layers = useMapLayers(map, address.layers)
  const png = usePng({ map, layers, drawing: drawingState.drawing }, rings)

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
  const [isClearing, setIsClearing] = useState(false)
  const clear = () => {
    drawingState.draw([])
    notify.info(texts.cleared)
  }
  const onClear = props.isShared ? () => setIsClearing(true) : clear
  const tools = { drafting, drawingState, onUndo, onRedo, onClear }

  return (
    <>
      <MapHead map={map} onChooseMap={address.chooseMap} badge={badge} {...link} {...png} />
      {notice}
      <Workbench
        map={map}
        address={address}
        layers={layers}
        board={board}
        tools={isNarrow ? null : <ToolBar {...tools} orientation="vertical" />}
        panels={
          <>
            {planPanel}
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
        {overlay}
      </Workbench>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {isClearing ? (
        <AlertDialog
          open
          onOpenChange={setIsClearing}
          title={texts.clearShared}
          description={texts.clearSharedText(drawingState.drawing.length)}
          confirmLabel={texts.clearShared}
          onConfirm={() => {
            clear()
            setIsClearing(false)
          }}
        />
      ) : null}
      {drafting.textAt ? (
        <TextDialog onWrite={drafting.write} onClose={drafting.stopWriting} />
      ) : null}
    </>
  )
}
