const STEP_MS = 0.1
const STEPS = 600_000

/** Times of millions of messages, to a tenth of a millisecond and up to a minute. */
export function createHistogram() {
  const counts = new Uint32Array(STEPS)
  let total = 0
  return {
    add(ms: number) {
      const step = Math.max(0, Math.min(STEPS - 1, Math.floor(ms / STEP_MS)))
      counts[step] = (counts[step] ?? 0) + 1
      total += 1
    },
    count: () => total,
    quantile(share: number): number {
      let left = total * share
      const step = counts.findIndex((count) => (left -= count) <= 0)
      return (step + 1) * STEP_MS
    },
  }
}

export type Histogram = ReturnType<typeof createHistogram>
