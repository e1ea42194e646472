interface KeyPress {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

interface Tile {
  /** Letters move to the next tile with such a name. Without names they do nothing. */
  readonly label?: string
  readonly left: number
  readonly top: number
}

export const isPlainLetter = ({ key, ctrlKey, metaKey, altKey }: KeyPress) =>
  !(ctrlKey || metaKey || altKey) && /^\p{Letter}$/u.test(key)

/** The index a key moves to from `at`, for any number of columns. */
export function nextIndex(press: KeyPress, at: number, tiles: readonly Tile[]): number {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = press
  if (isPlainLetter(press)) return nextByName(key.toLowerCase(), at, tiles)
  if (altKey || shiftKey) return at
  if (ctrlKey || metaKey) return key === 'Home' ? 0 : key === 'End' ? tiles.length - 1 : at
  switch (key) {
    case 'ArrowRight':
      return Math.min(at + 1, tiles.length - 1)
    case 'ArrowLeft':
      return Math.max(at - 1, 0)
    case 'ArrowDown':
      return nearestInRow(at, tiles, 1)
    case 'ArrowUp':
      return nearestInRow(at, tiles, -1)
    case 'Home':
      return rowOf(tiles[at]?.top, tiles).at(0) ?? at
    case 'End':
      return rowOf(tiles[at]?.top, tiles).at(-1) ?? at
    default:
      return at
  }
}

const rowOf = (row: number | undefined, tiles: readonly Tile[]) =>
  tiles.flatMap(({ top }, index) => (top === row ? [index] : []))

/** The tile of the next row in that direction that is closest horizontally. */
function nearestInRow(at: number, tiles: readonly Tile[], direction: 1 | -1): number {
  const from = tiles[at]
  const beyond = tiles.filter(({ top }) => from && (top - from.top) * direction > 0)
  if (!from || beyond.length === 0) return at
  const row = beyond.reduce((best, tile) => ((tile.top - best.top) * direction < 0 ? tile : best))
  const away = (index: number) => Math.abs((tiles[index]?.left ?? 0) - from.left)
  return rowOf(row.top, tiles).reduce((best, index) => (away(index) < away(best) ? index : best))
}

/** The next tile whose name starts like that, wrapping around at the end. */
function nextByName(letter: string, at: number, tiles: readonly Tile[]): number {
  const order = tiles.map((_, step) => (at + 1 + step) % tiles.length)
  return order.find((index) => tiles[index]?.label?.toLowerCase().startsWith(letter)) ?? at
}
