import { tooMany } from '../errors.ts'

export interface WriteRate {
  /** What a user can write at once. A full draft of 500 games can be reset, and that undone, without waiting. */
  burstBytes: number
  bytesPerSecond: number
}

const WRITE_RATE: WriteRate = { burstBytes: 1_000_000, bytesPerSecond: 64_000 }

/**
 * Limits how much each user writes, where requests differ too much in size to count them: a reset of the draft and its
 * undo write every game of the history. One large operation is always possible; the next one has to wait for it.
 */
export function createWriteLimit(
  refusal: string,
  { burstBytes, bytesPerSecond }: WriteRate = WRITE_RATE,
  now: () => number = () => performance.now(),
) {
  /** One entry per user, so it can't grow beyond the number of accounts. */
  const balances = new Map<number, { bytes: number; atMs: number }>()
  const balanceOf = (userId: number) => {
    const last = balances.get(userId)
    if (!last) return burstBytes
    return Math.min(burstBytes, last.bytes + ((now() - last.atMs) / 1000) * bytesPerSecond)
  }
  return {
    /** Refuses with 429 while the user has written too much. */
    requireBalance(userId: number) {
      const balance = balanceOf(userId)
      if (balance > 0) return
      const waitS = Math.max(1, Math.ceil(-balance / bytesPerSecond))
      throw tooMany(refusal, waitS)
    },

    spend(userId: number, bytes: number) {
      balances.set(userId, { bytes: balanceOf(userId) - bytes, atMs: now() })
    },
  }
}
