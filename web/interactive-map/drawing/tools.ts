export const TOOLS = ['pan', 'select', 'pen', 'area', 'arrow', 'ring', 'ruler', 'text'] as const
export type Tool = (typeof TOOLS)[number]

/** The same on the screen and in the picture that is saved. */
export const INK_COLORS = {
  lime: '#c6f24a',
  sky: '#5cc2ff',
  orange: '#ff9a3c',
  pink: '#ff8ad8',
  white: '#ffffff',
} as const

export const RING_COLOR = '#ffffff'
/** Below each line, so that it is seen on light and dark ground. */
export const HALO_COLOR = '#0a0d10'
