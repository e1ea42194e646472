import { useEffect, useState, type RefObject } from 'react'
import { usePreferences } from '../../shared/session/preferences.ts'
import type { TrioLook } from '../../shared/ui/legend/NamedTrio.tsx'
import type { Columns } from './use-columns.ts'

export type TableWidth = 'tight' | 'narrow' | 'medium' | 'wide'

/** In px. From here on all compositions have emblems and names, with one set of columns and with both. */
const WIDE_ONE = 1040
const WIDE_BOTH = 1480
/** From here on the weighted compositions have their share beside their names. */
const MEDIUM_BOTH = 1290
/** From here on they have names beside the forecast. */
const NARROW_BOTH = 1040

function widthClass(width: number, columns: Columns, needsNames: boolean): TableWidth {
  if (width >= (columns === 'both' ? WIDE_BOTH : WIDE_ONE)) return 'wide'
  if (columns !== 'both' || width >= MEDIUM_BOTH) return 'medium'
  return needsNames || width >= NARROW_BOTH ? 'narrow' : 'tight'
}

/** Before the table is measured: the window without the rail, the gaps and, if they are beside it, the side panels. */
function likelyWidth() {
  const { innerWidth } = globalThis
  return innerWidth - (innerWidth > 1360 ? 368 : 90)
}

/**
 * How much the table can show. Not a container query: parts that don't fit aren't rendered at all,
 * because a ban changes hundreds of them at once. Users who want names get them everywhere; in a small
 * window the table then scrolls sideways.
 */
export function useTableWidth(frame: RefObject<HTMLElement | null>, columns: Columns): TableWidth {
  const [width, setWidth] = useState(likelyWidth)
  const { showLegendNames } = usePreferences()

  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    // Called with the first size too.
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])

  return widthClass(width, columns, showLegendNames)
}

/** The last game, the second and the third of the forecast. */
export const quietLook = (width: TableWidth): TrioLook => (width === 'wide' ? 'full' : 'names')

export const weightedLook = (width: TableWidth): TrioLook =>
  width === 'tight' ? 'emblems' : quietLook(width)
