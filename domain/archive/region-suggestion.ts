import type { Region } from './region.ts'

interface RegionSuggestion {
  readonly region: Region
  /** In how many of the team's other seasons it was that region, and how many have one. */
  readonly seasons: number
  readonly of: number
}

/** The region that more than half of a team's other seasons have; null if there is none. */
export function suggestRegion(others: readonly Region[]): RegionSuggestion | null {
  for (const region of new Set(others)) {
    const seasons = others.filter((other) => other === region).length
    if (seasons * 2 > others.length) return { region, seasons, of: others.length }
  }
  return null
}
