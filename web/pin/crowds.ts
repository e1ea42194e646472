import type { PinMarker } from '#contract/pin.ts'

/** Markers that would lie over each other; the first is where they are drawn. */
export type Crowd = readonly [PinMarker, ...PinMarker[]]

/** Each marker joins the first crowd whose place it is too close to, in percent of the map. */
export function crowdsOf(pins: readonly PinMarker[], apart: number): Crowd[] {
  const crowds: [PinMarker, ...PinMarker[]][] = []
  for (const pin of pins) {
    const near = crowds.find(([first]) => Math.hypot(first.x - pin.x, first.y - pin.y) < apart)
    if (near) near.push(pin)
    else crowds.push([pin])
  }
  return crowds
}
