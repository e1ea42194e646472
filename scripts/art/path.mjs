import { curveBasis, curveCatmullRom, line } from 'd3-shape'

/** One decimal is a tenth of a map unit, finer than a pixel at every zoom level of the page. */
export const short = (value) => String(Math.round(value * 10) / 10)

const point = ([x, y]) => `${short(x)} ${short(y)}`

export const polygon = (points) => `M${points.map(point).join('L')}Z`

/** Dots, drawn as zero-length lines with a round cap. */
export const dots = (points) => points.map((at) => `M${point(at)}h0`).join('')

export const flowing = line().curve(curveBasis).digits(1)

export const rounded = line().curve(curveCatmullRom).digits(1)
