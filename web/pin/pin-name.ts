import { pinMessages as texts } from '#contract/messages/pin.ts'
import type { PinMarker } from '#contract/pin.ts'
import { gridCell } from '#domain/map/map-position.ts'

/** Its title, or what it is and where. */
export const pinName = (pin: Pick<PinMarker, 'title' | 'type' | 'x' | 'y'>) =>
  pin.title || texts.name(pin.type, gridCell(pin))
