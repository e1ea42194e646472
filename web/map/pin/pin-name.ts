import { pinMessages as texts } from '#contract/map/pin.texts.ts'
import type { PinMarker } from '#contract/map/pin.ts'
import { gridCell } from '#domain/map/map-position.ts'

/** Its title, or what it is and where. */
export const pinName = (pin: Pick<PinMarker, 'title' | 'type' | 'x' | 'y'>) =>
  pin.title || texts.name(pin.type, gridCell(pin))
