import type { Clock } from './clock.ts'

/** After this long without a key, a click or a movement the user counts as away. */
const IDLE_AFTER_MS = 120_000

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const

/** What shows whether a user is at the screen. */
export interface Screen {
  readonly isHidden: () => boolean
  /** Calls the listener at each sign of use and when the tab is hidden or shown. The returned function stops it. */
  readonly watch: (listener: () => void) => () => void
}

export const browserScreen: Screen = {
  isHidden: () => document.visibilityState === 'hidden',
  watch: (listener) => {
    const ending = new AbortController()
    const { signal } = ending
    document.addEventListener('visibilitychange', listener, { signal })
    for (const sign of SIGNS) addEventListener(sign, listener, { signal, passive: true })
    return () => ending.abort()
  },
}

/** Reports when the user leaves the screen and when they are back. The returned function stops it. */
export function followIdle(
  onChange: (isIdle: boolean) => void,
  screen: Screen,
  clock: Clock,
): () => void {
  let isIdle = false
  let cancelTimer: (() => void) | undefined

  const change = (next: boolean) => {
    if (next !== isIdle) onChange(next)
    isIdle = next
  }
  const check = () => {
    cancelTimer?.()
    const isHidden = screen.isHidden()
    change(isHidden)
    if (!isHidden) cancelTimer = clock.after(IDLE_AFTER_MS, () => change(true))
  }

  const stopWatching = screen.watch(check)
  check()
  return () => {
    stopWatching()
    cancelTimer?.()
  }
}
