import { useCallback, useEffect, useState } from 'react'
import { draw, type History, redo, startHistory, undo } from '#domain/map/plan-history.ts'
import type { Drawing } from '#domain/map/plan.ts'
import { readDrawing, storageKey, writeDrawing } from './stored-drawing.ts'

/** The toolbar only needs to know whether there are steps. */
interface Steps {
  readonly past: readonly unknown[]
  readonly now: Drawing
  readonly future: readonly unknown[]
}

export interface DrawingState {
  readonly history: Steps
  readonly drawing: Drawing
  readonly isChanged: boolean
  /** The plan version these changes are based on. */
  readonly version: number | null
  readonly draw: (next: Drawing) => void
  readonly undo: () => void
  readonly redo: () => void
  /** A new version was saved; with this drawing if it differs. */
  readonly settle: (version: number, drawing?: Drawing) => void
  /** Replaces the local drawing with the saved one. */
  readonly load: (drawing: Drawing, version: number) => void
}

interface Saved {
  readonly shapes: Drawing
  readonly version: number | null
}

/** A drawing that survives a reload. Only unsaved changes are stored in the browser. */
export function useDrawing(name: string, saved: Saved): DrawingState {
  const [base, setBase] = useState<Saved>(() => {
    const stored = readDrawing(name)
    return stored ? { shapes: saved.shapes, version: stored.version } : saved
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

/** Follows changes made in other windows. Plans don't: they sync when they're saved. */
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
