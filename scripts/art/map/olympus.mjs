import { drawForest } from './forest.mjs'
import { hill, points, smoothstep } from './shape.mjs'

/** Center x, center y, radius of the open lawns. */
const LAWNS = points(`
  310 525 70, 742 440 80, 560 880 85, 210 300 70, 630 740 60, 400 660 60, 820 800 75, 520 330 60
`)

/** Pairs of POI ids that a promenade connects. */
const PROMENADES = points(`
  1 6, 6 11, 11 12, 12 15, 15 19, 12 8, 8 13, 3 5, 2 3, 18 20, 19 21, 21 22, 14 16
`)

/** A white city in the clouds: terraces, lawns, promenades and a sheer edge all around. */
export const olympus = {
  sea: 0.28,
  landRadius: 118,
  relief: 22,
  bands: 8,
  contourLines: 12,
  rivers: 0,
  roadSlope: 34,
  roadMax: 280,
  isVoid: true,
  palette: {
    dark: {
      water: ['#101c2c'],
      star: '#9fc3e6',
      coast: '#9fd6ef',
      shore: '#7fa8c4',
      land: '#26352f #2c3d35 #33463c #3d5046 #4a5b54 #5c6a66 #748080 #96a0a2 #bcc4c6'.split(' '),
      light: '#eef8ff',
      lightOpacity: 0.06,
      contour: '#c9e3e0',
      road: '#e6e2d2',
      roadCase: '#18222a',
      forest: '#86b083',
      lawn: '#5f9a66',
      pad: '#0d151c99',
      padLine: '#d8f0ff66',
      gridLabel: '#d3e2ee',
    },
    light: {
      water: ['#c3dcf0'],
      star: '#ffffff',
      coast: '#4b8fb5',
      shore: '#8fa9b8',
      land: '#e6ecdb #dfe9d5 #d8e5cf #d3dfcb #d5dccf #dde0d8 #e8e9e4 #f2f2ef #fbfbfa'.split(' '),
      contour: '#5a7264',
      road: '#8a836c',
      roadCase: '#ffffff',
      forest: '#6f9b6b',
      lawn: '#9cc78f',
    },
  },

  outline: (right, down) => (right ** 2.8 + down ** 2.8) ** (1 / 2.8),

  height({ warpedX, warpedY, land, edge, hills, rough }) {
    const terraces = hill(warpedX, warpedY, 520, 500, 130) * 0.12
    const rim = smoothstep(0.76, 0.9, edge - land * 0.24 + rough(170, 4) * 0.13) * 0.62
    return 0.42 + hills(240, 4) * 0.1 + land * 0.08 + terraces - rim
  },

  decorate: (terrain) =>
    drawLawns() +
    drawForest(terrain, {
      from: 0.14,
      to: 0.6,
      count: 900,
      width: 3,
      opacity: 0.34,
      isWooded: (x, y) => terrain.woods(x, y) >= 0.12,
    }),

  overlay({ pois }) {
    const at = new Map(pois.map((poi) => [poi.id, `${poi.x} ${poi.y}`]))
    const lines = PROMENADES.map(([from, to]) => `M${at.get(from)}L${at.get(to)}`).join('')
    return `<path d="${lines}" stroke="$coast" stroke-width="2.2" stroke-dasharray="7 6" opacity=".6"/>`
  },
}

const drawLawns = () =>
  LAWNS.map(
    ([x, y, radius]) =>
      `<ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${Math.round(radius * 0.72)}" fill="$lawn" opacity=".22"/>`,
  ).join('')
