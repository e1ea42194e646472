import { byText, compKey, hasBanned, isTrio, legendsOf } from '../catalog/comp.ts'
import type { ExpectedEffect } from './expected-points.ts'
import { legendKey } from '../catalog/legend.ts'
import { assignPlayers, type LegendUse } from '../team/player.ts'
import { MAX_CANDIDATES, type PlanCandidate } from './series-plan.ts'

export interface SeatedCandidate extends PlanCandidate {
  /** Who of us plays each legend. */
  readonly players: readonly (string | null)[]
}

/** A composition and how often it was played. */
export interface PlayedOften {
  readonly compKey: string
  readonly games: number
}

interface CandidateSources {
  readonly bans: readonly string[]
  /** What our team played lately. */
  readonly practiced: readonly PlayedOften[]
  /** What our players play; empty if no one knows. */
  readonly uses: readonly LegendUse[]
  /** What the field plays most: for legends that no one of us plays. */
  readonly field: readonly PlayedOften[]
  readonly allowUnplayed: boolean
  readonly effectOf: (compKey: string) => ExpectedEffect
}

/** So many legends of each player are put together. */
const STRONGEST = 6

/**
 * What can be planned, in the order in which we would rather play it: what we played lately, most often first; then the
 * legends together that our players play most. What the field plays follows if it doesn't matter who plays what.
 */
export function planCandidates(sources: CandidateSources): SeatedCandidate[] {
  const { bans, practiced, uses, field, allowUnplayed, effectOf } = sources
  const needsPlayers = !allowUnplayed && uses.length > 0
  const games = new Map(practiced.map((one) => [one.compKey, one.games]))
  const keys = new Set([
    ...inOrder(practiced),
    ...strongestTogether(uses),
    ...(needsPlayers ? [] : inOrder(field)),
  ])
  const found: SeatedCandidate[] = []
  for (const key of keys) {
    if (found.length === MAX_CANDIDATES) break
    const comp = legendsOf(key)
    if (!isTrio(comp) || hasBanned(comp, bans)) continue
    const players = assignPlayers(comp, uses).map(({ player }) => player)
    if (needsPlayers && players.includes(null)) continue
    found.push({ comp, players, games: games.get(key) ?? 0, ...effectOf(key) })
  }
  return found
}

const inOrder = (played: readonly PlayedOften[]): string[] =>
  played
    .toSorted((a, b) => b.games - a.games || byText(a.compKey, b.compKey))
    .map((one) => one.compKey)

/** One legend of each of three players. The fewest games on one of them count first, then all games. */
function strongestTogether(uses: readonly LegendUse[]): string[] {
  const byPlayer = [...Map.groupBy(uses, ({ player }) => player).values()].map((own) =>
    own.toSorted((a, b) => b.games - a.games || byText(a.legend, b.legend)).slice(0, STRONGEST),
  )
  const together = byPlayer.flatMap((a, i) =>
    byPlayer
      .slice(i + 1)
      .flatMap((b, j) => byPlayer.slice(i + j + 2).flatMap((c) => trios(a, b, c))),
  )
  return together
    .toSorted((a, b) => b.least - a.least || b.all - a.all || byText(a.key, b.key))
    .map(({ key }) => key)
}

const trios = (
  ...[a, b, c]: readonly [readonly LegendUse[], readonly LegendUse[], readonly LegendUse[]]
) =>
  a.flatMap((one) =>
    b.flatMap((two) =>
      c.map((three) => {
        const own = [one, two, three]
        const games = own.map((use) => use.games)
        return {
          key: compKey(own.map(({ legend }) => legendKey(legend))),
          least: Math.min(...games),
          all: games.reduce((sum, next) => sum + next, 0),
        }
      }),
    ),
  )
