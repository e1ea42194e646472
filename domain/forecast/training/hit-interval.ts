import type { Interval } from '../../base/interval.ts'

export interface Hit {
  readonly series: number
  readonly isHit: boolean
}

const SAMPLES = 500
const SEED = 20_250_601

/**
 * The 90 % interval of a share of hits, in percent. Whole series are drawn with replacement, because the games of a
 * series are alike. The draws are the same every time. Null for fewer than two series.
 */
export function hitInterval(hits: readonly Hit[]): Interval | null {
  const series = [...Map.groupBy(hits, (hit) => hit.series).values()].map((own) => ({
    n: own.length,
    right: own.filter(({ isHit }) => isHit).length,
  }))
  if (series.length < 2) return null
  const next = seededRandom(SEED)
  const shares = Float64Array.from({ length: SAMPLES }, () => {
    let [n, right] = [0, 0]
    for (let draw = 0; draw < series.length; draw += 1) {
      const one = series[Math.floor(next() * series.length)]
      n += one?.n ?? 0
      right += one?.right ?? 0
    }
    return (100 * right) / n
  }).toSorted()
  return { low: shares[SAMPLES * 0.05] ?? 0, high: shares[SAMPLES * 0.95] ?? 0 }
}

/** A linear congruential generator (Numerical Recipes): numbers from 0 to 1. */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}
