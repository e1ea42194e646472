import type { Drawing } from './plan.ts'

/** A drawing with its undo and redo steps. */
export interface History {
  readonly past: readonly Drawing[]
  readonly now: Drawing
  readonly future: readonly Drawing[]
}

const STEPS = 100

export const startHistory = (now: Drawing): History => ({ past: [], now, future: [] })

/** A new step clears the redo steps. */
export function draw(history: History, next: Drawing): History {
  if (next === history.now) return history
  return { past: [...history.past, history.now].slice(-STEPS), now: next, future: [] }
}

export function undo({ past, now, future }: History): History {
  const before = past.at(-1)
  if (!before) return { past, now, future }
  return { past: past.slice(0, -1), now: before, future: [now, ...future] }
}

export function redo({ past, now, future }: History): History {
  const [after, ...rest] = future
  if (!after) return { past, now, future }
  return { past: [...past, now], now: after, future: rest }
}
