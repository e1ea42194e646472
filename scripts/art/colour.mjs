const channels = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

const toHex = (values) =>
  `#${values
    .map((value) => Math.round(Math.min(255, Math.max(0, value))).toString(16))
    .map((digits) => digits.padStart(2, '0'))
    .join('')}`

const blend = (from, to, share) => from.map((value, at) => value + (to[at] - value) * share)

/** A color between two; `share` 0 is the first, 1 the second. */
export function mixRgb(from, to, share) {
  return toHex(blend(channels(from), channels(to), share))
}

const linear = (value) =>
  value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4
const gamma = (value) =>
  255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

const times = (matrix, vector) =>
  matrix.map((row) => row.reduce((sum, factor, at) => sum + factor * vector[at], 0))

// The matrices are from https://bottosson.github.io/posts/oklab/
const RGB_TO_LMS = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const LMS_TO_LAB = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]
const LAB_TO_LMS = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
]
const LMS_TO_RGB = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
]

const toOklab = (hex) =>
  times(LMS_TO_LAB, times(RGB_TO_LMS, channels(hex).map(linear)).map(Math.cbrt))

const fromOklab = (lab) =>
  toHex(
    times(
      LMS_TO_RGB,
      times(LAB_TO_LMS, lab).map((value) => value ** 3),
    ).map(gamma),
  )

/** The same result as CSS `color-mix(in oklab, over share, under)`. */
export function mixOklab(over, under, share) {
  return fromOklab(blend(toOklab(under), toOklab(over), share))
}
