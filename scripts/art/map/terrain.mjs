import { clamp, smoothstep } from './shape.mjs'
import { fractal, noiseField, ridged } from './noise.mjs'

/** A map has 1000 x 1000 units on a height field of 300 x 300 cells. */
export const SIZE = 1000
export const CELLS = 300
export const CELL = SIZE / CELLS

export const cellCentre = (cell) => [
  ((cell % CELLS) + 0.5) * CELL,
  (Math.floor(cell / CELLS) + 0.5) * CELL,
]

export const isInside = (column, row) => column >= 0 && row >= 0 && column < CELLS && row < CELLS

/** The terrain of one map: heights, sea level, and everything else the layers need. */
export function surveyTerrain(map, character) {
  const pois = map.pois.map(({ id, name, x, y }) => ({ id, name, x: x * 10, y: y * 10 }))
  const noises = { main: `${map.id}a`, ridge: `${map.id}b`, rough: `${map.id}c` }
  for (const [name, seed] of Object.entries(noises)) noises[name] = noiseField(seed)

  const heights = new Float32Array(CELLS * CELLS)
  for (let cell = 0; cell < heights.length; cell++) {
    heights[cell] = character.height(describePoint(cellCentre(cell), pois, character, noises))
  }
  for (const poi of pois) liftAround(poi, heights, character.sea, noises.rough)

  return {
    seed: map.id,
    pois,
    heights,
    sea: character.sea,
    peak: heights.reduce((highest, height) => Math.max(highest, height)),
    woods: (x, y) => fractal(noises.main, x / 120 + 40, y / 120, 3),
    heightAt(x, y) {
      const column = clamp(Math.floor(x / CELL), 0, CELLS - 1)
      const row = clamp(Math.floor(y / CELL), 0, CELLS - 1)
      return heights[row * CELLS + column]
    },
  }
}

/** The inputs of a map's height function at one point. */
function describePoint([x, y], pois, character, noises) {
  const warpedX = x + fractal(noises.ridge, x / 260, y / 260, 3) * 46
  const warpedY = y + fractal(noises.rough, x / 260 + 9, y / 260 - 4, 3) * 46
  const nearest = Math.min(...pois.map((poi) => (warpedX - poi.x) ** 2 + (warpedY - poi.y) ** 2))
  return {
    x,
    y,
    warpedX,
    warpedY,
    /** 1 at a POI, falling to 0 away from all POIs. */
    land: Math.exp(-nearest / (2 * character.landRadius ** 2)),
    /** 0 at the center of the map, 1 at its outline. */
    edge: character.outline(Math.abs(x - 500) / 500, Math.abs(y - 500) / 500),
    hills: (size, octaves) => fractal(noises.main, warpedX / size, warpedY / size, octaves),
    ridges: (size, octaves) => ridged(noises.ridge, warpedX / size, warpedY / size, octaves),
    rough: (size, octaves) => fractal(noises.rough, x / size, y / size, octaves),
  }
}

/** Raises the ground so every POI is on dry land, no matter what the noise generated there. */
function liftAround(poi, heights, sea, noise) {
  for (let cell = 0; cell < heights.length; cell++) {
    const [x, y] = cellCentre(cell)
    const away = Math.hypot(x - poi.x, y - poi.y)
    if (away >= 90) continue
    // The noise roughens the edge; a POI on its own island would otherwise be a perfect circle.
    const distance = away - fractal(noise, x / 60, y / 60, 3) * away * 0.4
    const share = 1 - smoothstep(26, 64, distance)
    heights[cell] += (Math.max(heights[cell], sea + 0.07) - heights[cell]) * share
  }
}
