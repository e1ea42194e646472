import type { PlanProblem } from './plan-problem.ts'

/**
 * A different candidate for each of the games with the highest sum of values, if bans were as they are now. Each game
 * needs only its best ones, as many as there are games. Exact, over sets of games.
 */
export function distinctPlan(
  { ranked, values }: PlanProblem,
  games: readonly number[],
  isAllowed: (candidate: number) => boolean,
): Map<number, number> {
  const best = games.flatMap((game) =>
    Array.from(ranked[game] ?? [])
      .filter(isAllowed)
      .slice(0, games.length),
  )
  const candidates = [...new Set(best)]
  let sums = new Float64Array(2 ** games.length).fill(-Infinity)
  sums[0] = 0
  // For which game each candidate is used to reach a set of games.
  const used = candidates.map((candidate) => {
    const next = sums.slice()
    const place = new Int8Array(sums.length).fill(-1)
    for (let set = 0; set < sums.length; set += 1) {
      if (sums[set] === -Infinity) continue
      for (let index = 0; index < games.length; index += 1) {
        const larger = set | (1 << index)
        const sum = (sums[set] ?? 0) + (values[games[index] ?? 0]?.[candidate] ?? 0)
        if (larger === set || sum <= (next[larger] ?? 0)) continue
        next[larger] = sum
        place[larger] = index
      }
    }
    sums = next
    return place
  })
  return readBack(games, candidates, used, fullestSet(sums))
}

/** All games, or as many as there are candidates for. */
function fullestSet(sums: Float64Array): number {
  let fullest = 0
  for (let set = 0; set < sums.length; set += 1) {
    const more = countGames(set) - countGames(fullest)
    const isHigher = (sums[set] ?? 0) > (sums[fullest] ?? 0)
    if (sums[set] !== -Infinity && (more > 0 || (more === 0 && isHigher))) fullest = set
  }
  return fullest
}

const countGames = (set: number) => set.toString(2).replaceAll('0', '').length

function readBack(
  games: readonly number[],
  candidates: readonly number[],
  used: readonly Int8Array[],
  fullest: number,
): Map<number, number> {
  const plan = new Map<number, number>()
  let set = fullest
  for (let at = candidates.length - 1; at >= 0; at -= 1) {
    const index = used[at]?.[set] ?? -1
    if (index < 0) continue
    plan.set(games[index] ?? 0, candidates[at] ?? 0)
    set &= ~(1 << index)
  }
  return plan
}
