import type { MapPosition } from '#domain/map/map-position.ts'

const WHOLE = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })

/** `89,985`, and never `-0`. */
export const wholeNumberText = (value: number): string => WHOLE.format(Math.round(value) + 0)

/** A number as typed, with a decimal point or comma; null if it isn't one. */
export function readNumber(text: string): number | null {
  const plain = text.trim().replace(',', '.')
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null
}

/** A position on the picture as typed, in percent; null if it isn't one. */
export function readPlace({ left, top }: { left: string; top: string }): MapPosition | null {
  const [x, y] = [readNumber(left), readNumber(top)]
  return x === null || y === null || Math.min(x, y) < 0 || Math.max(x, y) > 100 ? null : { x, y }
}
