import { useEffect, useId, useRef, type KeyboardEvent, type RefObject } from 'react'
import { ringMapMessages as texts } from '#contract/map/ring-map.texts.ts'
import { arrowStep } from '../../../shared/map/arrow-step.ts'
import type { MapHandle } from '../../../shared/map/MapBoard.tsx'
import surface from '../drawing/surface/Surface.module.css'
import styles from './RingSurface.module.css'
import type { RingTool } from './use-ring-tool.ts'

/** In percent of the map: a tenth of a cell. */
const STEP = 1
const LARGE_STEP = 5

interface RingSurfaceProps {
  rings: RingTool
  board: RefObject<MapHandle | null>
  /** The tool was chosen by its key, so the next keys are for the rings. */
  takesFocus: boolean
  onLeave: () => void
}

/** Covers the markers of the map, so a press places a ring anywhere. The map itself handles presses and moves. */
export function RingSurface({ rings, board, takesFocus, onLeave }: RingSurfaceProps) {
  const keysId = useId()
  const element = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (takesFocus) element.current?.focus()
  }, [takesFocus])

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const arrow = arrowStep(event, STEP, LARGE_STEP)
    if (arrow) board.current?.reveal(rings.nudge(...arrow))
    else if (event.key === 'Enter' || event.key === ' ') {
      if (!rings.isPlaced) rings.place()
    } else if (event.key === 'Escape') {
      event.currentTarget.closest<HTMLElement>('[data-map]')?.focus()
      onLeave()
    } else return
    event.preventDefault()
  }

  return (
    <>
      {/* ARIA has no role for a drawing area, and it needs the keys that browse mode would use.
        oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={element}
        className={styles.surface}
        role="application"
        tabIndex={0}
        aria-label={texts.surface}
        aria-describedby={keysId}
        onKeyDown={press}
      >
        {rings.isPlaced ? null : (
          <span
            className={surface.cursor}
            style={{ left: `${rings.cursor.x}%`, top: `${rings.cursor.y}%` }}
            aria-hidden="true"
          />
        )}
      </div>
      <span id={keysId} className="visually-hidden">
        {texts.surfaceKeys}
      </span>
    </>
  )
}
