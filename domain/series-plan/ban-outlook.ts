import { mostPickedChances, pickLifts, spread } from '../forecast/next-ban.ts'
import type { BanOutlook } from './series-plan.ts'

/** How much less certain a ban is with each game before it that isn't played yet: added to the temperature. */
const TEMPERATURE_A_GAME = 0.4

/**
 * What a game bans if `ahead` games are played before it, likeliest first. A row per team of the others holds its
 * chances of playing each legend.
 */
export function banOutlook(
  marginals: readonly Float64Array[],
  legends: readonly string[],
  temperature: number,
  ahead: number,
): BanOutlook[] {
  const later = temperature + TEMPERATURE_A_GAME * ahead
  const chances = spread(mostPickedChances(marginals), later)
  const lifts = pickLifts(marginals)
  return chances
    .flatMap((chance, index) => {
      const legend = legends[index]
      if (legend === undefined || chance === 0) return []
      // Odds are spread like the chances.
      return [{ legend, chance, lift: (lifts[index] ?? 1) ** (1 / later) }]
    })
    .toSorted((a, b) => b.chance - a.chance)
}
