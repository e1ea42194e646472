import type { Replay } from '../live-match/replay/replay.ts'

/** What part of a game a timeline shows, in seconds. */
export interface TimeWindow {
  readonly from: number
  readonly to: number
}

const CLOSE_UP_S = 120

/** The whole game. An empty one still has a width. */
export const wholeGame = (durationS: number): TimeWindow => ({
  from: 0,
  to: Math.max(1, durationS),
})

/** Two minutes around a time, moved where the game begins or ends. */
export function closeUp(at: number, durationS: number): TimeWindow {
  if (durationS <= CLOSE_UP_S) return wholeGame(durationS)
  const from = Math.min(durationS - CLOSE_UP_S, Math.max(0, at - CLOSE_UP_S / 2))
  return { from, to: from + CLOSE_UP_S }
}

/** Where a time is in the window, in percent of its width. */
export const percentAt = ({ from, to }: TimeWindow, at: number): number =>
  (100 * (at - from)) / (to - from)

/** Which time is at this percentage of the window. */
export const timeAt = ({ from, to }: TimeWindow, share: number): number =>
  from + ((to - from) * Math.min(100, Math.max(0, share))) / 100

/** Times for the axis: every 2 minutes, or every 15 seconds in a close-up. */
export function axisTimes({ from, to }: TimeWindow): number[] {
  const step = to - from > CLOSE_UP_S ? 120 : 15
  const first = Math.ceil(from / step)
  const count = Math.floor(to / step) - first + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => (first + index) * step)
}

/** Kills of the whole lobby in steps of this many seconds. */
const KILL_STEP_S = 15

export interface KillStep {
  readonly from: number
  readonly kills: number
}

/** How many kills each step of the game had; steps without any are left out. */
export function killSteps({ fights }: Replay): KillStep[] {
  const steps = new Map<number, number>()
  for (const { at, isKill } of fights) {
    if (!isKill) continue
    const from = Math.floor(at / KILL_STEP_S) * KILL_STEP_S
    steps.set(from, (steps.get(from) ?? 0) + 1)
  }
  return [...steps].map(([from, kills]) => ({ from, kills })).toSorted((a, b) => a.from - b.from)
}

/** Things of a lane that are nearer than this share of it (in percent) become one, in the order of their times. */
export function mergeNear<Item extends { readonly at: number }>(
  items: readonly Item[],
  window: TimeWindow,
  nearest: number,
): Item[][] {
  const groups: Item[][] = []
  for (const item of items.toSorted((a, b) => a.at - b.at)) {
    const first = groups.at(-1)?.[0]
    if (first && percentAt(window, item.at) - percentAt(window, first.at) < nearest)
      groups.at(-1)?.push(item)
    else groups.push([item])
  }
  return groups
}

/** A jump forward from just before an event would land on the same one. */
const SAME_S = 0.5

/** The nearest time before or after another one; null without one. */
export function neighborTime(
  times: readonly number[],
  at: number,
  direction: 'before' | 'after',
): number | null {
  const found =
    direction === 'after'
      ? times.filter((time) => time > at + SAME_S)
      : times.filter((time) => time < at - SAME_S)
  if (found.length === 0) return null
  return direction === 'after' ? Math.min(...found) : Math.max(...found)
}
