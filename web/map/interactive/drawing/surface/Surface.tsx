import { useId, type RefObject } from 'react'
import { interactiveMapMessages as texts } from '#contract/map/interactive-map.texts.ts'
import type { Drawing } from '#domain/map/plan.ts'
import type { MapHandle } from '../../../../shared/map/MapBoard.tsx'
import { Shapes } from './Shapes.tsx'
import styles from './Surface.module.css'
import type { ToolState } from '../use-tool-state.ts'
import { useSurfaceKeys } from './use-surface-keys.ts'
import { useSurfacePointer } from './use-surface-pointer.ts'

interface SurfaceProps {
  drafting: ToolState
  board: RefObject<MapHandle | null>
}

/** Covers the map and handles the pointer, except with the pan tool. */
export function Surface({ drafting, board }: SurfaceProps) {
  const { tool, selected, shown, draft, cursor } = drafting
  const keysId = useId()
  const pointer = useSurfacePointer(drafting, board)
  const keys = useSurfaceKeys(drafting, board)

  return (
    <>
      {/* ARIA has no role for a drawing area, and it needs the keys that browse mode would use.
        oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      <div
        className={styles.surface}
        role="application"
        tabIndex={0}
        aria-label={texts.surface(texts.tool[tool])}
        aria-describedby={keysId}
        data-tool={tool}
        data-surface
        {...pointer}
        {...keys}
      >
        <Shapes
          drawing={shown}
          draft={draft}
          selected={selected}
          isSelectable={tool === 'select'}
        />
        {tool === 'select' ? null : (
          <span
            className={styles.cursor}
            style={{ left: `${cursor.x}%`, top: `${cursor.y}%` }}
            aria-hidden="true"
          />
        )}
      </div>
      <span id={keysId} className="visually-hidden">
        {hintOf(tool)}
      </span>
    </>
  )
}

/** Read-only shapes: the map below gets every press. */
export function SurfacePicture({ drawing }: { drawing: Drawing }) {
  return (
    <div className={styles.picture}>
      <Shapes drawing={drawing} draft={null} selected={null} isSelectable={false} />
    </div>
  )
}

function hintOf(tool: ToolState['tool']) {
  if (tool === 'select') return texts.surfaceKeys.select
  return tool === 'ring' || tool === 'text' ? texts.surfaceKeys.point : texts.surfaceKeys.line
}
