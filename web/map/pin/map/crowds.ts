import type { PinMarker } from '#contract/map/pin.ts'

/** Markers that would overlap. They're drawn at the position of the first. */
export type Crowd = readonly [PinMarker, ...PinMarker[]]

/** Each marker joins the first group it's too close to. `apart` is in percent of the map. */
export function crowdsOf(pins: readonly PinMarker[], apart: number): Crowd[] {
  const crowds: [PinMarker, ...PinMarker[]][] = []
  for (const pin of pins) {
    const near = crowds.find(([first]) => Math.hypot(first.x - pin.x, first.y - pin.y) < apart)
    if (near) near.push(pin)
    else crowds.push([pin])
  }
  return crowds
}
