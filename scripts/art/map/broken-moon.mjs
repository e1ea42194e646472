import { drawForest } from './forest.mjs'
import { points, smoothstep } from './shape.mjs'

/** Center x, center y, radius. */
const CRATERS = points(`
  245 225 105, 440 190 75, 700 245 90, 150 470 80, 300 430 75, 500 640 95, 320 690 85,
  700 470 75, 880 260 60, 760 580 70, 750 790 80, 500 830 75, 900 650 55, 110 790 55,
  400 920 50
`)

/** Pairs of POI ids that a zip line connects. */
const ZIP_LINES = points(`
  1 3, 3 4, 4 5, 4 6, 6 7, 7 20, 6 8, 8 9, 9 16, 16 17, 17 18, 17 19, 2 10, 10 12, 9 11, 11 13,
  14 15
`)

const MEADOWS =
  '<defs><linearGradient id="terra" x1="0" y1=".2" x2="1" y2=".6"><stop offset=".45" stop-color="#3f9d74" stop-opacity="0"/><stop offset=".72" stop-color="#3f9d74" stop-opacity=".26"/><stop offset="1" stop-color="#3f9d74" stop-opacity=".34"/></linearGradient></defs><rect width="1000" height="1000" fill="url(#terra)"/>'

/** A violet disc of craters in a starry void, its east terraformed, with dashed zip lines. */
export const brokenMoon = {
  sea: 0.22,
  landRadius: 110,
  relief: 40,
  bands: 9,
  contourLines: 18,
  rivers: 0,
  roadSlope: 30,
  roadMax: 300,
  isVoid: true,
  palette: {
    dark: {
      water: ['#07080d'],
      star: '#cfcbe8',
      coast: '#8f86c9',
      shore: '#6d66a3',
      land: '#2a2b3a #2f3040 #363748 #3f4052 #4a4b5c #585868 #6c6b79 #878592 #aaa8b3'.split(' '),
      light: '#f0eeff',
      contour: '#cfcbe8',
      road: '#b9b4dd',
      roadCase: '#14151d',
      forest: '#76b08f',
      padLine: '#d7d0ff66',
    },
    light: {
      water: ['#cdd0dc'],
      star: '#f4f4fa',
      coast: '#6b62a8',
      shore: '#7e78a8',
      land: '#e3e2ec #dddce8 #d6d5e3 #cfcedd #c9c8d6 #c6c4d0 #cecbd5 #dcdae2 #f3f2f6'.split(' '),
      contour: '#55527a',
      road: '#5f5a86',
      roadCase: '#fafaff',
      forest: '#5f9a7a',
    },
  },

  outline: (right, down) => (right ** 2.5 + down ** 2.5) ** (1 / 2.5),

  height({ x, warpedX, warpedY, land, edge, hills, rough }) {
    const cracks = (1 - smoothstep(0, 0.035, Math.abs(rough(220, 4)))) * (x < 560 ? 0.07 : 0.014)
    const rim = smoothstep(0.86, 0.97, edge - land * 0.06 + rough(130, 4) * 0.09) * 0.6
    return 0.44 + hills(280, 5) * 0.1 + land * 0.06 + craters(warpedX, warpedY) - cracks - rim
  },

  decorate: (terrain) =>
    MEADOWS +
    drawForest(terrain, {
      from: 0.2,
      to: 0.75,
      count: 900,
      width: 3,
      opacity: 0.34,
      isWooded: (x, y) => x > 560 && terrain.woods(x, y) >= -0.4,
    }),

  overlay({ pois }) {
    const at = new Map(pois.map((poi) => [poi.id, `${poi.x} ${poi.y}`]))
    const lines = ZIP_LINES.map(([from, to]) => `M${at.get(from)}L${at.get(to)}`).join('')
    return `<path d="${lines}" stroke="$coast" stroke-width="1.6" stroke-dasharray="2 5" opacity=".9"/>`
  },
}

/** A bowl with a raised rim that ends at one and a half radii. */
function craters(x, y) {
  let height = 0
  for (const [centreX, centreY, radius] of CRATERS) {
    const distance = Math.hypot(x - centreX, y - centreY) / radius
    if (distance < 1) height += 0.24 * distance ** 3 - 0.17
    else if (distance < 1.5) height += 0.07 * (1 - (distance - 1) / 0.5)
  }
  return height
}
