import { pinMessages as texts } from '#contract/messages/pin.ts'
import type { PinMarker } from '#contract/pin.ts'
import { gridCell } from '#domain/map/map-position.ts'

export const pinName = (pin: Pick<PinMarker, 'type' | 'x' | 'y'>) =>
  texts.name(pin.type, gridCell(pin))
