export const TOOLS = [
  'pan',
  'select',
  'pen',
  'area',
  'arrow',
  'ring',
  'ruler',
  'text',
  'rings',
] as const
export type Tool = (typeof TOOLS)[number]

/** The same on screen and in the exported image. */
export const INK_COLORS = {
  lime: '#c6f24a',
  sky: '#5cc2ff',
  orange: '#ff9a3c',
  pink: '#ff8ad8',
  white: '#ffffff',
} as const

export const RING_COLOR = '#ffffff'
/** Drawn below each line, so it's visible on light and dark backgrounds. */
export const HALO_COLOR = '#0a0d10'
