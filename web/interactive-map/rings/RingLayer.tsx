import type { ComponentProps } from 'react'
import { RingPicture } from './RingPicture.tsx'
import { RingSurface } from './RingSurface.tsx'

interface RingLayerProps extends ComponentProps<typeof RingSurface> {
  /** Otherwise another tool is in use, and placed rings are only shown. */
  isPlacing: boolean
}

export const RingLayer = ({ isPlacing, ...surface }: RingLayerProps) => {
  if (isPlacing) return <RingSurface {...surface} />
  return surface.rings.placement.ring1 ? <RingPicture rings={surface.rings} /> : null
}
