import { findLegend, LEGEND_CLASSES } from '../catalog/legend.ts'

/** All legends and all compositions of three, numbered, so that rates and scores are plain arrays. */
export interface CompSpace {
  /** Legend keys in alphabetical order. */
  readonly legends: readonly string[]
  /** How many compositions there are. */
  readonly size: number
  /** The three legends of each composition, in ascending order. */
  readonly first: Uint8Array
  readonly second: Uint8Array
  readonly third: Uint8Array
  /** Compositions with the same classes have the same mix. */
  readonly mix: Uint8Array
  readonly mixes: number
  readonly legendIndex: ReadonlyMap<string, number>
  indexOf(legends: readonly number[]): number
}

export function createCompSpace(keys: readonly string[]): CompSpace {
  const legends = [...new Set(keys)].toSorted()
  const classes = legends.map((key) => LEGEND_CLASSES.indexOf(findLegend(key).class))
  const count = legends.length
  const size = (count * (count - 1) * (count - 2)) / 6
  const [first, second, third] = [new Uint8Array(size), new Uint8Array(size), new Uint8Array(size)]
  const mix = new Uint8Array(size)
  const mixIds = new Map<string, number>()
  const byLegends = new Uint16Array(count * count * count)
  let next = 0
  for (let a = 0; a < count; a += 1) {
    for (let b = a + 1; b < count; b += 1) {
      for (let c = b + 1; c < count; c += 1) {
        first[next] = a
        second[next] = b
        third[next] = c
        const key = [classes[a] ?? 0, classes[b] ?? 0, classes[c] ?? 0]
          .toSorted((x, y) => x - y)
          .join()
        if (!mixIds.has(key)) mixIds.set(key, mixIds.size)
        mix[next] = mixIds.get(key) ?? 0
        byLegends[(a * count + b) * count + c] = next
        next += 1
      }
    }
  }
  return {
    legends,
    size,
    first,
    second,
    third,
    mix,
    mixes: mixIds.size,
    legendIndex: new Map(legends.map((key, index) => [key, index])),
    indexOf(trio) {
      const [a = 0, b = 0, c = 0] = trio.toSorted((x, y) => x - y)
      return byLegends[(a * count + b) * count + c] ?? 0
    },
  }
}

export function legendsOfComp({ first, second, third }: CompSpace, comp: number) {
  return [first[comp] ?? 0, second[comp] ?? 0, third[comp] ?? 0] as const
}
