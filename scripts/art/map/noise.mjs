import { createNoise2D } from 'simplex-noise'
import { seededRandom } from '../random.mjs'

export const noiseField = (seed) => createNoise2D(seededRandom(seed))

/** Octaves of noise between -1 and 1; each is half as strong and about twice as fine as the one before. */
export function fractal(noise, x, y, octaves) {
  return layered(octaves, 2.02, (scale) => noise(x * scale, y * scale))
}

/** Like `fractal`, with sharp crests where the noise changes sign. */
export function ridged(noise, x, y, octaves) {
  return layered(octaves, 2.05, (scale) => 1 - Math.abs(noise(x * scale, y * scale)))
}

function layered(octaves, fineness, sample) {
  let sum = 0
  let weights = 0
  for (let octave = 0; octave < octaves; octave++) {
    const weight = 0.5 ** octave
    sum += weight * sample(fineness ** octave)
    weights += weight
  }
  return sum / weights
}
