import type { MapPosition } from '#domain/map/map-position.ts'

export type CardSide = `${'right' | 'left' | 'middle'}-${'below' | 'above' | 'level'}`

const LEFT = 35
const RIGHT = 65
const TOP = 30
const BOTTOM = 70

/**
 * Where a marker's card opens, so it stays inside the map: away from a close edge. In the middle
 * third it opens to the right if there's space, otherwise above or below.
 */
export function cardSide({ x, y }: MapPosition, hasRoom: boolean): CardSide {
  const across = x < LEFT ? 'right' : x > RIGHT ? 'left' : hasRoom ? 'right' : 'middle'
  if (y < TOP) return `${across}-below`
  if (y > BOTTOM) return `${across}-above`
  if (across === 'middle') return y < 50 ? 'middle-below' : 'middle-above'
  return `${across}-level`
}
