import { personColors } from '#domain/map/co-drawing.ts'

/** Bright enough for dark text, and different from each other on the map. */
const COLORS = [
  '#7dd3fc',
  '#fda4af',
  '#fcd34d',
  '#86efac',
  '#c4b5fd',
  '#fdba74',
  '#5eead4',
  '#f0abfc',
]

export function colorsOfPeople(people: readonly { readonly id: number }[]): Map<number, string> {
  const indexes = personColors(people.map(({ id }) => id))
  return new Map([...indexes].map(([id, index]) => [id, COLORS[index] ?? '#ffffff']))
}
