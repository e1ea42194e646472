/** Percent of the square map, from the left and from the top. */
export interface MapPosition {
  readonly x: number
  readonly y: number
}

/** A position on the map: clamped to it, rounded to a tenth of a percent, and centered if a number is missing. */
export const mapPositionOf = (x: number, y: number): MapPosition => ({
  x: percent(x),
  y: percent(y),
})

const percent = (value: number) =>
  Number.isFinite(value) ? Math.round(Math.min(100, Math.max(0, value)) * 10) / 10 : 50

/** The cell of the map's grid: A to J from the left, 1 to 10 from the top. */
export function gridCell({ x, y }: MapPosition): string {
  return `${'ABCDEFGHIJ'.charAt(tenth(x))}${tenth(y) + 1}`
}

const tenth = (value: number) => Math.min(9, Math.floor(value / 10))
