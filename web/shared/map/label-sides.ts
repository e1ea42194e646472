import type { MapPosition } from '#domain/map/map-position.ts'

export type LabelSide = 'right' | 'left' | 'below' | 'above'

interface Labelled {
  readonly name: string
  readonly place: MapPosition
  /** One if unset. */
  readonly lines?: number
}

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const SIDES: readonly LabelSide[] = ['right', 'left', 'below', 'above']

/** In pixels, for the map size on most screens. A larger map only leaves more space. */
const MAP = 700
const CHARACTER = 6.4
const PADDING = 12
const HEIGHT = 20
const GAP = 14

/** Chooses a side for each name so that as few as possible cover another name or marker. */
export function labelSides(labelled: readonly Labelled[]): LabelSide[] {
  const markers = labelled.map(markerBox)
  const boxes = labelled.map((one) => SIDES.map((side) => labelBox(one, side)))
  const chosen = labelled.map(() => 0)
  // In the second round, each name reacts to the choices of all others.
  for (let round = 0; round < 2; round += 1) {
    for (const [at, own] of boxes.entries()) {
      const others = boxes.flatMap((options, other) => {
        const box = options[chosen[other] ?? 0]
        return other === at || !box ? [] : [box]
      })
      const hidden = markers.filter((_, other) => other !== at)
      const costs = own.map((box) => outside(box) + overlap(box, [...others, ...hidden]))
      chosen[at] = costs.indexOf(Math.min(...costs))
    }
  }
  return chosen.map((side) => SIDES[side] ?? 'right')
}

const pixel = (percent: number) => (percent / 100) * MAP

function markerBox({ place: { x, y } }: Labelled): Box {
  const [across, down, reach] = [pixel(x), pixel(y), GAP - 4]
  return { left: across - reach, right: across + reach, top: down - reach, bottom: down + reach }
}

function labelBox({ name, place, lines = 1 }: Labelled, side: LabelSide): Box {
  const height = lines * HEIGHT
  const width = name.length * CHARACTER + PADDING
  const [x, y] = [pixel(place.x), pixel(place.y)]
  const left = side === 'right' ? x + GAP : side === 'left' ? x - GAP - width : x - width / 2
  const top = side === 'below' ? y + GAP : side === 'above' ? y - GAP - height : y - height / 2
  return { left, top, right: left + width, bottom: top + height }
}

const length = (from: number, to: number) => Math.max(0, to - from)

const overlap = (box: Box, others: readonly Box[]) =>
  others.reduce(
    (sum, other) =>
      sum +
      length(Math.max(box.left, other.left), Math.min(box.right, other.right)) *
        length(Math.max(box.top, other.top), Math.min(box.bottom, other.bottom)),
    0,
  )

/** A name outside the map is cut off, which is worse than any overlap. */
const outside = ({ left, top, right, bottom }: Box) =>
  1000 * (length(left, 0) + length(MAP, right) + length(top, 0) + length(MAP, bottom))
