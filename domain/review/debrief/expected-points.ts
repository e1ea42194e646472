/** Games are cut into this many equal parts by when a team was out. */
export const EXIT_BINS = 20
/** Fewer team-games in a part say nothing. */
const LEAST = 30

/** What teams scored that were out in one part of the game. */
export interface ExitBin {
  /** From 0; the winner, who isn't out, has one more of its own. */
  readonly bin: number
  readonly n: number
  readonly mean: number
  readonly variance: number
}

export interface ExitExpectation {
  readonly mean: number
  readonly variance: number
}

/**
 * What teams score that survive as long: on straight lines between the middles of the parts. Null where too few games
 * are known.
 */
export function expectedByExit(
  bins: readonly ExitBin[],
  exit: { readonly share: number; readonly hasWon: boolean },
): ExitExpectation | null {
  const known = (bin: number) => bins.find((one) => one.bin === bin && one.n >= LEAST) ?? null
  if (exit.hasWon) return known(EXIT_BINS)
  const at = Math.min(1, Math.max(0, exit.share)) * EXIT_BINS - 0.5
  const first = Math.min(EXIT_BINS - 1, Math.max(0, Math.floor(at)))
  const [from, to] = [known(first), known(Math.min(EXIT_BINS - 1, first + 1))]
  if (!from || !to) return from ?? null
  const share = Math.min(1, Math.max(0, at - first))
  const between = (a: number, b: number) => a + (b - a) * share
  return {
    mean: between(from.mean, to.mean),
    variance: between(from.variance, to.variance),
  }
}
