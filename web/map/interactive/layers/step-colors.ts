interface StepColor {
  readonly fill: string
  readonly ink: string
}

/** From few points to many, for each theme. The same in the exported image. */
export const STEP_COLORS: Readonly<Record<'dark' | 'light', readonly StepColor[]>> = {
  dark: [
    { fill: '#1d4f52', ink: '#ffffff' },
    { fill: '#4fa07a', ink: '#06101a' },
    { fill: '#8fca85', ink: '#06101a' },
    { fill: '#d7f0a0', ink: '#06101a' },
  ],
  light: [
    { fill: '#cfe6b4', ink: '#11181c' },
    { fill: '#9ecb92', ink: '#11181c' },
    { fill: '#2f7767', ink: '#ffffff' },
    { fill: '#154b4c', ink: '#ffffff' },
  ],
}

/** For POIs without enough games. */
export const PLAIN_COLOR: Readonly<Record<'dark' | 'light', StepColor>> = {
  dark: { fill: '#2b3540', ink: '#eaeff3' },
  light: { fill: '#f0f3f0', ink: '#3d4a53' },
}
