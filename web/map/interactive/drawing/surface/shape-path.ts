import { interactiveMapMessages as texts } from '#contract/map/interactive-map.texts.ts'
import { gridCell, type MapPosition } from '#domain/map/map-position.ts'
import {
  cellsBetween,
  type Drawing,
  type NewShape,
  ringNumber,
  type Shape,
} from '#domain/map/plan.ts'
import { INK_COLORS, RING_COLOR } from '../tools.ts'

/** In percent of the map. */
const HEAD_LENGTH = 2.2
const HEAD_ANGLE = 0.45
const TICK = 0.8

export const colorOf = (shape: NewShape | Shape): string =>
  shape.kind === 'ring' ? RING_COLOR : INK_COLORS[shape.ink]

/** The SVG path of a shape, in percent of the map. Text has none. */
export function shapePath(shape: NewShape | Shape): string {
  if (shape.kind === 'text') return ''
  if (shape.kind === 'ring') return circle(shape.centre, shape.radius)
  if ('places' in shape) return `${curve(shape.places)}${shape.kind === 'area' ? 'Z' : ''}`
  const line = polyline([shape.from, shape.to])
  return line + (shape.kind === 'arrow' ? head(shape.from, shape.to) : ticks(shape.from, shape.to))
}

/** The label of a shape and its position. */
export function shapeLabel(
  shape: NewShape | Shape,
  drawing: Drawing,
): { at: MapPosition; text: string } | null {
  if (shape.kind === 'text') return { at: shape.at, text: shape.text }
  if (shape.kind === 'ruler') {
    const { from, to } = shape
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
    return { at: middle, text: texts.cells(cells(from, to)) }
  }
  if (shape.kind === 'ring') {
    const number = 'id' in shape ? ringNumber(drawing, shape) : drawing.filter(isRing).length + 1
    const { x, y } = shape.centre
    return { at: { x, y: Math.max(1.5, y - shape.radius) }, text: String(number) }
  }
  return null
}

/** A shape as text, for lists and announcements. */
export function shapeName(shape: Shape, drawing: Drawing): string {
  switch (shape.kind) {
    case 'ring':
      return texts.shape.ring(
        ringNumber(drawing, shape),
        gridCell(shape.centre),
        texts.cells((shape.radius / 10).toFixed(1)),
      )
    case 'text':
      return texts.shape.text(shape.text, gridCell(shape.at))
    case 'ruler':
      return texts.shape.ruler(
        gridCell(shape.from),
        gridCell(shape.to),
        texts.cells(cells(shape.from, shape.to)),
      )
    case 'arrow':
      return texts.shape.arrow(gridCell(shape.from), gridCell(shape.to))
    case 'area':
      return texts.shape.area(cellOf(shape.places[0]))
    case 'pen':
      return texts.shape.pen(cellOf(shape.places[0]), cellOf(shape.places.at(-1)))
    default:
      return shape satisfies never
  }
}

const isRing = ({ kind }: Shape) => kind === 'ring'
const cells = (from: MapPosition, to: MapPosition) => cellsBetween(from, to).toFixed(1)
const cellOf = (place: MapPosition | undefined) => (place ? gridCell(place) : '')
const point = (x: number, y: number) => `${x.toFixed(2)} ${y.toFixed(2)}`

const polyline = (places: readonly MapPosition[]) =>
  `M${places.map(({ x, y }) => point(x, y)).join('L')}`

/**
 * A curve through the midpoints between the points, with each point as control point: hand-drawn
 * lines have no corners.
 */
function curve(places: readonly MapPosition[]) {
  const [first, ...rest] = places
  const last = rest.pop()
  if (!first || !last) return polyline(places)
  const bends = rest.map(({ x, y }, at) => {
    const next = rest[at + 1] ?? last
    return `Q${point(x, y)} ${point((x + next.x) / 2, (y + next.y) / 2)}`
  })
  return `M${point(first.x, first.y)}${bends.join('')}L${point(last.x, last.y)}`
}

function circle({ x, y }: MapPosition, radius: number) {
  const arc = `A${radius} ${radius} 0 1 0`
  return `M${point(x - radius, y)}${arc} ${point(x + radius, y)}${arc} ${point(x - radius, y)}Z`
}

function head(from: MapPosition, to: MapPosition) {
  const angle = Math.atan2(to.y - from.y, to.x - from.x)
  const barb = (turn: number) =>
    point(to.x - HEAD_LENGTH * Math.cos(angle + turn), to.y - HEAD_LENGTH * Math.sin(angle + turn))
  return `M${barb(HEAD_ANGLE)}L${point(to.x, to.y)}L${barb(-HEAD_ANGLE)}`
}

function ticks(from: MapPosition, to: MapPosition) {
  const angle = Math.atan2(to.y - from.y, to.x - from.x) + Math.PI / 2
  const [right, down] = [TICK * Math.cos(angle), TICK * Math.sin(angle)]
  return [from, to]
    .map(({ x, y }) => `M${point(x - right, y - down)}L${point(x + right, y + down)}`)
    .join('')
}
