import { mulberry32 } from '#domain/base/mulberry.ts'

export interface Random {
  /** Uniform from 0 (inclusive) to 1 (exclusive). */
  readonly even: () => number
  readonly normal: (mean: number, sd: number) => number
  /**
   * Add it to log strengths and sort: the result is a finishing order in which each chance is proportional to
   * strength.
   */
  readonly gumbel: () => number
  readonly happens: (chance: number) => boolean
  /** How many of `chances` independent tries succeed. */
  readonly count: (chances: number, chance: number) => number
  readonly index: (length: number) => number
  /** A random index; each is as likely as its weight. */
  readonly weighted: (weights: readonly number[]) => number
  readonly shuffled: <T>(items: readonly T[]) => T[]
}

/**
 * Gives the same numbers for the same seed on every machine. Each use has its own seed, so an extra draw in one place
 * changes nothing elsewhere.
 */
export function createRandom(...seed: readonly (string | number)[]): Random {
  const even = mulberry32(fnv1a(seed.join(':')))
  /** Never 0, because the code below takes its logarithm. */
  const positive = () => 1 - even()
  const index = (length: number) => Math.floor(even() * length)
  return {
    even,
    index,
    normal: (mean, sd) =>
      mean + sd * Math.sqrt(-2 * Math.log(positive())) * Math.cos(2 * Math.PI * even()),
    gumbel: () => -Math.log(-Math.log(positive() * (1 - Number.EPSILON))),
    happens: (chance) => even() < chance,
    count: (chances, chance) => {
      let came = 0
      for (let turn = 0; turn < chances; turn += 1) if (even() < chance) came += 1
      return came
    },
    weighted: (weights) => pickWeighted(weights, even()),
    shuffled: (items) =>
      items
        .map((item) => ({ item, place: even() }))
        .toSorted((a, b) => a.place - b.place)
        .map(({ item }) => item),
  }
}

function pickWeighted(weights: readonly number[], share: number): number {
  let rest = share * weights.reduce((sum, weight) => sum + weight, 0)
  const found = weights.findIndex((weight) => (rest -= weight) < 0)
  return found === -1 ? weights.length - 1 : found
}

/** FNV-1a hash, 32 bits. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash
}
