import { useCallback, useEffect, useState } from 'react'
import { draw, type History, redo, startHistory, undo } from '#domain/map/plan-history.ts'
import type { Drawing } from '#domain/map/plan.ts'
import { readDrawing, storageKey, writeDrawing } from './stored-drawing.ts'

export interface Desk {
  readonly history: History
  readonly drawing: Drawing
  readonly isChanged: boolean
  /** The version of the plan that is changed here. */
  readonly version: number | null
  readonly draw: (next: Drawing) => void
  readonly undo: () => void
  readonly redo: () => void
  /** A new version was saved, with this drawing if it is another. */
  readonly settle: (version: number, drawing?: Drawing) => void
  /** Takes what was saved instead of what is here. */
  readonly load: (drawing: Drawing, version: number) => void
}

interface Saved {
  readonly shapes: Drawing
  readonly version: number | null
}

/** A drawing that survives a reload; what is saved already is not kept twice. */
export function useDrawing(name: string, saved: Saved): Desk {
  const [base, setBase] = useState<Saved>(() => {
    const kept = readDrawing(name)
    return kept ? { shapes: saved.shapes, version: kept.version } : saved
  })
  const [history, setHistory] = useState(() =>
    startHistory(readDrawing(name)?.shapes ?? saved.shapes),
  )
  const isChanged = !isSame(history.now, base.shapes)

  useEffect(() => {
    writeDrawing(name, isChanged ? { shapes: history.now, version: base.version } : null)
  }, [name, isChanged, history.now, base.version])
  useOtherWindows(saved.version === null ? name : null, setHistory)

  return {
    history,
    drawing: history.now,
    isChanged,
    version: base.version,
    draw: useCallback((next) => setHistory((now) => draw(now, next)), []),
    undo: useCallback(() => setHistory(undo), []),
    redo: useCallback(() => setHistory(redo), []),
    settle: useCallback(
      (version, shapes) => setBase((now) => ({ shapes: shapes ?? now.shapes, version })),
      [],
    ),
    load: useCallback((shapes, version) => {
      setBase({ shapes, version })
      setHistory((now) => draw(now, shapes))
    }, []),
  }
}

/** What is drawn in another window appears here as well; a plan waits until it is saved. */
function useOtherWindows(name: string | null, change: (next: (now: History) => History) => void) {
  useEffect(() => {
    if (name === null) return undefined
    const follow = ({ key }: StorageEvent) => {
      if (key !== storageKey(name)) return
      const shapes = readDrawing(name)?.shapes ?? []
      change((now) => (isSame(now.now, shapes) ? now : draw(now, shapes)))
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [name, change])
}

const isSame = (a: Drawing, b: Drawing) => a === b || JSON.stringify(a) === JSON.stringify(b)
