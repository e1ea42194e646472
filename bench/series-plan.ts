// CPU time of suggesting a plan: 6 games, 100 candidate compositions and 1,000 scenarios, as a phone that is four times
// slower has to do it in 200 ms.
import { LEGENDS } from '#domain/catalog/legend.ts'
import { planProblem } from '#domain/series-plan/plan-problem.ts'
import { MAX_CANDIDATES } from '#domain/series-plan/series-plan.ts'
import { suggestPlan } from '#domain/series-plan/suggest-plan.ts'
import { mulberry32 } from '#domain/base/mulberry.ts'

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

/** Popular legends in the practised compositions, as in a real archive. */
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
    .map(({ comp }, place) => ({
      comp,
      games: MAX_CANDIDATES - place,
      effect: random(),
      margin: 0.7,
    }))
  const past = Array.from({ length: 20 }, () => legends.toSorted(() => random() - 0.5).slice(0, 5))
  return {
    outlooks: Array.from({ length: GAMES }, () => outlook),
    past,
    bans: [],
    candidates,
    played: [],
  }
}

for (const allowRepeats of [true, false]) {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const inputs = { ...lobby(), allowRepeats }
    // Other processes of the machine don't count. Neither do the compiler's and garbage collector's own threads.
    const start = process.threadCpuUsage()
    suggestPlan(planProblem(inputs), [])
    const { user, system } = process.threadCpuUsage(start)
    times.push((user + system) / 1000)
  }
  const median = middle(times)
  const repeats = allowRepeats ? 'repeats allowed' : 'repeats forbidden'
  process.stdout.write(`${repeats}: ${median.toFixed(1)} ms (aim: ${AIM_MS})\n`)
  if (median > BUDGET_MS) process.exitCode = 1
}

function middle(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
