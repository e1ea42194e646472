// CPU time of suggesting a plan: 6 games, 300 candidate compositions and 1,000 scenarios, as a phone that is four times
// slower has to do it in 200 ms.
import { LEGENDS } from '#domain/legend/legend.ts'
import { planProblem } from '#domain/series-plan/plan-problem.ts'
import { MAX_CANDIDATES } from '#domain/series-plan/series-plan.ts'
import { suggestPlan } from '#domain/series-plan/suggest-plan.ts'
import { mulberry32 } from '#domain/stats/mulberry.ts'

const GAMES = 6
const ROUNDS = 21
const AIM_MS = 50
/** An alarm limit, well above the measured value (docs/performance.md). */
const BUDGET_MS = 150

const random = mulberry32(5)
const legends = LEGENDS.map(({ key }) => key)
const trios = legends.flatMap((a, i) =>
  legends.slice(i + 1).flatMap((b, j) => legends.slice(i + j + 2).map((c) => [a, b, c])),
)

/** Values close to each other and popular legends in the good compositions, as in a real archive. */
function lobby() {
  const popular = legends.map(() => random() ** 3)
  const sum = popular.reduce((total, next) => total + next, 0)
  const outlook = legends.map((legend, at) => ({
    legend,
    chance: (popular[at] ?? 0) / sum,
    lift: 1.2 + random(),
  }))
  const candidates = trios
    .map((comp) => ({ comp, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .slice(0, MAX_CANDIDATES)
    .map(({ comp }) => {
      const fame = comp.reduce((total, key) => total + (popular[legends.indexOf(key)] ?? 0), 0)
      const value = 5.5 + 0.5 * fame + random()
      return { comp, values: Array.from({ length: GAMES }, () => value + 0.3 * random()) }
    })
  return {
    games: Array.from({ length: GAMES }, (_, at) => ({ number: at + 1, map: null, outlook })),
    bans: [],
    candidates,
    played: [],
  }
}

for (const allowRepeats of [true, false]) {
  const times: number[] = []
  const gaps: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const inputs = { ...lobby(), allowRepeats }
    // Other processes of the machine don't count. Neither do the compiler's and garbage collector's own threads.
    const start = process.threadCpuUsage()
    const { total, bound } = suggestPlan(planProblem(inputs), [])
    const { user, system } = process.threadCpuUsage(start)
    times.push((user + system) / 1000)
    gaps.push((100 * (bound - total)) / bound)
  }
  const median = middle(times)
  const repeats = allowRepeats ? 'repeats allowed' : 'repeats forbidden'
  process.stdout.write(
    `${repeats}: ${median.toFixed(1)} ms (aim: ${AIM_MS}), at most ${middle(gaps).toFixed(2)} % below the best\n`,
  )
  if (median > BUDGET_MS) process.exitCode = 1
}

function middle(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
