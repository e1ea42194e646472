import { drawForest } from './forest.mjs'
import { distanceToLine, hill, points, smoothstep } from './shape.mjs'

/** The canyon's bottom from the northern coast through the middle to the southern one, and its eastern arm. */
const CANYON = points('330 -30, 350 120, 330 240, 400 380, 500 440, 560 600, 600 760, 640 1030')
const EAST_ARM = points('500 440, 640 450, 720 470, 860 440, 1030 410')

/** Ochre mesas above a winding canyon, wetlands in the east, the sea in the southwest. */
export const kingsCanyon = {
  sea: 0.3,
  landRadius: 96,
  relief: 34,
  bands: 9,
  contourLines: 13,
  rivers: 3,
  roadSlope: 55,
  roadMax: 300,
  isVoid: false,
  palette: {
    dark: {
      water: ['#0c1a1e', '#0f252a', '#123238', '#174049'],
      coast: '#7fcfd0',
      shore: '#a08a58',
      land: '#40392b #4a3f2c #56472f #634f34 #705a3c #7d6747 #8d7857 #a28f70 #bdae93'.split(' '),
      light: '#ffeccb',
      contour: '#e4cfa4',
      road: '#e3cf9f',
      roadCase: '#1c1710',
      forest: '#849a5f',
    },
    light: {
      water: ['#b4d5d6', '#c0dee0', '#cde7e8', '#dbeff0'],
      coast: '#4c9498',
      shore: '#a3875a',
      land: '#f1e4c3 #eddab2 #e7cfa2 #e0c494 #d9b989 #d3b389 #d6bd9b #e1cfb6 #f1e8da'.split(' '),
      contour: '#7d6238',
      road: '#7c6136',
      roadCase: '#fdf8ea',
      forest: '#84975c',
    },
  },

  outline: (right, down) => Math.max(right, down) * 0.7 + Math.hypot(right, down) * 0.3,

  height({ x, y, warpedX, warpedY, land, edge, hills, ridges, rough }) {
    const bottom = Math.min(
      distanceToLine(warpedX, warpedY, CANYON),
      distanceToLine(warpedX, warpedY, EAST_ARM) + 10,
    )
    // Mesas: the ground rises in steps away from the canyon.
    const steps = smoothstep(14, 34, bottom) * 0.16 + smoothstep(70, 100, bottom) * 0.1
    const creek = (1 - smoothstep(4, 15, bottom)) * 0.1
    const wetlands = hill(x, y, 930, 500, 80) * 0.12
    const shore =
      smoothstep(0.74, 1.02, edge - land * 0.16 + rough(200, 4) * 0.14) * 0.5 +
      hill(x, y, 90, 930, 190) * 0.4
    return (
      0.3 +
      hills(260, 3) * 0.12 +
      ridges(230, 4) ** 2 * 0.16 * (1 - land * 0.4) +
      steps -
      creek -
      wetlands -
      shore
    )
  },

  decorate: (terrain) =>
    drawForest(terrain, {
      from: 0.05,
      to: 0.4,
      count: 1000,
      width: 3.2,
      opacity: 0.32,
      isWooded: (x, y) => terrain.woods(x, y) >= (x > 620 ? -0.05 : 0.2),
    }),

  overlay: () => '',
}
