import { banStats } from '#domain/draft/ban-stats.ts'
import { LEGENDS } from '#domain/catalog/legend.ts'

const LEGENDS_SHOWN = 21
const SERIES = 60
const BANS_A_SERIES = 5
const SEED = 20_261

/** Sample bans, shown if the real ones can't be fetched. The same on every load. */
export function sampleBans() {
  const next = randomNumbers(SEED)
  const legends = LEGENDS.slice(0, LEGENDS_SHOWN).map(({ key }) => key)
  const bans = Array.from({ length: SERIES }, () => drawBans(legends, next)).flat()
  const counts = [...Map.groupBy(bans, ({ legend, number }) => `${legend} ${number}`).values()]
  return {
    banStats: banStats(
      counts.flatMap((same) => same.slice(0, 1).map((one) => ({ ...one, bans: same.length }))),
      SERIES,
    ),
    series: SERIES,
  }
}

/** One series: each game bans one more legend, popular ones earlier. */
function drawBans(legends: readonly string[], next: () => number) {
  const open = [...legends]
  return Array.from({ length: BANS_A_SERIES }, (_, game) => {
    const [legend = ''] = open.splice(Math.floor(next() ** 1.6 * open.length), 1)
    return { legend, number: game + 1 }
  })
}

/**
 * Uniform numbers from 0 to 1 (linear congruential generator, constants from Numerical Recipes).
 */
function randomNumbers(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}
