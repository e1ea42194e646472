/** Someone who presses "Claim" this soon after another person's change has not seen yet that another team is on the clock. */
const UNSEEN_MS = 3000

/** Notices when another person's claim or undo changes which pick is on the clock. */
export function createPickGuard(user: string | null, now: () => number) {
  let seen: number | null | undefined
  let hasUndone = false
  let changedAt = Number.NEGATIVE_INFINITY

  return {
    /** Which pick is on the clock, null if none, and who made the last claim. */
    see: (pick: number | null, lastBy: string | undefined) => {
      if (pick === seen) return
      const isBack = seen !== undefined && pick !== null && (seen === null || pick < seen)
      const isOwn = isBack ? hasUndone : lastBy === user
      if (seen !== undefined && !isOwn) changedAt = now()
      seen = pick
      hasUndone = false
    },
    /** The next step back is our own. */
    undo: () => {
      hasUndone = true
    },
    isUnseen: () => now() - changedAt < UNSEEN_MS,
  }
}
