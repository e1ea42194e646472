import type { KeyboardEvent, RefObject } from 'react'
import { interactiveMapMessages as texts } from '#contract/map/interactive-map.texts.ts'
import { gridCell, mapPositionOf } from '#domain/map/map-position.ts'
import { arrowStep } from '../../../../shared/map/arrow-step.ts'
import type { MapHandle } from '../../../../shared/map/MapBoard.tsx'
import type { ToolState } from '../use-tool-state.ts'

/** In percent of the map. */
const STEP = 1
const LARGE_STEP = 5

/** Drawing by keyboard: arrow keys move a cursor, Enter starts and ends a shape. */
export function useSurfaceKeys(drafting: ToolState, board: RefObject<MapHandle | null>) {
  const { tool, draft, cursor, selected } = drafting

  const step = (right: number, down: number) => {
    if (tool === 'select') {
      if (selected !== null) drafting.move(selected, right, down)
      return
    }
    const next = mapPositionOf(cursor.x + right, cursor.y + down)
    drafting.setCursor(next)
    drafting.goOn(next)
    board.current?.reveal(next)
    if (gridCell(next) !== gridCell(cursor)) drafting.announce(gridCell(next))
  }
  const press = () => {
    if (tool === 'select') return
    if (draft) drafting.finish()
    else if (tool === 'ring') drafting.finish(cursor)
    else {
      drafting.begin(cursor)
      if (tool !== 'text') drafting.announce(texts.begun(gridCell(cursor)))
    }
  }
  const cancel = (surface: Element) => {
    if (draft) {
      drafting.drop()
      drafting.announce(texts.dropped)
    } else if (selected === null) {
      // The surface is removed, so the map below can be moved; focus the map.
      surface.closest<HTMLElement>('[data-map]')?.focus()
      drafting.chooseTool('pan')
    } else drafting.select(null)
  }

  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const arrow = arrowStep(event, STEP, LARGE_STEP)
      if (arrow) step(...arrow)
      else if (event.key === 'Enter' || event.key === ' ') press()
      else if (event.key === 'Escape') cancel(event.currentTarget)
      else if ((event.key === 'Delete' || event.key === 'Backspace') && selected !== null) {
        drafting.remove(selected)
      } else return
      event.preventDefault()
    },
  }
}
